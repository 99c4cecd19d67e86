import { createFileName } from '@spinout/flow-kit';

/** Names the report: its title with underscores, then the local date. */
export const reportFileName = (title: string, date: Date): string =>
  createFileName({ subject: title, date, extension: 'pdf' });

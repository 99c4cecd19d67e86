import { createFileName } from '@spinout/flow-kit';
import type { FlowData } from '../data/flow-data.js';
import { EXPORT_KIND } from '../steps/literature/literature.constants.js';

/** Names the report: its title with underscores, then the local date. */
export const reportFileName = (title: string, date: Date): string =>
  createFileName({ subject: title, date, extension: 'pdf' });

/** Names the references: the title of the hypothesis, their kind and the local date. */
export const referencesFileName = (
  { hypothesis }: FlowData,
  date: Date,
  extension: string,
): string =>
  createFileName({ subject: hypothesis?.title ?? '', kind: EXPORT_KIND, date, extension });

/** Names the file with all results: the topic, its kind and the local date. */
export const dataFileName = ({ topic, interest }: FlowData, date: Date): string =>
  createFileName({
    subject: topic?.title ?? interest?.title ?? '',
    kind: 'All results',
    date,
    extension: 'json',
  });

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

const getSubject = ({ topic, interest }: FlowData): string => topic?.title ?? interest?.title ?? '';

/** Names the file with all results: the topic, its kind and the local date. */
export const dataFileName = (data: FlowData, date: Date): string =>
  createFileName({ subject: getSubject(data), kind: 'All results', date, extension: 'json' });

/** Names a bundle: the topic, its kind and the local date. */
export const bundleFileName = (data: FlowData, date: Date): string =>
  createFileName({ subject: getSubject(data), kind: 'Bundle', date, extension: 'zip' });

import { safeFileName } from '@spinout/api-client';
import { formatFileDate } from '@spinout/flow-kit';

export const summaryFileName = (date: Date): string =>
  `research_summary_${formatFileDate(date)}.pdf`;

export const paperFileName = (date: Date): string => `research_paper_${formatFileDate(date)}.pdf`;

export const dataFileName = (topic: string): string => `${safeFileName(topic)}_data.json`;

export const bundleFileName = (topic: string, date: Date): string =>
  `${safeFileName(topic)}_bundle_${formatFileDate(date)}.zip`;

export const fullResultsFileName = (topic: string, date: Date): string =>
  `research-results-${safeFileName(topic)}-${formatFileDate(date)}.json`;

import { safeFileName } from '@spinout/api-client';

const ISO_DATE_LENGTH = 'YYYY-MM-DD'.length;

/** Formats a date for file names: YYYY-MM-DD (UTC). */
const fileDate = (date: Date): string => date.toISOString().slice(0, ISO_DATE_LENGTH);

export const summaryFileName = (date: Date): string => `research_summary_${fileDate(date)}.pdf`;

export const paperFileName = (date: Date): string => `research_paper_${fileDate(date)}.pdf`;

export const dataFileName = (topic: string): string => `${safeFileName(topic)}_data.json`;

export const fullResultsFileName = (topic: string, date: Date): string =>
  `research-results-${safeFileName(topic)}-${fileDate(date)}.json`;

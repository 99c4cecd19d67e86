import { safeFileName } from '@spinout/api-client';

const ISO_DATE_LENGTH = 'YYYY-MM-DD'.length;

/** T-35: a date in file names, YYYY-MM-DD (UTC). */
const fileDate = (date: Date): string => date.toISOString().slice(0, ISO_DATE_LENGTH);

/** T-14 */
export const summaryFileName = (date: Date): string => `research_summary_${fileDate(date)}.pdf`;

/** CONST-31, RES-05 */
export const paperFileName = (date: Date): string => `research_paper_${fileDate(date)}.pdf`;

/** CONST-31, RES-07, T-35 */
export const dataFileName = (topic: string): string => `${safeFileName(topic)}_data.json`;

/** CONST-31, RES-08, T-35 */
export const fullResultsFileName = (topic: string, date: Date): string =>
  `research-results-${safeFileName(topic)}-${fileDate(date)}.json`;

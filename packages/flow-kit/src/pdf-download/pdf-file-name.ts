import { safeFileName } from '@spinout/api-client';

const ISO_DATE_LENGTH = 'YYYY-MM-DD'.length;

/**
 * Names the PDF of a report: the title with underscores, then the date.
 * @param isoDate an ISO 8601 date or time; its date is used
 * @example pdfFileName('Research Results: Sleep', '2026-03-02') // 'Research_Results_Sleep_2026-03-02.pdf'
 */
export const pdfFileName = (title: string, isoDate: string): string =>
  `${safeFileName(title)}_${isoDate.slice(0, ISO_DATE_LENGTH)}.pdf`;

import { createFileName } from '../files/file-name.js';

/**
 * Names the PDF of a report: the title with underscores, then the local date.
 * @example pdfFileName('Research Results: Sleep', date) // 'Research_Results_Sleep_2026-03-02.pdf'
 */
export const pdfFileName = (title: string, date: Date): string =>
  createFileName({ subject: title, date, extension: 'pdf' });

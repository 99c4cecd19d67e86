import { expect, it } from 'vitest';
import { pdfFileName } from './pdf-file-name.js';

it('DL-05 names the file by title with underscores and ISO date (S-32)', () => {
  expect(pdfFileName('Research Results: Sleep & memory', '2026-03-02')).toBe(
    'Research_Results_Sleep_&_memory_2026-03-02.pdf',
  );
  expect(pdfFileName('a/b', '2026-03-02T10:00:00.000Z')).toBe('ab_2026-03-02.pdf');
});

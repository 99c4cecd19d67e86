import { expect, it } from 'vitest';
import { pdfFileName } from './pdf-file-name.js';

it('DL-05 names the file by title with underscores and ISO date (S-32)', () => {
  const date = new Date(2026, 2, 2, 10);
  expect(pdfFileName('Research Results: Sleep & memory', date)).toBe(
    'Research_Results_Sleep_&_memory_2026-03-02.pdf',
  );
  expect(pdfFileName('a/b', date)).toBe('ab_2026-03-02.pdf');
});

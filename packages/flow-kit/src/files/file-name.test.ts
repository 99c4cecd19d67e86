import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFileName, formatFileDate } from './file-name.js';

/** Late in the evening, when it is the next day in Greenwich for half of the world. */
const date = new Date(2026, 2, 2, 23, 59);

describe('the name of a download', () => {
  it('has subject, kind and local date', () => {
    expect(
      createFileName({ subject: 'Sleep Technologies', kind: 'Bylaws', date, extension: 'docx' }),
    ).toBe('Sleep_Technologies_Bylaws_2026-03-02.docx');
    expect(createFileName({ subject: 'a/b', date, extension: 'pdf' })).toBe('ab_2026-03-02.pdf');
    expect(createFileName({ subject: '', kind: 'References', date, extension: 'bib' })).toBe(
      'References_2026-03-02.bib',
    );
    expect(formatFileDate(new Date(2026, 0, 9, 0, 1))).toBe('2026-01-09');
  });

  it('is cut in its subject, never in its kind', () => {
    const name = createFileName({
      subject: 'word '.repeat(60),
      kind: 'Vesting Schedule',
      date,
      extension: 'txt',
    });
    expect(name).toMatch(/^word_word_.*_Vesting_Schedule_2026-03-02\.txt$/);
    expect(name.length).toBeLessThanOrEqual(80 + '_2026-03-02.txt'.length);
  });

  it('is safe and short enough for every system, for any subject and kind', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 120 }),
        fc.string({ unit: 'binary', maxLength: 120 }),
        (subject, kind) => {
          const name = createFileName({ subject, kind, date, extension: 'docx' });
          expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}\p{Cf}\s]/u);
          expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
        },
      ),
    ));
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeFileName } from './safe-file-name.js';

const awkward = fc.constantFrom('.', '/', '\\', ' ', ':', '\0', '\u202e', 'e\u0301', '\u{1f600}');

describe('safeFileName', () => {
  it.each([
    ['Étude β-amyloïde.pdf', 'Étude β-amyloïde.pdf'],
    ['../../etc/passwd', '.._.._etc_passwd'],
    ['C:\\papers\\a.pdf', 'C__papers_a.pdf'],
    ['paper\u202efdp.exe', 'paperfdp.exe'],
    ['a\u0000b\r\nc.txt', 'abc.txt'],
    ['', 'paper'],
    ['..', 'paper'],
    [undefined, 'paper'],
    [`${'x'.repeat(300)}.docx`, `${'x'.repeat(115)}.docx`],
  ])('turns “%s” into “%s”', (fileName, name) => expect(safeFileName(fileName)).toBe(name));

  it('is never empty, too long or a path, and is idempotent', () =>
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.oneof(awkward, fc.string({ minLength: 1, maxLength: 1 })),
          maxLength: 200,
        }),
        (fileName) => {
          const name = safeFileName(fileName);
          expect(name).not.toBe('');
          expect([...name].length).toBeLessThanOrEqual(120);
          expect(name).not.toMatch(/[\\/\p{Cc}]/u);
          expect(safeFileName(name)).toBe(name);
        },
      ),
    ));
});

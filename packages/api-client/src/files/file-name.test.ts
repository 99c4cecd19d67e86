import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeFileName } from './file-name.js';

describe('a safe file name', () => {
  it.each([
    ['Research Results: Sleep & memory', 'Research_Results_Sleep_&_memory'],
    ['  a \t b  ', 'a_b'],
    ['../../etc/passwd', 'etcpasswd'],
    ['CON', 'CON_'],
    ['α-synuclein ΔG', 'α-synuclein_ΔG'],
    ['\u202Egpj.exe', 'gpj.exe'],
    ['???', 'untitled'],
    ['', 'untitled'],
  ])('makes “%s” into “%s”', (text, name) => expect(safeFileName(text)).toBe(name));

  it('is never empty, never long, and holds nothing that a file system refuses', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const name = safeFileName(text);
        expect(name.length).toBeGreaterThan(0);
        expect([...name].length).toBeLessThanOrEqual(81);
        expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}\p{Cf}\s]/u);
        expect(name).not.toMatch(/^\.|\.$/);
      }),
    ));

  it('changes a safe name no more', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), (text) => {
        expect(safeFileName(safeFileName(text))).toBe(safeFileName(text));
      }),
    ));
});

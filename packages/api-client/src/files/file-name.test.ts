import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeFileName } from './file-name.js';

describe('a safe file name', () => {
  it.each([
    ['Research Results: Sleep & memory', 'Research_Results_Sleep_&_memory'],
    ['  a \t b  ', 'a_b'],
    ['../../etc/passwd', 'etcpasswd'],
    ['CON', 'CON_'],
    ['con. A study', 'con_._A_study'],
    ['COM¹.txt', 'COM¹_.txt'],
    ['Conrad’s console', 'Conrad’s_console'],
    ['half a letter \ud83d end', 'half_a_letter__end'],
    ['α-synuclein ΔG', 'α-synuclein_ΔG'],
    ['\u202Egpj.exe', 'gpj.exe'],
    ['???', 'untitled'],
    ['', 'untitled'],
  ])('converts “%s” to “%s”', (text, name) => expect(safeFileName(text)).toBe(name));

  it('is never empty or too long and contains no unsafe characters', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const name = safeFileName(text);
        expect(name.length).toBeGreaterThan(0);
        expect([...name].length).toBeLessThanOrEqual(81);
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(201);
        expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}\p{Cf}\s]/u);
        expect(name).not.toMatch(/^\.|\.$/);
      }),
    ));

  it('T-35 has at most 80 characters, with space for a suffix in any script', () => {
    expect(safeFileName('a'.repeat(300))).toBe('a'.repeat(80));
    expect(safeFileName('睡'.repeat(300))).toBe('睡'.repeat(66));
    expect(safeFileName('🧬'.repeat(300))).toBe('🧬'.repeat(50));
  });

  it('does not change a safe name', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), (text) => {
        expect(safeFileName(safeFileName(text))).toBe(safeFileName(text));
      }),
    ));
});

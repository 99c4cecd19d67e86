import { describe, expect, it } from 'vitest';
import { backboneOf } from './backbone.js';
import { chainOf, flatSheet, pdbOf } from './pdb.fixtures.js';
import { secondaryStructureOf } from './secondary-structure.js';

const shares = (pdb: string) => secondaryStructureOf(backboneOf(pdb) ?? []);

describe('secondary structure', () => {
  it('finds the α-helix in a chain with its backbone angles, but for the ends', () => {
    const { alpha_helix, beta_sheet, coil } = shares(pdbOf(chainOf(24, -57, -47)));
    expect(alpha_helix).toBeCloseTo(22 / 24, 3);
    expect(beta_sheet).toBe(0);
    expect(coil).toBeCloseTo(2 / 24, 3);
  });

  it('finds none in an outstretched chain', () => {
    expect(shares(pdbOf(chainOf(24, -139, 135)))).toEqual({
      alpha_helix: 0,
      beta_sheet: 0,
      coil: 1,
    });
  });

  it('finds none in a helix of proline, which has no hydrogen to bind', () => {
    expect(shares(pdbOf(chainOf(24, -57, -47), 'PRO')).alpha_helix).toBe(0);
  });

  it('finds the sheet of two strands that run against each other', () => {
    const { alpha_helix, beta_sheet } = shares(pdbOf(flatSheet(9)));
    expect(alpha_helix).toBe(0);
    expect(beta_sheet).toBeGreaterThan(0.5);
  });

  it('gives shares that add up to 1', () => {
    for (const pdb of [
      pdbOf(chainOf(13, -57, -47)),
      pdbOf(flatSheet(7)),
      pdbOf(chainOf(1, 0, 0)),
    ]) {
      const { alpha_helix, beta_sheet, coil } = shares(pdb);
      expect(alpha_helix + beta_sheet + coil).toBeCloseTo(1, 6);
    }
  });
});

describe('reading a backbone', () => {
  it('takes the first chain of the first model, and only whole residues', () => {
    const first = pdbOf(chainOf(3, -57, -47));
    const other = first.replaceAll(/^(ATOM.{17})A/gm, '$1B');
    expect(backboneOf(`${first}\n${other}`)).toHaveLength(3);
    expect(backboneOf(other + first)).toHaveLength(3);
    expect(backboneOf(first.replace(/^ATOM.*? O .*\n/m, ''))).toHaveLength(2);
  });

  it('reads coordinates to the third decimal', () => {
    const [residue] =
      backboneOf(
        pdbOf([
          [
            ['N', [-1.5, 2.25, 100.125]],
            ['CA', [0, 0, 0]],
            ['C', [1, 0, 0]],
            ['O', [1, 1, 0]],
          ],
        ]),
      ) ?? [];
    expect(residue).toEqual({
      name: 'ALA',
      number: '1',
      temperature: 90,
      n: [-1.5, 2.25, 100.125],
      ca: [0, 0, 0],
      c: [1, 0, 0],
      o: [1, 1, 0],
    });
  });

  it('reads what the file says of the certainty of each residue, and that it says nothing', () => {
    const text = pdbOf(chainOf(2, -57, -47));
    const blank = text.replaceAll('  1.00 90.00', '');
    expect(backboneOf(text)?.map(({ temperature }) => temperature)).toEqual([90, 90]);
    expect(backboneOf(blank)?.map(({ temperature }) => temperature)).toEqual([null, null]);
  });

  it.each([
    ['nothing', ''],
    ['another text', 'HEADER    MADE UP\nATOM without columns\nEND'],
    ['numbers that are none', pdbOf(chainOf(1, 0, 0)).replaceAll(/\d\.\d{3}/g, 'x.xxx')],
    ['a chain beyond all proteins', pdbOf(chainOf(5001, -57, -47))],
  ])('gives nothing for %s', (_, text) => {
    expect(backboneOf(text)).toBeNull();
  });
});

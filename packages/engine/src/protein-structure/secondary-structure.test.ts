import { describe, expect, it } from 'vitest';
import { parseBackbone } from './backbone.js';
import { createChain, createFlatSheet, formatPdb } from './pdb.fixtures.js';
import { assignSecondaryStructure, countSecondaryStructure } from './secondary-structure.js';

const shares = (pdb: string) =>
  countSecondaryStructure(assignSecondaryStructure(parseBackbone(pdb) ?? []));

describe('secondary structure', () => {
  it('finds the α-helix in a chain with its backbone angles, but for the ends', () => {
    const { alpha_helix, beta_sheet, coil } = shares(formatPdb(createChain(24, -57, -47)));
    expect(alpha_helix).toBeCloseTo(22 / 24, 3);
    expect(beta_sheet).toBe(0);
    expect(coil).toBeCloseTo(2 / 24, 3);
  });

  it('finds none in an extended chain', () => {
    expect(shares(formatPdb(createChain(24, -139, 135)))).toEqual({
      alpha_helix: 0,
      beta_sheet: 0,
      coil: 1,
    });
  });

  it('finds none in a helix of proline, which has no hydrogen to bind', () => {
    expect(shares(formatPdb(createChain(24, -57, -47), 'PRO')).alpha_helix).toBe(0);
  });

  it('finds the sheet of two antiparallel strands', () => {
    const { alpha_helix, beta_sheet } = shares(formatPdb(createFlatSheet(9)));
    expect(alpha_helix).toBe(0);
    expect(beta_sheet).toBeGreaterThan(0.5);
  });

  it('gives shares that add up to 1', () => {
    for (const pdb of [
      formatPdb(createChain(13, -57, -47)),
      formatPdb(createFlatSheet(7)),
      formatPdb(createChain(1, 0, 0)),
    ]) {
      const { alpha_helix, beta_sheet, coil } = shares(pdb);
      expect(alpha_helix + beta_sheet + coil).toBeCloseTo(1, 6);
    }
  });
});

describe('reading a backbone', () => {
  it('takes the first chain of the first model, and only whole residues', () => {
    const first = formatPdb(createChain(3, -57, -47));
    const other = first.replaceAll(/^(ATOM.{17})A/gm, '$1B');
    expect(parseBackbone(`${first}\n${other}`)).toHaveLength(3);
    expect(parseBackbone(other + first)).toHaveLength(3);
    expect(parseBackbone(first.replace(/^ATOM.*? O .*\n/m, ''))).toHaveLength(2);
  });

  it('reads coordinates to the third decimal', () => {
    const [residue] =
      parseBackbone(
        formatPdb([
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

  it('reads the temperature factor of each residue, and null if it is missing', () => {
    const text = formatPdb(createChain(2, -57, -47));
    const blank = text.replaceAll('  1.00 90.00', '');
    expect(parseBackbone(text)?.map(({ temperature }) => temperature)).toEqual([90, 90]);
    expect(parseBackbone(blank)?.map(({ temperature }) => temperature)).toEqual([null, null]);
  });

  it.each([
    ['nothing', ''],
    ['another text', 'HEADER    MADE UP\nATOM without columns\nEND'],
    ['numbers that are none', formatPdb(createChain(1, 0, 0)).replaceAll(/\d\.\d{3}/g, 'x.xxx')],
    ['a chain beyond all proteins', formatPdb(createChain(5001, -57, -47))],
  ])('returns null for %s', (_, text) => {
    expect(parseBackbone(text)).toBeNull();
  });
});

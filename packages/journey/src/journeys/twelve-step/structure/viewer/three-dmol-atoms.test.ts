import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DRAWING_STYLES, type ViewedResidue } from '../structure.types.js';
import type { ViewedStructure } from './structure-viewer.types.js';
import { createAtoms, type BandColors } from './three-dmol-atoms.js';

const colors: BandColors = {
  veryHigh: 0x000001,
  confident: 0x000002,
  low: 0x000003,
  veryLow: 0x000004,
  unknown: 0x000005,
};

const chain = (...residues: readonly (readonly [plddt: number | null, joined: boolean])[]) => ({
  protein: 'EXAMPLE-1',
  residues: residues.map(([plddt, joined], index) => ({
    ...{ x: index * 3.8, y: 0, z: 0 },
    ...{ plddt, joined, residue: `ALA${index + 1}` },
  })),
});

const ångström = fc.double({ min: -500, max: 500, noNaN: true });
const anyStructure: fc.Arbitrary<ViewedStructure> = fc.record({
  protein: fc.string(),
  residues: fc.array(
    fc.record({
      ...{ x: ångström, y: ångström, z: ångström },
      residue: fc.string(),
      plddt: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
      joined: fc.boolean(),
    }),
    { maxLength: 40 },
  ),
});

const ends = (structure: ViewedStructure, style: (typeof DRAWING_STYLES)[number]) =>
  createAtoms(structure, style, colors).flatMap((atom, index) =>
    atom.bonds.map((to) => [index, to] as const),
  );

describe('createAtoms', () => {
  it('places atoms at their coordinates in every style', () =>
    fc.assert(
      fc.property(anyStructure, fc.constantFrom(...DRAWING_STYLES), (structure, style) => {
        const places = new Set(
          createAtoms(structure, style, colors).map(({ x, y, z }) => `${x} ${y} ${z}`),
        );
        for (const { x, y, z } of structure.residues) expect(places).toContain(`${x} ${y} ${z}`);
      }),
    ));

  it('bonds each atom to the next one at most, never across a gap, and never past the end', () =>
    fc.assert(
      fc.property(anyStructure, fc.constantFrom(...DRAWING_STYLES), (structure, style) => {
        const atoms = createAtoms(structure, style, colors);
        const parts = { spheres: 0, sticks: 1, trace: 4 }[style];
        const joints = structure.residues.slice(0, -1).filter(({ joined }) => joined).length;
        const bonds = ends(structure, style);
        expect(bonds).toHaveLength(joints * parts);
        for (const [from, to] of bonds) {
          expect(to).toBe(from + 1);
          expect(atoms[to]?.style.stick).toBeDefined();
        }
        for (const { bonds: some, bondStyles } of atoms)
          expect(bondStyles).toHaveLength(some.length);
      }),
    ));

  it('shows confidence by color and thickness', () => {
    const atoms = createAtoms(
      chain([95, true], [80, true], [60, true], [10, true], [null, false]),
      'spheres',
      colors,
    );
    expect(atoms.map(({ style }) => style.sphere?.color)).toEqual([1, 2, 3, 4, 5]);
    const [veryHigh, confident, low, veryLow] = atoms.map(({ style }) => style.sphere?.radius ?? 0);
    expect(veryHigh).toBe(1.9);
    expect(confident).toBeLessThan(veryHigh ?? 0);
    expect(low).toBeLessThan(confident ?? 0);
    expect(veryLow).toBeLessThan(low ?? 0);
  });

  it('gives each half of a bond the color of its end, as a stick and as a curve', () => {
    const two = chain([95, true], [10, false]);
    expect(createAtoms(two, 'sticks', colors)[0]?.bondStyles).toEqual([
      { radius: 0.25, color1: 1, color2: 4 },
    ]);
    expect(
      createAtoms(two, 'trace', colors).flatMap(({ bondStyles }) =>
        bondStyles.map(({ color1, color2 }) => [color1, color2]),
      ),
    ).toEqual([
      [1, 1],
      [1, 1],
      [4, 4],
      [4, 4],
    ]);
  });

  it('keeps a minimum radius in large chains', () => {
    const far = { ...chain([10, true]).residues[0], x: 1000 } as ViewedResidue;
    const [thin] = createAtoms(
      { protein: '', residues: [...chain([10, true]).residues, far] },
      'sticks',
      colors,
    );
    expect(thin?.style.stick?.radius).toBe(2);
  });
});

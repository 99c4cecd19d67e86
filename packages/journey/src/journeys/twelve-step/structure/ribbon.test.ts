import { describe, expect, it } from 'vitest';
import { findRibbonSides, hasRibbon } from './ribbon.js';
import { createScene } from './scene.js';
import { INITIAL_VIEW_STATE } from './structure.constants.js';
import { structureWithBackbone, structureWithRibbon } from './structure.fixtures.js';
import type { BackboneAtoms } from './structure.types.js';
import { createSubject } from './subject.js';
import { createRibbonAtoms } from './viewer/three-dmol-ribbon.js';

const atoms = (dx: number, kind: BackboneAtoms['kind'] = 'sheet') => ({
  backbone: {
    n: { x: 0, y: 0, z: 0 },
    c: { x: 1, y: 1, z: 1 },
    o: { x: 1 + dx, y: 1, z: 1 },
    kind,
  },
});
const trace = { ...INITIAL_VIEW_STATE, style: 'trace' } as const;
const kindsOf = (structure: typeof structureWithRibbon, style = trace) => [
  ...new Set(
    createScene(
      createSubject(structure, () => 0),
      style,
    ).map(({ kind }) => kind),
  ),
];

describe('a ribbon', () => {
  it('lies along C=O, and does not turn over where the next bond points the other way', () => {
    const sides = findRibbonSides([atoms(1.2), atoms(-1.2), atoms(1.2), atoms(-1.2)]);
    expect(sides.map(({ x }) => Math.sign(x))).toEqual([1, 1, 1, 1]);
  });

  it('is wide in helices and sheets, and a cord elsewhere', () => {
    const [helix, sheet, coil] = (['helix', 'sheet', 'coil'] as const).map(
      (kind) => findRibbonSides([atoms(1.2, kind)])[0]?.x,
    );
    expect([helix, sheet, coil]).toEqual([1.3, 1.6, 0.35]);
  });

  it('is drawn where all residues have their backbone, and a line otherwise', () => {
    expect(kindsOf(structureWithRibbon)).toEqual(['band']);
    expect(kindsOf(structureWithBackbone)).toEqual(['line']);
    const [first, ...others] = structureWithRibbon.backbone ?? [];
    const broken = first ? [{ ...first, o: undefined }, ...others] : [];
    expect(kindsOf({ ...structureWithRibbon, backbone: broken })).toEqual(['line']);
    expect(hasRibbon([])).toBe(false);
  });

  it('has the colors of the bands, and turns with the chain', () => {
    const subject = createSubject(structureWithRibbon, () => 0);
    const [before, after] = [0, 30].map((rotation) => createScene(subject, { ...trace, rotation }));
    expect(new Set(before?.map(({ color }) => color))).toEqual(
      new Set(['veryHigh', 'confident', 'low', 'veryLow', 'unknown']),
    );
    expect(after).not.toEqual(before);
  });
});

describe('the atoms of a ribbon for 3Dmol.js', () => {
  it('are the four of each residue with their names, and a new chain after a gap', () => {
    const colors = { veryHigh: 1, confident: 2, low: 3, veryLow: 4, unknown: 5 };
    const residue = { x: 0, y: 0, z: 0, residue: 'ALA1', plddt: 95, ...atoms(1.2, 'helix') };
    const made = createRibbonAtoms(
      [
        { ...residue, joined: false },
        { ...residue, plddt: 10, joined: true },
      ],
      colors,
    );
    expect(made.map(({ atom, chain, resi }) => `${atom} ${chain} ${String(resi)}`)).toEqual([
      'N 0 1',
      'CA 0 1',
      'C 0 1',
      'O 0 1',
      'N 1 2',
      'CA 1 2',
      'C 1 2',
      'O 1 2',
    ]);
    expect(made[0]).toMatchObject({ ss: 'h', resn: 'ALA', style: { cartoon: { color: 1 } } });
    expect(made[4]?.style.cartoon.color).toBe(4);
  });
});

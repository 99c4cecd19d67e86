import { exampleStructure } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import { createScene } from './scene.js';
import { CANVAS, INITIAL_VIEW_STATE, ROTATION_STEP_DEGREES } from './structure.constants.js';
import { structureWithBackbone } from './structure.fixtures.js';
import { createSubject } from './subject.js';

const createSeededRandom = () => {
  let at = 0;
  return () => (at = (at + 0.137) % 1);
};

describe('createSubject', () => {
  it('TWELVE-07, CONST-32 is 50 random circles within the canvas when there are no coordinates', () => {
    for (const structure of [
      null,
      undefined,
      exampleStructure,
      { ...exampleStructure, backbone: [] },
    ]) {
      const subject = createSubject(structure, createSeededRandom());
      expect(subject.kind).toBe('illustration');
      const shapes = createScene(subject, INITIAL_VIEW_STATE);
      expect(shapes).toHaveLength(50);
      for (const shape of shapes) {
        if (!('radius' in shape)) throw new Error('circles are joined by nothing');
        expect(shape.x - shape.radius).toBeGreaterThanOrEqual(0);
        expect(shape.x + shape.radius).toBeLessThanOrEqual(CANVAS.width);
        expect(shape.y - shape.radius).toBeGreaterThanOrEqual(0);
        expect(shape.y + shape.radius).toBeLessThanOrEqual(CANVAS.height);
      }
    }
  });

  it('places circles randomly', () => {
    const [one, other] = [
      createSubject(null, createSeededRandom()),
      createSubject(null, () => 0.3),
    ];
    expect(one).not.toEqual(other);
  });

  it('T-12 is the backbone at the largest size that can rotate on the canvas', () => {
    const subject = createSubject(structureWithBackbone, () => 0);
    if (subject.kind !== 'backbone') throw new Error('no backbone');
    expect(subject.residues).toHaveLength(structureWithBackbone.backbone?.length ?? 0);
    for (let rotation = 0; rotation < 360; rotation += ROTATION_STEP_DEGREES) {
      for (const shape of createScene(subject, { ...INITIAL_VIEW_STATE, rotation })) {
        if (!('radius' in shape)) continue;
        expect(Math.abs(shape.x - CANVAS.width / 2)).toBeLessThan(CANVAS.height / 2);
        expect(Math.abs(shape.y - CANVAS.height / 2)).toBeLessThan(CANVAS.height / 2);
      }
    }
    expect(subject.residues[0]).toMatchObject({ residue: 'MET1', plddt: 94, joined: true });
  });

  it('keeps the vertical orientation and the gaps of the chain', () => {
    const atom = (residue: string, y: number) => ({ x: 0, y, z: 0, plddt: undefined, residue });
    const subject = createSubject(
      { ...exampleStructure, backbone: [atom('ALA1', 10), atom('ALA2', 6.2), atom('ALA9', -20)] },
      () => 0,
    );
    if (subject.kind !== 'backbone') throw new Error('no backbone');
    const [top, , bottom] = subject.residues;
    expect(top?.y).toBeLessThan(bottom?.y ?? 0);
    expect(subject.residues.map(({ joined }) => joined)).toEqual([true, false, false]);
    const lines = createScene(subject, { ...INITIAL_VIEW_STATE, style: 'sticks' });
    expect(lines.filter(({ kind }) => kind === 'line')).toHaveLength(1);
  });

  it('centers a single residue', () => {
    const backbone = [{ x: 5, y: 5, z: 5, plddt: 50, residue: 'GLY1' }];
    const [shape] = createScene(
      createSubject({ ...exampleStructure, backbone }, () => 0),
      INITIAL_VIEW_STATE,
    );
    expect(shape).toMatchObject({ kind: 'disc', x: 300, y: 200, color: 'low' });
  });
});

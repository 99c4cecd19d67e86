import type { PipelineStructure } from '@spinout/api-client';
import { exampleStructure } from '@spinout/api-client/testing';

type Backbone = NonNullable<PipelineStructure['backbone']>;

const RISE = 1.5;
const RADIUS = 2.3;
const TURN = (100 * Math.PI) / 180;
const STRAND_STEP = 3.4;
const HELIX = 36;
const STRAND = 14;
const LOOP = 8;

const NAMES = ['MET', 'ASP', 'LEU', 'SER', 'ALA', 'LYS', 'GLU', 'VAL'];

/** Two helices, two strands and the loops between them: a made-up chain with every confidence band. */
const createFakeChain = (): Backbone => {
  const points: { x: number; y: number; z: number; plddt: number | undefined }[] = [];
  const last = () => points.at(-1) ?? { x: 0, y: 0, z: 0 };
  const helix = (direction: 1 | -1, plddt: number) => {
    const { x, y, z } = last();
    for (let at = 1; at <= HELIX; at += 1) {
      points.push({
        x: x + RADIUS * (Math.cos(at * TURN) - 1),
        y: y + direction * RISE * at,
        z: z + RADIUS * Math.sin(at * TURN),
        plddt,
      });
    }
  };
  const line = (length: number, step: readonly [number, number, number], plddt?: number) => {
    const { x, y, z } = last();
    for (let at = 1; at <= length; at += 1) {
      points.push({
        x: x + step[0] * at,
        y: y + step[1] * at + (at % 2) * 0.9,
        z: z + step[2] * at,
        plddt,
      });
    }
  };
  helix(1, 94);
  line(LOOP, [2.6, 0.4, 1.6], 58);
  line(STRAND, [0, -STRAND_STEP, 0.3], 82);
  line(3, [2.4, -0.6, -1.4], 44);
  line(STRAND, [0, STRAND_STEP, 0.3], 82);
  line(LOOP, [2.2, 1.2, -2], 38);
  helix(-1, 91);
  line(4, [2, -2.4, 1]);
  return points.map((point, index) => ({
    ...point,
    residue: `${NAMES[index % NAMES.length]}${index + 1}`,
  }));
};

export const structureWithBackbone: PipelineStructure = {
  ...exampleStructure,
  backbone: createFakeChain(),
};

/** The same chain with made-up places of the other atoms, so that it is drawn as a ribbon. */
export const structureWithRibbon: PipelineStructure = {
  ...structureWithBackbone,
  backbone: createFakeChain().map((residue, at) => {
    const { x, y, z } = residue;
    const isHelix = at < HELIX;
    const angle = at * TURN;
    // C=O points along the axis of a helix, and to either side of a strand in turn.
    const [dx, dy, dz] = isHelix
      ? [0, 1.23, 0]
      : [1.23 * (at % 2 === 0 ? 1 : -1), 0, 0.2 * Math.sin(angle)];
    return {
      ...residue,
      n: [x - 0.8, y - 0.8, z],
      c: [x + 0.8, y + 0.8, z],
      o: [x + 0.8 + dx, y + 0.8 + dy, z + dz],
      ss: isHelix ? 'helix' : 'sheet',
    };
  }),
};

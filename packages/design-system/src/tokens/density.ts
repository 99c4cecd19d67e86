import { size } from './size.js';
import { space, type SpaceStep } from './space.js';

const steps = Object.entries(space) as [`${SpaceStep}`, string][];

/** Values of a compact root: distances from 12 px are one step smaller, controls 32 px high. Text sizes stay. */
export const compact = {
  space: Object.fromEntries(
    steps.slice(2).map(([name], index) => [name, steps[index + 1]![1]] as const),
  ),
  size: { control: size['control-dense'] },
};

/** How much room controls and the space around them take. */
export type Density = 'comfortable' | 'compact';

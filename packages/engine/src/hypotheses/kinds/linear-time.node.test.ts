import { expect, it } from 'vitest';
import { candidatesFrom } from './read-texts.fixtures.js';
import { FISH_OIL, RAYNAUD } from './kinds.fixtures.js';

it('seeks links in two long texts without end', () => {
  const long = (text: string) =>
    `${text} ${'High blood viscosity reduced red cell deformability. '.repeat(3000)}`;
  expect(candidatesFrom([long(FISH_OIL), long(RAYNAUD)]).length).toBeGreaterThan(0);
}, 60_000);

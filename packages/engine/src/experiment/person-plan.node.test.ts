import { describe, expect, it } from 'vitest';
import { decided, design, paper } from './design-from-sources.fixtures.js';
import { planCases, type WrittenParts } from './person-plan.fixtures.js';

/** The plan for what a person wrote into the form. */
const plan = (parts: WrittenParts, title = 'A review', text = 'We review what is known.') =>
  design(
    decided({
      ...parts,
      origins: { factor: 'user', outcome: 'user', comparator: 'user', population: 'user' },
    }),
    paper(title, text),
  );

describe('a plan for parts that a person wrote', () => {
  it.each(planCases)('$name', async ({ parts, label, says, never }) => {
    const found = await plan(parts);
    const text = [
      found.methodology,
      ...found.controls,
      ...found.variables.controlled,
      ...found.equipment,
      ...found.timeline.map(({ description }) => description),
      found.duration_basis,
      found.power_analysis?.statement,
    ].join('\n');
    expect(found.family).toMatchObject({ label });
    if (says) expect(text).toMatch(says);
    if (never) expect(text).not.toMatch(never);
  });
});

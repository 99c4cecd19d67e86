import { describe, expect, it } from 'vitest';
import { isTestable } from './is-testable.js';

describe('a sentence that is offered as a hypothesis', () => {
  it.each([
    'Shade may lower the nectar volume of red clover.',
    'The enzyme Tav3 is involved in the growth of hyphae.',
    'Nutrient availability may limit the spread of the moss in bogs.',
    'Zinc deficiency could be caused by a diet that was poor in meat.',
  ])('says what happens: %s', (statement) => {
    expect(isTestable(statement)).toBe(true);
  });

  it.each([
    ['what can be made', 'New drugs against the fever can be developed in small laboratories.'],
    ['what may be done', 'Home kits for testing may be explored to reduce the harm of smog.'],
    ['what a policy needs', 'New vaccines may be made available soon enough to avert a wave.'],
    ['history', 'It may be that the virus was transmitted by trade during the war.'],
    ['where something came from', 'The strain may have been introduced from an island by ship.'],
    ['that something is not known', 'Tav3 is involved in the growth of hyphae remains unknown.'],
    ['what a result hints at', 'The low count also hints that Tav3 may be involved in growth.'],
    ['praise', 'Blocking Tav3 could be a promising therapeutic strategy against rust.'],
    ['of all that there may be', 'Any sufficiently strong light could shorten the sleep of owls.'],
    ['too little', 'Leaves respond with equal efficacy.'],
    ['what is possible', 'It is possible that the fever was carried by lice.'],
    ['the future', 'In future, more traps may lead to earlier warnings of the pest.'],
  ])('says no %s', (_, statement) => {
    expect(isTestable(statement)).toBe(false);
  });
});

import { ConfigurationError } from '@spinout/api-client';
import { describe, expect, it } from 'vitest';
import { getAllNeeds, checkSteps, type RunStep } from './run-step.js';

const step = (id: string, ...needs: string[]): RunStep => ({ id, needs, run: async () => id });

describe('steps of a run', () => {
  it('include direct and indirect needs', () => {
    const steps = [step('d', 'b', 'c'), step('a'), step('b', 'a'), step('c', 'a'), step('e')];
    expect([...getAllNeeds(steps, 'd')].sort()).toEqual(['a', 'b', 'c']);
    expect([...getAllNeeds(steps, 'a')]).toEqual([]);
  });

  it.each([
    ['a duplicate id', [step('a'), step('a')], 'the same id'],
    ['an unknown need', [step('a', 'b')], 'needs the step b'],
    ['a step that needs itself', [step('a', 'a')], 'waits for itself'],
    ['a cycle', [step('a', 'c'), step('b', 'a'), step('c', 'b')], 'waits for itself'],
  ])('are refused with %s', (_, steps, words) => {
    expect(() => {
      checkSteps(steps);
    }).toThrow(ConfigurationError);
    expect(() => {
      checkSteps(steps);
    }).toThrow(words);
  });

  it('can be listed in any order', () => {
    expect(() => {
      checkSteps([step('b', 'a'), step('a'), step('c', 'b', 'a')]);
    }).not.toThrow();
  });
});

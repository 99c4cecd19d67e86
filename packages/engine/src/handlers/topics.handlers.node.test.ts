import * as schemas from '@spinout/api-client/schemas';
import { describe, expect, it } from 'vitest';
import { ask, createTestDependencies } from './handlers.fixtures.js';
import { FOREIGN_TOPICS } from '../pipeline/foreign-topics.fixtures.js';
import type { EngineDependencies } from '../dependencies/engine-dependencies.js';
import { topicsHandlers } from './topics.handlers.js';

const FIRST_THREE = [
  'Neuroscience & Brain Research',
  'Drug Discovery & Therapeutics',
  'Computational Biology',
];

const suggest = async (
  dependencies: EngineDependencies,
  categories: readonly string[] = FIRST_THREE,
) => {
  const { status, value } = await ask(topicsHandlers, dependencies, 'topics.suggest', {
    preferences: { categories },
  });
  expect(status).toBe(200);
  return schemas.TopicSuggestionsReply.parse(value);
};

describe('the topic suggestions', () => {
  it('ENT-02 are six topics of the asked categories, each with a reason', async () => {
    const { suggestions = [], source } = await suggest(createTestDependencies());
    expect(suggestions).toHaveLength(6);
    for (const { category, reason, title, estimatedDuration } of suggestions) {
      expect(FIRST_THREE).toContain(category);
      expect(reason).not.toBe('');
      expect(title).not.toBe('');
      expect(estimatedDuration).toMatch(/^\d+-\d+ months$/);
    }
    expect(source).toMatchObject({ origin: 'computed', by: 'Bundled library', seed: 1 });
  });

  it('are new ones at every call', async () => {
    const dependencies = createTestDependencies();
    const first = (await suggest(dependencies)).suggestions?.map(({ id }) => id) ?? [];
    const second = (await suggest(dependencies)).suggestions?.map(({ id }) => id) ?? [];
    expect(second).not.toEqual(first);
    expect(second.filter((id) => first.includes(id))).toEqual([]);
  });

  it('do not dry up after many calls', async () => {
    const dependencies = createTestDependencies();
    for (let turn = 0; turn < 12; turn += 1) {
      expect((await suggest(dependencies)).suggestions?.length).toBeGreaterThan(0);
    }
  });

  it('are the same in a world of the same seed', async () => {
    expect(await suggest(createTestDependencies())).toEqual(
      await suggest(createTestDependencies()),
    );
  });

  it('come for a subject that the library has papers on, from their fields', async () => {
    const { suggestions = [] } = await suggest(createTestDependencies(), [
      'Perovskite solar cells',
    ]);
    expect(suggestions.length).toBeGreaterThan(0);
    for (const { category } of suggestions)
      expect(['Materials Science', 'Renewable Energy']).toContain(category);
  });

  it.each(['Alchemy', ...FOREIGN_TOPICS])(
    'are none for "%s", which is foreign to it',
    async (subject) => {
      expect((await suggest(createTestDependencies(), [subject])).suggestions).toEqual([]);
    },
  );

  it('come from all fields by default', async () => {
    expect((await suggest(createTestDependencies(), [])).suggestions).toHaveLength(6);
  });
});

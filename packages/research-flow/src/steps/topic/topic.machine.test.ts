import { ApiError } from '@spinout/api-client';
import { exampleTopics } from '@spinout/api-client/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { testRuntime } from '@spinout/flow-kit/testing';
import { featuredTopics } from './featured-topics.js';
import {
  createTopicDraft,
  topicMachine,
  type Suggestions,
  type TopicDraft,
} from './topic.machine.js';

const open = (
  suggest: () => Promise<Suggestions> = () => new Promise(() => undefined),
  draft?: TopicDraft,
) => {
  const runtime = testRuntime();
  const actor = createActor(
    topicMachine.provide({ actors: { suggestTopics: fromPromise(suggest) } }),
    { input: { runtime, draft } },
  );
  actor.start();
  return { actor, runtime, draft: () => actor.getSnapshot().context.draft };
};

const refreshed = async (suggest: () => Promise<Suggestions>) => {
  const opened = open(suggest);
  opened.actor.send({ type: 'suggestions.requested' });
  await waitFor(opened.actor, (state) => state.matches({ choosing: 'ready' }));
  return opened;
};

describe('the topic machine', () => {
  it('TOPIC-14, CONST-01 starts with the first three featured topics and sends no request (S-07)', () => {
    const suggest = vi.fn(() => new Promise<Suggestions>(() => undefined));
    const { draft } = open(suggest);
    expect(draft().suggestions.map(({ id }) => id)).toEqual(['neuro-1', 'drug-1', 'climate-1']);
    expect(draft().tab).toBe('suggestions');
    expect(draft().selected).toBeNull();
    expect(suggest).not.toHaveBeenCalled();
  });

  it('TOPIC-23 has six featured topics in the order of their fields', () => {
    expect(featuredTopics.map(({ id }) => id)).toEqual([
      'neuro-1',
      'drug-1',
      'climate-1',
      'ai-1',
      'quantum-1',
      'gene-1',
    ]);
  });

  it('TOPIC-15 loads on refresh and then shows the suggestions', async () => {
    const { actor, draft } = open(() => Promise.resolve({ topics: exampleTopics, source: null }));
    actor.send({ type: 'suggestions.requested' });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await waitFor(actor, (state) => !state.hasTag('busy'));
    expect(draft().suggestions).toEqual(exampleTopics);
  });

  it('TOPIC-16 shows all featured topics if the reply has no list (S-10)', async () => {
    const { draft } = await refreshed(() => Promise.resolve({ topics: null, source: null }));
    expect(draft().suggestions).toEqual(featuredTopics);
  });

  it('shows an empty list as an empty list (T-21)', async () => {
    const { draft } = await refreshed(() => Promise.resolve({ topics: [], source: null }));
    expect(draft().suggestions).toEqual([]);
  });

  it('TOPIC-17, TOPIC-18, CONST-02 shows four featured topics after a failure, logs a warning and shows no message (S-36)', async () => {
    const failure = new ApiError('timeout', { endpoint: 'topics.suggest' });
    const { actor, runtime, draft } = await refreshed(() => Promise.reject(failure));
    expect(draft().suggestions).toEqual(featuredTopics.slice(0, 4));
    expect(runtime.log.warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), failure);
    expect(actor.getSnapshot().context.problem).toBeNull();
  });

  it('TOPIC-06 selects one topic at a time', () => {
    const { actor, draft } = open();
    for (const topic of featuredTopics.slice(0, 2)) actor.send({ type: 'topic.selected', topic });
    expect(draft().selected).toBe(featuredTopics[1]);
  });

  it('keeps the selection through tabs and refresh (T-21)', async () => {
    const { actor, draft } = open(() => Promise.resolve({ topics: [], source: null }));
    const [topic] = featuredTopics;
    if (topic) actor.send({ type: 'topic.selected', topic });
    actor.send({ type: 'tab.changed', tab: 'browse' });
    actor.send({ type: 'suggestions.requested' });
    await waitFor(actor, (state) => !state.hasTag('busy'));
    expect(draft().selected).toBe(topic);
  });

  it('TOPIC-19, TOPIC-26..32, CONST-04, CONST-38 turns the user’s text into a topic and selects it (S-11)', () => {
    const { actor, draft } = open();
    actor.send({ type: 'customText.changed', text: '  My own idea ' });
    actor.send({ type: 'customTopic.defined' });
    actor.send({ type: 'selection.confirmed' });
    expect(actor.getSnapshot().output).toMatchObject({
      researchArea: 'Custom Research',
      methodology: 'computational analysis',
    });
    expect(draft().selected).toEqual({
      id: expect.stringMatching(/^custom-\d{13}$/) as string,
      title: 'My own idea',
      description: 'Custom research topic defined by user',
      category: 'Custom Research',
      difficulty: 'Intermediate',
      estimatedDuration: '12-18 months',
      potentialImpact: 7,
      reason: undefined,
    });
  });

  it('TOPIC-21 rejects a blank topic and selects nothing', () => {
    const { actor, draft } = open();
    actor.send({ type: 'customText.changed', text: '  \n ' });
    actor.send({ type: 'customTopic.defined' });
    expect(actor.getSnapshot().context.problem).toEqual({ code: 'topicBlank' });
    expect(draft().selected).toBeNull();
  });

  it('TOPIC-22 does not continue without a selection (S-35)', () => {
    const { actor } = open();
    actor.send({ type: 'selection.confirmed' });
    expect(actor.getSnapshot().context.problem).toEqual({ code: 'topicMissing' });
    expect(actor.getSnapshot().status).toBe('active');
  });

  it('TOPIC-13, TOPIC-20 reports topic, research area and the fixed methodology (S-12)', () => {
    const { actor } = open();
    actor.send({ type: 'tab.changed', tab: 'browse' });
    const [topic] = featuredTopics;
    if (topic) actor.send({ type: 'topic.selected', topic });
    actor.send({ type: 'selection.confirmed' });
    expect(actor.getSnapshot().output).toEqual({
      topic,
      researchArea: 'Neuroscience & Brain Research',
      methodology: 'computational analysis',
    });
  });

  it('clears a problem after the next valid action (T-34)', () => {
    const { actor } = open();
    actor.send({ type: 'selection.confirmed' });
    const [topic] = featuredTopics;
    if (topic) actor.send({ type: 'topic.selected', topic });
    expect(actor.getSnapshot().context.problem).toBeNull();
  });

  describe('when new suggestions replace others', () => {
    const [first] = exampleTopics.map((topic, index) => ({
      suggestions: [{ ...topic, id: `paper-topic-${index}` }],
      suggestionsSource: { origin: 'computed' as const, by: 'Your paper' },
    }));
    const openWith = (list: Partial<TopicDraft> = {}, replies: readonly Suggestions[] = []) => {
      const answers = [...replies];
      return open(
        () => Promise.resolve(answers.shift() ?? { topics: exampleTopics, source: null }),
        { ...createTopicDraft(), ...first, ...list },
      );
    };
    const refresh = async ({ actor }: ReturnType<typeof open>) => {
      actor.send({ type: 'suggestions.requested' });
      await waitFor(actor, (state) => !state.hasTag('busy'));
    };

    it('shows the topics of a paper again, with their source, and then the new ones', async () => {
      const opened = openWith();
      await refresh(opened);
      expect(opened.draft().suggestions).toEqual(exampleTopics);
      opened.actor.send({ type: 'earlier.requested' });
      expect(opened.draft()).toMatchObject(first ?? {});
      opened.actor.send({ type: 'earlier.requested' });
      expect(opened.draft().suggestions).toEqual(exampleTopics);
    });

    it('shows them again after a failure too', async () => {
      const opened = open(() => Promise.reject(new Error('no answer')), {
        ...createTopicDraft(),
        ...first,
      });
      await refresh(opened);
      opened.actor.send({ type: 'earlier.requested' });
      expect(opened.draft()).toMatchObject(first ?? {});
    });

    it('does not lose the first list, however often suggestions are requested', async () => {
      const lists = Array.from({ length: 20 }, (_, index) => ({
        topics: exampleTopics.map((topic) => ({ ...topic, id: `${topic.id}-${index}` })),
        source: null,
      }));
      const opened = openWith({}, lists);
      for (const _ of lists) await refresh(opened);
      const count = opened.draft().earlier?.length ?? 0;
      expect(count).toBeLessThan(lists.length);
      for (let index = 0; index < count; index += 1)
        opened.actor.send({ type: 'earlier.requested' });
      expect(opened.draft()).toMatchObject(first ?? {});
    });

    it('does not collect featured topics, which the Browse tab lists', async () => {
      const opened = openWith(createTopicDraft());
      await refresh(opened);
      expect(opened.actor.getSnapshot().can({ type: 'earlier.requested' })).toBe(false);
    });
  });
});

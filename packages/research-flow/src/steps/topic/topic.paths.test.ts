import { exampleTopics } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import {
  FULL_COVERAGE,
  testRuntime,
  assertRandomWalks,
  exploreMachine,
} from '@spinout/flow-kit/testing';
import { topicMachine, type TopicDraft, type TopicEvent } from './topic.machine.js';

const [topic] = exampleTopics;
if (topic === undefined) throw new Error('topic: no example');

const draft: TopicDraft = {
  tab: 'custom',
  category: null,
  customText: 'Sleep',
  suggestions: exampleTopics,
  suggestionsSource: null,
  selected: topic,
};

const events: readonly TopicEvent[] = [
  { type: 'tab.changed', tab: 'browse' },
  { type: 'tab.changed', tab: 'custom' },
  { type: 'suggestions.requested' },
  { type: 'earlier.requested' },
  { type: 'category.changed', category: 'Space Technology' },
  { type: 'customText.changed', text: 'Tides' },
  { type: 'customText.changed', text: '   ' },
  { type: 'customTopic.defined' },
  { type: 'topic.selected', topic },
  { type: 'selection.confirmed' },
];

const outcomes = {
  suggestTopics: {
    done: [
      { topics: exampleTopics, source: null },
      { topics: null, source: null },
      { topics: [], source: null },
    ],
    error: [new Error('no answer')],
  },
};

const dependencies = {
  machine: topicMachine,
  inputs: [{ runtime: testRuntime() }, { runtime: testRuntime(), draft }],
  events,
  outcomes,
};

describe('every path through the topic step', () => {
  it('reaches every state and transition, without dead ends', () => {
    const walk = exploreMachine({
      ...dependencies,
      facts: ({ context }) => [
        (context.draft.earlier ?? []).length > 0,
        context.draft.selected !== null,
        context.draft.customText.trim() === '',
      ],
    });
    expect(walk).toMatchObject(FULL_COVERAGE);
  });

  it('loses no input and never fails, in any order of events and replies', () =>
    assertRandomWalks({
      ...dependencies,
      typed: ({ context: { draft } }) => ({
        tab: draft.tab,
        category: draft.category,
        customText: draft.customText,
        selected: draft.selected?.title,
      }),
      getExpectedInput: (before, event) => {
        switch (event.type) {
          case 'tab.changed':
            return { ...before, tab: event.tab };
          case 'category.changed':
            return { ...before, category: event.category };
          case 'customText.changed':
            return { ...before, customText: event.text };
          case 'customTopic.defined': {
            const title = before.customText.trim();
            return title === '' ? before : { ...before, selected: title };
          }
          case 'topic.selected':
            return { ...before, selected: event.topic.title };
          default:
            return before;
        }
      },
      problem: ({ context }) => context.problem,
      clearingEvents: [{ type: 'topic.selected', topic }],
    }));
});

import type { Source, Topic } from '@spinout/api-client';
import { assign, setup, type SnapshotFrom } from 'xstate';
import { actorSlot, type Runtime } from '@spinout/flow-kit';
import type { Problem, ProblemCode } from '../../problems/problem.js';
import { uniqueBy } from '../unique-by.js';
import { METHODOLOGY, SUGGESTIONS_AFTER_FAILURE, SUGGESTIONS_AT_START } from './topic.constants.js';
import { readTopicOptions, type TopicOptions } from './topic.options.js';
import { topicMessages } from './topic.messages.js';
import {
  hasEarlier,
  replaceSuggestions,
  showEarlier,
  type SuggestionList,
} from './topic.suggestions.js';

export type TopicTab = 'suggestions' | 'browse' | 'custom';

/** The part of the context that is saved and restored. */
export interface TopicDraft extends SuggestionList {
  readonly tab: TopicTab;
  /** Selected category of the Browse tab; null for all. */
  readonly category: string | null;
  readonly customText: string;
  /** Suggestions that can be shown again, the next ones last. @default none */
  readonly earlier?: readonly SuggestionList[] | undefined;
  readonly selected: Topic | null;
}

/** The result of the step. */
export interface TopicResult {
  readonly topic: Topic;
  readonly researchArea: string;
  readonly methodology: typeof METHODOLOGY;
}

/** A list of suggestions; null if the reply has none. */
export interface Suggestions {
  readonly topics: readonly Topic[] | null;
  readonly source: Source | null;
}

export interface TopicInput {
  readonly runtime: Runtime;
  readonly draft?: TopicDraft | undefined;
  /** What is offered. @default ours */
  readonly topics?: TopicOptions | undefined;
}

export interface TopicContext {
  readonly runtime: Runtime;
  /** What is offered. */
  readonly topics: ReturnType<typeof readTopicOptions>;
  readonly draft: TopicDraft;
  readonly problem: Problem | null;
}

export type TopicEvent =
  | { readonly type: 'tab.changed'; readonly tab: TopicTab }
  | { readonly type: 'suggestions.requested' }
  | { readonly type: 'category.changed'; readonly category: string | null }
  | { readonly type: 'customText.changed'; readonly text: string }
  | { readonly type: 'customTopic.defined' }
  | { readonly type: 'topic.selected'; readonly topic: Topic }
  | { readonly type: 'earlier.requested' }
  | { readonly type: 'selection.confirmed' };

/** The draft of a step in which nothing was entered. */
export const createTopicDraft = (topics?: TopicOptions): TopicDraft => ({
  tab: 'suggestions',
  category: null,
  customText: '',
  suggestions: readTopicOptions(topics).featured.slice(0, SUGGESTIONS_AT_START),
  suggestionsSource: null,
  selected: null,
});

/** The machine of the topic step. */
export const topicMachine = setup({
  types: {
    input: {} as TopicInput,
    context: {} as TopicContext,
    events: {} as TopicEvent,
    output: {} as TopicResult,
    tags: {} as 'busy',
  },
  actors: { suggestTopics: actorSlot<Suggestions, readonly string[]>('suggestTopics') },
  actions: {
    updateDraft: assign({
      draft: ({ context }, change: Partial<TopicDraft>) => ({ ...context.draft, ...change }),
    }),
    setSuggestions: assign({
      draft: ({ context: { draft, topics } }, list: SuggestionList) => ({
        ...draft,
        ...replaceSuggestions(draft, list, topics.featured),
      }),
    }),
    reportProblem: assign({ problem: (_, { code }: { code: ProblemCode }) => ({ code }) }),
    clearProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'topic',
  context: ({ input: { runtime, topics, draft = createTopicDraft(topics) } }) => ({
    runtime,
    topics: readTopicOptions(topics),
    draft,
    problem: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      initial: 'ready',
      on: {
        'tab.changed': {
          actions: { type: 'updateDraft', params: ({ event: { tab } }) => ({ tab }) },
        },
        'category.changed': {
          actions: { type: 'updateDraft', params: ({ event: { category } }) => ({ category }) },
        },
        'customText.changed': {
          actions: { type: 'updateDraft', params: ({ event: { text } }) => ({ customText: text }) },
        },
        'topic.selected': {
          actions: [
            { type: 'updateDraft', params: ({ event: { topic } }) => ({ selected: topic }) },
            'clearProblem',
          ],
        },
        'customTopic.defined': [
          {
            guard: ({ context }) => context.draft.customText.trim() === '',
            actions: { type: 'reportProblem', params: { code: 'topicBlank' } },
          },
          {
            actions: [
              {
                type: 'updateDraft',
                params: ({ context: { draft, runtime, topics } }) => ({
                  selected: {
                    ...topics.custom,
                    id: runtime.newId('custom-'),
                    title: draft.customText.trim(),
                    description: topicMessages.customDescription,
                    reason: undefined,
                  },
                }),
              },
              'clearProblem',
            ],
          },
        ],
        'selection.confirmed': [
          {
            guard: ({ context }) => context.draft.selected !== null,
            target: 'completed',
            actions: 'clearProblem',
          },
          { actions: { type: 'reportProblem', params: { code: 'topicMissing' } } },
        ],
      },
      states: {
        ready: {
          on: {
            'suggestions.requested': 'suggesting',
            'earlier.requested': {
              guard: ({ context }) => hasEarlier(context.draft),
              actions: {
                type: 'updateDraft',
                params: ({ context }) => showEarlier(context.draft),
              },
            },
          },
        },
        suggesting: {
          tags: 'busy',
          entry: 'clearProblem',
          invoke: {
            src: 'suggestTopics',
            input: ({ context }) => context.topics.categories,
            onDone: {
              target: 'ready',
              actions: {
                type: 'setSuggestions',
                params: ({ context: { topics }, event: { output } }) => ({
                  suggestions: output.topics
                    ? uniqueBy(output.topics, ({ id }) => id)
                    : topics.featured,
                  suggestionsSource: output.topics ? output.source : null,
                }),
              },
            },
            onError: {
              target: 'ready',
              actions: [
                ({ context, event }) =>
                  context.runtime.log.warn(
                    'Topic suggestions failed; featured topics are shown.',
                    event.error,
                  ),
                {
                  type: 'setSuggestions',
                  params: ({ context: { topics } }) => ({
                    suggestions: topics.featured.slice(0, SUGGESTIONS_AFTER_FAILURE),
                    suggestionsSource: null,
                  }),
                },
              ],
            },
          },
        },
      },
    },
    completed: { type: 'final' },
  },
  output: ({ context: { draft } }) => {
    if (draft.selected === null) throw new Error('topic: completed without a selection');
    return {
      topic: draft.selected,
      researchArea: draft.selected.category,
      methodology: METHODOLOGY,
    };
  },
});

export type TopicSnapshot = SnapshotFrom<typeof topicMachine>;

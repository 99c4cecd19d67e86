import { createApiClient, type ApiClient } from '@spinout/api-client';
import {
  createIdempotencyKeys,
  memoryPendingRequests,
  type IdempotencyKeysSettings,
} from '@spinout/api-client/idempotency';
import {
  exampleCompany,
  exampleDesign,
  exampleHypothesis,
  exampleReplies,
  jsonReply,
  scriptedTransport,
} from '@spinout/api-client/testing';
import { expect, vi } from 'vitest';
import { createActor, type AnyActor } from 'xstate';
import { downloadActors } from '../download/download.actors.js';
import { downloadMachine } from '../download/download.machine.js';
import { companyActors } from '../steps/company/company.actors.js';
import { companyMachine } from '../steps/company/company.machine.js';
import type { CompanyDraft } from '../steps/company/company.types.js';
import { experimentActors } from '../steps/experiment/experiment.actors.js';
import { experimentMachine } from '../steps/experiment/experiment.machine.js';
import { hypothesisActors } from '../steps/hypothesis/hypothesis.actors.js';
import { hypothesisMachine } from '../steps/hypothesis/hypothesis.machine.js';
import { literatureActors } from '../steps/literature/literature.actors.js';
import { literatureMachine } from '../steps/literature/literature.machine.js';
import { paperActors } from '../steps/paper/paper.actors.js';
import { paperMachine } from '../steps/paper/paper.machine.js';
import { topicActors } from '../steps/topic/topic.actors.js';
import { topicMachine } from '../steps/topic/topic.machine.js';
import { createKeyCounter, testRuntime } from '@spinout/flow-kit/testing';

export type Endpoint = keyof typeof exampleReplies;

/** The events that send a request, retry it, and send a different one. */
interface RequestScenario {
  readonly open: (api: ApiClient) => AnyActor;
  /** Events that send the first request; empty if the step sends it automatically. */
  readonly first: readonly object[];
  /** Events that retry after a failure; null if the step has no retry. */
  readonly retry: readonly object[] | null;
  /** Events that send a different request; null if nothing can be changed. */
  readonly different: readonly object[] | null;
  /** Events that send another request after success; null if the step is then completed. */
  readonly another: readonly object[] | null;
}

const createCommonInput = () => ({ runtime: testRuntime(), journeyId: 'journey-1' });

const createDocumentEvent = (documentType: string) => ({
  type: 'document.requested',
  documentType,
});

const company: CompanyDraft = {
  tab: 'legal',
  structure: exampleCompany,
  isCustomizing: true,
  form: { name: '', email: '', ownership: '', role: '' },
  documents: {},
  isCompleted: false,
};

const openCompany = (api: ApiClient, draft: CompanyDraft) =>
  createActor(companyMachine.provide({ actors: companyActors(api, vi.fn()) }), {
    input: {
      ...createCommonInput(),
      draft,
      topic: 'Sleep',
      blueprint: null,
      researchArea: null,
      budgetEstimate: null,
    },
  });

const openLiterature = (api: ApiClient, selected: string[]) =>
  createActor(literatureMachine.provide({ actors: literatureActors(api) }), {
    input: {
      ...createCommonInput(),
      hypothesis: exampleHypothesis,
      draft: {
        query: '',
        found: {
          papers: exampleReplies['literature.search'].papers,
          analysis: { themes: [], gaps: [], methodologies: [] },
          source: null,
        },
        selected,
      },
    },
  });

const search = [{ type: 'search.requested' }];

const complete = [{ type: 'review.completed' }];

export const generate = [{ type: 'generation.requested' }];

const download = { type: 'download.requested', data: {}, locale: 'en-US' };

export const requestScenarios: Record<Endpoint, RequestScenario> = {
  'topics.suggest': {
    open: (api) =>
      createActor(topicMachine.provide({ actors: topicActors(api) }), {
        input: { runtime: testRuntime() },
      }),
    first: [{ type: 'suggestions.requested' }],
    retry: [{ type: 'suggestions.requested' }],
    different: null,
    another: [{ type: 'suggestions.requested' }],
  },
  'paper.analyze': {
    open: (api) =>
      createActor(paperMachine.provide({ actors: paperActors(api) }), {
        input: { ...createCommonInput() },
      }),
    first: [
      { type: 'method.changed', method: 'text' },
      { type: 'text.changed', text: 'Spindles rose.' },
      { type: 'analysis.requested' },
    ],
    retry: [{ type: 'analysis.requested' }],
    different: [{ type: 'text.changed', text: 'Slow waves fell.' }, { type: 'analysis.requested' }],
    another: null,
  },
  'hypothesis.generate': {
    open: (api) =>
      createActor(hypothesisMachine.provide({ actors: hypothesisActors(api) }), {
        input: { runtime: testRuntime(), paperAnalysis: null, paperTitle: null },
      }),
    first: generate,
    retry: generate,
    different: null,
    another: generate,
  },
  'literature.search': {
    open: (api) => openLiterature(api, []),
    first: search,
    retry: search,
    different: [{ type: 'query.changed', query: 'spindles' }, ...search],
    another: search,
  },
  'literature.review': {
    open: (api) => openLiterature(api, ['paper-1']),
    first: complete,
    retry: complete,
    different: [{ type: 'paper.toggled', id: 'paper-2' }, ...complete],
    another: null,
  },
  'experiment.design': {
    open: (api) =>
      createActor(experimentMachine.provide({ actors: experimentActors(api) }), {
        input: {
          ...createCommonInput(),
          hypothesis: exampleHypothesis,
          // The draft after a reload during the first request.
          draft: {
            tab: 'overview',
            proposed: null,
            design: exampleDesign,
            typed: { controls: '', equipment: '' },
          },
        },
      }),
    first: [{ type: 'generation.resumed' }],
    retry: null,
    different: null,
    another: null,
  },
  'company.create': {
    open: (api) => openCompany(api, { ...company, structure: null }),
    first: [{ type: 'creation.requested' }],
    retry: null,
    different: null,
    another: null,
  },
  'company.generateDocument': {
    open: (api) => openCompany(api, company),
    first: [createDocumentEvent('bylaws')],
    retry: [createDocumentEvent('bylaws')],
    different: [{ type: 'founder.removed', index: 0 }, createDocumentEvent('bylaws')],
    another: [createDocumentEvent('bylaws')],
  },
  'pdf.generate': {
    open: (api) =>
      createActor(downloadMachine.provide({ actors: downloadActors(api, vi.fn()) }), {
        input: { runtime: testRuntime() },
      }),
    first: [download],
    retry: [download],
    different: [{ ...download, locale: 'de-DE' }],
    another: [download],
  },
};

export const rejectWithNetworkError = () => Promise.reject(new TypeError('Failed to fetch'));

export const replyUnprocessable = () => jsonReply(422, { error: 'No.' });

/** The stored pending requests and the new keys of one browser. */
export const createKeySettings = () => ({
  storage: memoryPendingRequests(),
  newKey: createKeyCounter(),
});

/** Opens a step on a scripted server, and records the idempotency keys of its requests. */
export const open = (
  endpoint: Endpoint,
  answers: readonly (() => unknown)[],
  idempotency: IdempotencyKeysSettings = createKeySettings(),
) => {
  let requestCount = 0;
  const transport = scriptedTransport({
    [endpoint]: () => (answers[requestCount++] ?? (() => exampleReplies[endpoint]))(),
  });
  const api = createApiClient({ transport, idempotency: createIdempotencyKeys(idempotency) });
  const actor = requestScenarios[endpoint].open(api);
  actor.start();
  const isBusy = () => {
    const state = actor.getSnapshot() as {
      hasTag: (tag: string) => boolean;
      context: { generating?: readonly unknown[] };
    };
    return state.hasTag('busy') || (state.context.generating?.length ?? 0) > 0;
  };
  const keys = () => transport.requests.map(({ idempotencyKey }) => idempotencyKey);
  return {
    keys,
    send: (events: readonly object[]) => events.forEach((event) => actor.send(event as never)),
    waitUntilIdle: () => vi.waitFor(() => expect(isBusy()).toBe(false), { interval: 1 }),
    stop: () => actor.stop(),
  };
};

export const createExampleReply = (endpoint: Endpoint) => () => exampleReplies[endpoint];

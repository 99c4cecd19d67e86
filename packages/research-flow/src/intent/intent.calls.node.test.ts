import { createApiClient, type ApiClient } from '@spinout/api-client';
import {
  exampleCompany,
  exampleDesign,
  exampleHypothesis,
  exampleReplies,
  jsonReply,
  scriptedTransport,
} from '@spinout/api-client/testing';
import { describe, expect, it, vi } from 'vitest';
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
import { testTools } from '@spinout/journey-kit/testing';
import type { Intents } from '@spinout/journey-kit';

type Endpoint = keyof typeof exampleReplies;

/** How a person makes a call, makes it again, and asks for something else. */
interface Way {
  readonly open: (api: ApiClient, intents?: Intents) => AnyActor;
  /** Events before the first call; with none the call is made by itself. */
  readonly ask: readonly object[];
  /** Events that try again after a failure; null where the step offers nothing but goes on. */
  readonly again: readonly object[] | null;
  /** Events that ask for something else; null where nothing can be changed. */
  readonly other: readonly object[] | null;
  /** Events that ask again after a good answer; null where the step is then done. */
  readonly more: readonly object[] | null;
}

const common = () => ({ tools: testTools(), journeyId: 'journey-1' });
const document = (documentType: string) => ({ type: 'document.requested', documentType });

const company: CompanyDraft = {
  tab: 'legal',
  structure: exampleCompany,
  isCustomizing: true,
  form: { name: '', email: '', ownership: '', role: '' },
  documents: {},
  isCompleted: false,
};

const openCompany = (api: ApiClient, intents: Intents | undefined, draft: CompanyDraft) =>
  createActor(companyMachine.provide({ actors: companyActors(api, vi.fn()) }), {
    input: {
      ...common(),
      draft,
      intents,
      topic: 'Sleep',
      blueprint: null,
      researchArea: null,
      budgetEstimate: null,
    },
  });

const openLiterature = (api: ApiClient, intents: Intents | undefined, selected: string[]) =>
  createActor(literatureMachine.provide({ actors: literatureActors(api) }), {
    input: {
      ...common(),
      intents,
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
const generate = [{ type: 'generation.requested' }];
const download = { type: 'download.requested', data: {}, locale: 'en-US' };

const ways: Record<Endpoint, Way> = {
  'topics.suggest': {
    open: (api, intents) =>
      createActor(topicMachine.provide({ actors: topicActors(api) }), {
        input: { tools: testTools(), intents },
      }),
    ask: [{ type: 'suggestions.requested' }],
    again: [{ type: 'suggestions.requested' }],
    other: null,
    more: [{ type: 'suggestions.requested' }],
  },
  'paper.analyze': {
    open: (api, intents) =>
      createActor(paperMachine.provide({ actors: paperActors(api) }), {
        input: { ...common(), intents },
      }),
    ask: [
      { type: 'method.changed', method: 'text' },
      { type: 'text.changed', text: 'Spindles rose.' },
      { type: 'analysis.requested' },
    ],
    again: [{ type: 'analysis.requested' }],
    other: [{ type: 'text.changed', text: 'Slow waves fell.' }, { type: 'analysis.requested' }],
    more: null,
  },
  'hypothesis.generate': {
    open: (api, intents) =>
      createActor(hypothesisMachine.provide({ actors: hypothesisActors(api) }), {
        input: { tools: testTools(), intents, paperAnalysis: null, paperTitle: null },
      }),
    ask: generate,
    again: generate,
    other: null,
    more: generate,
  },
  'literature.search': {
    open: (api, intents) => openLiterature(api, intents, []),
    ask: search,
    again: search,
    other: [{ type: 'query.changed', query: 'spindles' }, ...search],
    more: search,
  },
  'literature.review': {
    open: (api, intents) => openLiterature(api, intents, ['paper-1']),
    ask: complete,
    again: complete,
    other: [{ type: 'paper.toggled', id: 'paper-2' }, ...complete],
    more: null,
  },
  'experiment.design': {
    open: (api, intents) =>
      createActor(experimentMachine.provide({ actors: experimentActors(api) }), {
        input: {
          ...common(),
          intents,
          hypothesis: exampleHypothesis,
          // As a reload in the middle of the first call leaves it.
          draft: {
            tab: 'overview',
            proposed: null,
            design: exampleDesign,
            typed: { controls: '', equipment: '' },
          },
        },
      }),
    ask: [{ type: 'generation.resumed' }],
    again: null,
    other: null,
    more: null,
  },
  'company.create': {
    open: (api, intents) => openCompany(api, intents, { ...company, structure: null }),
    ask: [{ type: 'creation.requested' }],
    again: null,
    other: null,
    more: null,
  },
  'company.generateDocument': {
    open: (api, intents) => openCompany(api, intents, company),
    ask: [document('bylaws')],
    again: [document('bylaws')],
    other: [{ type: 'founder.removed', index: 0 }, document('bylaws')],
    more: [document('bylaws')],
  },
  'pdf.generate': {
    open: (api) =>
      createActor(downloadMachine.provide({ actors: downloadActors(api, vi.fn()) }), {
        input: { tools: testTools() },
      }),
    ask: [download],
    again: [download],
    other: [{ ...download, locale: 'de-DE' }],
    more: [download],
  },
};

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const refused = () => jsonReply(422, { error: 'No.' });

/** Opens a step on a server that answers in turn, and tells under which keys it was asked. */
const open = (endpoint: Endpoint, answers: readonly (() => unknown)[], intents?: Intents) => {
  let asked = 0;
  const transport = scriptedTransport({
    [endpoint]: () => (answers[asked++] ?? (() => exampleReplies[endpoint]))(),
  });
  const actor = ways[endpoint].open(createApiClient({ transport }), intents);
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
    settled: () => vi.waitFor(() => expect(isBusy()).toBe(false), { interval: 1 }),
    intents: () => (actor.getSnapshot() as { context: { intents: Intents } }).context.intents,
    stop: () => actor.stop(),
  };
};

const good = (endpoint: Endpoint) => () => exampleReplies[endpoint];

const askTwice = async (
  endpoint: Endpoint,
  answer: () => unknown,
  second: readonly object[],
): Promise<readonly (string | undefined)[]> => {
  const step = open(endpoint, [answer]);
  step.send(ways[endpoint].ask);
  await step.settled();
  step.send(second);
  await step.settled();
  step.stop();
  expect(step.keys()).toHaveLength(2);
  expect(step.keys()[0]).toBe('key-1');
  return step.keys();
};

const all = Object.keys(ways) as Endpoint[];
const offering = (name: 'again' | 'other' | 'more') =>
  all.flatMap((endpoint): [Endpoint, readonly object[]][] => {
    const events = ways[endpoint][name];
    return events === null ? [] : [[endpoint, events]];
  });

describe('the key of a call', () => {
  it.each(offering('again'))('%s: is the same when no answer came', async (endpoint, again) => {
    const [first, second] = await askTwice(endpoint, lost, again);
    expect(second).toBe(first);
  });

  it.each(offering('again'))('%s: is a new one after a refusal', async (endpoint, again) => {
    const [first, second] = await askTwice(endpoint, refused, again);
    expect(second).not.toBe(first);
  });

  it.each(offering('more'))('%s: is a new one after a good answer', async (endpoint, more) => {
    const [first, second] = await askTwice(endpoint, good(endpoint), more);
    expect(second).not.toBe(first);
  });

  it.each(offering('other'))('%s: is a new one for another question', async (endpoint, other) => {
    const [first, second] = await askTwice(endpoint, lost, other);
    expect(second).not.toBe(first);
  });

  it.each(all.filter((endpoint) => endpoint !== 'pdf.generate'))(
    '%s: is the same after a reload in mid-call',
    async (endpoint) => {
      const first = open(endpoint, [() => new Promise(() => undefined)]);
      first.send(ways[endpoint].ask);
      await vi.waitFor(() => expect(first.keys()).toHaveLength(1), { interval: 1 });
      const kept = JSON.parse(JSON.stringify(first.intents())) as Intents;
      first.stop();
      const second = open(endpoint, [], kept);
      second.send(ways[endpoint].ask);
      await second.settled();
      second.stop();
      expect(second.keys()).toEqual(first.keys());
      expect(second.intents()).toEqual({});
    },
  );

  it('hypothesis.generate: is a new one for another hypothesis, also when the last try was given up', async () => {
    const step = open('hypothesis.generate', [
      good('hypothesis.generate'),
      () => new Promise(() => undefined),
    ]);
    step.send(generate);
    await step.settled();
    step.send([...generate, { type: 'generation.cancelled' }, ...generate]);
    await step.settled();
    expect(new Set(step.keys()).size).toBe(step.keys().length);
    step.stop();
  });

  it('paper.analyze: is a new one for another file, and the same for the same file chosen again', async () => {
    const step = open('paper.analyze', [lost, lost, refused]);
    const file = (name: string) => new File(['Spindles'], name, { lastModified: 5 });
    for (const name of ['a.txt', 'a.txt', 'b.txt']) {
      step.send([{ type: 'file.chosen', file: file(name) }, { type: 'analysis.requested' }]);
      await step.settled();
    }
    step.stop();
    expect(step.keys()).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('pdf.generate: another try sends the same report, although a day has passed', async () => {
    let day = 1;
    const tools = { ...testTools(), now: () => new Date(Date.UTC(2026, 2, day)) };
    const transport = scriptedTransport({ 'pdf.generate': lost });
    const actor = createActor(
      downloadMachine.provide({
        actors: downloadActors(createApiClient({ transport }), vi.fn()),
      }),
      { input: { tools } },
    ).start();
    for (day of [1, 2]) {
      actor.send({ type: 'download.requested', data: {}, locale: 'en-US' });
      await vi.waitFor(() => expect(actor.getSnapshot().hasTag('busy')).toBe(false));
    }
    actor.stop();
    const [first, second] = transport.requests;
    expect(second?.body).toEqual(first?.body);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });
});

import { examplePapers, exampleReplies } from '@spinout/api-client/testing';
import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { held, json, type Answer, type Call } from './faulty-server.js';
import { openScene } from './open-scene.js';
import {
  article,
  button,
  dialog,
  eventually,
  field,
  lookAround,
  pass,
  press,
  radios,
  type,
  until,
} from './page.js';
import { BARE, DOUBLED, NULLS } from './replies.js';

/** A situation in which nobody fails but something could go wrong. */
export interface Situation {
  readonly name: string;
  readonly run: (call: Call) => Promise<void>;
}

/** Opens a screen, makes its call and waits for an answer. */
const answered = async (call: Call, answer: Answer) => {
  const opened = await openScene(call, answer);
  opened.ask();
  await opened.requests(1);
  return opened;
};

const replying =
  (replies: Partial<Record<Call, unknown>>): Answer =>
  (sent) =>
    json(replies[sent.id]);

const leave = async (call: Call) => {
  const { answer, give } = held();
  const { unmount, sent, dependencies, log } = await answered(call, answer);
  expect(sent[0]?.signal.aborted).toBe(false);
  unmount();
  await until(() => sent[0]?.signal.aborted === true);
  expect(sent[0]?.signal.aborted).toBe(true);
  await give(0);
  await pass(60_000);
  expect(sent).toHaveLength(1);
  expect(dependencies.done).toEqual([]);
  expect([log.warn.mock.calls, log.error.mock.calls]).toEqual([[], []]);
};

const doubleClick = async (call: Call) => {
  const { answer, give } = held();
  const { scene, dependencies, ask, requests, sent } = await openScene(call, answer);
  // Both before the page has changed.
  act(() => {
    ask();
    ask();
  });
  await requests(1);
  if (scene.blocked !== null) expect(scene.blocked()).toBeDisabled();
  else expect(ask).toThrow();
  await pass(100);
  expect(sent).toHaveLength(1);
  await give(0);
  await eventually(() => scene.good(dependencies));
  expect(sent).toHaveLength(1);
};

/** What is asked second, and what shows when only that counts. */
const overtaking: Partial<
  Record<
    Call,
    {
      readonly second: () => void;
      readonly answers: readonly [unknown, unknown];
      readonly shows: (done: unknown[]) => void;
    }
  >
> = {
  'paper.analyze': {
    second: () => {
      press('Cancel');
      type('Paper text', 'Slow waves fell.');
      press('Analyze Paper');
    },
    answers: ['First', 'Second'].map((title) => ({ analysis: {}, metadata: { title } })) as [
      unknown,
      unknown,
    ],
    shows: (done) => expect(done).toMatchObject([{ papers: { documents: [{ title: 'Second' }] } }]),
  },
  'hypothesis.generate': {
    second: () => {
      press('Cancel');
      press('Generate Another');
    },
    answers: ['First', 'Second'].map((title) => ({
      success: true,
      hypothesis: { id: title, title },
    })) as [unknown, unknown],
    shows: () => {
      expect(article('Second')).toBeInTheDocument();
      expect(screen.queryByText('First')).toBeNull();
    },
  },
  'literature.search': {
    second: () => {
      type('Literature search', 'slow waves');
      press('Search');
    },
    answers: [{ papers: examplePapers }, { papers: examplePapers.slice(1) }],
    shows: () => {
      expect(screen.getByText('1 relevant papers')).toBeInTheDocument();
      expect(field('Literature search')).toHaveValue('slow waves');
    },
  },
  'company.generateDocument': {
    second: () => press('Generate Document', article('NDA Template')),
    answers: [{ success: true }, { success: true }],
    shows: () => {
      const alerts = ['NDA Template generated successfully', 'Bylaws generated successfully'];
      for (const text of alerts) {
        expect(dialog()).toHaveTextContent(text);
        press('OK');
      }
      for (const name of ['Bylaws', 'NDA Template']) {
        expect(article(name)).toHaveTextContent('Ready');
      }
    },
  },
};

const overtake = async (call: Call) => {
  const plan = overtaking[call];
  if (plan === undefined) throw new Error(`situations: no second ${call}`);
  const { answer, give } = held();
  const { dependencies, requests, sent } = await answered(call, answer);
  plan.second();
  await requests(2);
  await give(1, json(plan.answers[1]));
  await pass(10);
  await give(0, json(plan.answers[0]));
  await pass(10);
  await eventually(() => plan.shows(dependencies.done));
  expect(sent).toHaveLength(2);
};

/** What shows of an answer that holds only what it must. */
const bareShows: Record<Exclude<Call, 'pdf.generate'>, (done: unknown[]) => void> = {
  'topics.suggest': () => expect(screen.getByText('Bare topic')).toBeInTheDocument(),
  'paper.analyze': (done) =>
    expect(done).toMatchObject([
      { papers: { documents: [{ title: 'Spindles rose.', method: 'text' }] } },
    ]),
  'hypothesis.generate': () => expect(article('Bare hypothesis')).toBeInTheDocument(),
  'literature.search': () => {
    expect(screen.getByText('1 relevant papers')).toBeInTheDocument();
    expect(article('Bare paper')).toHaveTextContent('Relevance: 0%');
  },
  'literature.review': (done) => expect(done).toHaveLength(1),
  'experiment.design': () => expect(field('Sample size')).toHaveValue(12),
  'company.create': () => expect(screen.getByText('Bare company')).toBeInTheDocument(),
  'company.generateDocument': () =>
    expect(dialog()).toHaveTextContent('Bylaws generated successfully'),
};

const readBare = (replies: Partial<Record<Call, unknown>>) => async (call: Call) => {
  const { dependencies, sent } = await answered(call, replying(replies));
  const shows = bareShows[call as keyof typeof bareShows];
  await eventually(() => shows(dependencies.done));
  expect(sent).toHaveLength(1);
};

const MANY = 10_000;

const readMany = async (call: Call) => {
  const [paper] = examplePapers;
  const papers = Array.from({ length: MANY }, (_, index) => ({
    ...paper,
    id: `p${index}`,
    title: `Paper ${index}`,
  }));
  await answered(call, () => json({ ...exampleReplies['literature.search'], papers }));
  await eventually(() => screen.getByText('10000 relevant papers'));
  // Work in proportion to what can be seen, not to what came.
  expect(document.querySelectorAll('article').length).toBeLessThanOrEqual(100);
  press('Select all');
  expect(button('Complete Review (10000 papers selected)')).toBeEnabled();
};

const readDoubled = async (call: Call) => {
  const { scene, dependencies, sent } = await answered(call, replying(DOUBLED));
  await eventually(() => scene.good(dependencies));
  if (call === 'topics.suggest') expect(radios()).toHaveLength(2);
  lookAround();
  expect(sent).toHaveLength(1);
};

/** F4 to F6, F17 to F19 and F21 of the catalogue. */
export const SITUATIONS: readonly Situation[] = [
  { name: 'F4 the page is left in mid-call', run: leave },
  { name: 'F5 a double click', run: doubleClick },
  { name: 'F6 answers that overtake each other', run: overtake },
  { name: 'F17 everything optional missing', run: readBare(BARE) },
  { name: 'F18 null for everything that may be null', run: readBare(NULLS) },
  { name: 'F19 a list of ten thousand', run: readMany },
  { name: 'F21 everything delivered twice', run: readDoubled },
];

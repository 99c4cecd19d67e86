import { examplePapers, exampleReplies } from '@spinout/api-client/testing';
import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { holdReplies, json, type Answer, type Call } from './faulty-server.js';
import { openScreen } from './open-screen.js';
import {
  article,
  button,
  dialog,
  waitForExpectation,
  field,
  openAllTabs,
  advanceTime,
  press,
  getRadios,
  type,
  waitForCondition,
} from './page.js';
import { MINIMAL_REPLIES, DUPLICATED_REPLIES, NULL_REPLIES } from './replies.js';

/** A situation without a failure in which a screen could still go wrong. */
export interface Situation {
  readonly name: string;
  readonly run: (call: Call) => Promise<void>;
}

/** Opens a screen, makes its call and waits for the reply. */
const openWithReply = async (call: Call, answer: Answer) => {
  const opened = await openScreen(call, answer);
  opened.submit();
  await opened.requests(1);
  return opened;
};

const createAnswer =
  (replies: Partial<Record<Call, unknown>>): Answer =>
  (sent) =>
    json(replies[sent.id]);

const leave = async (call: Call) => {
  const { answer, giveReply } = holdReplies();
  const { unmount, sent, dependencies, log } = await openWithReply(call, answer);
  expect(sent[0]?.signal.aborted).toBe(false);
  unmount();
  await waitForCondition(() => sent[0]?.signal.aborted === true);
  expect(sent[0]?.signal.aborted).toBe(true);
  await giveReply(0);
  await advanceTime(60_000);
  expect(sent).toHaveLength(1);
  expect(dependencies.done).toEqual([]);
  expect([log.warn.mock.calls, log.error.mock.calls]).toEqual([[], []]);
};

/** Disabled, or said to be: a button that is disabled while it has the focus loses it. */
const expectDisabled = (control: HTMLElement) =>
  control.getAttribute('aria-disabled') === 'true'
    ? expect(control).toBeEnabled()
    : expect(control).toBeDisabled();

const doubleClick = async (call: Call) => {
  const { answer, giveReply } = holdReplies();
  const { screenCase, dependencies, submit, requests, sent } = await openScreen(call, answer);
  // Both clicks happen before the page updates.
  act(() => {
    submit();
    submit();
  });
  await requests(1);
  if (screenCase.findDisabledControl !== null) expectDisabled(screenCase.findDisabledControl());
  else expect(submit).toThrow();
  await advanceTime(100);
  expect(sent).toHaveLength(1);
  await giveReply(0);
  await waitForExpectation(() => screenCase.expectSuccess(dependencies));
  expect(sent).toHaveLength(1);
};

/** The second request, and what is shown if only its reply counts. */
const outOfOrderReplies: Partial<
  Record<
    Call,
    {
      readonly second: () => void;
      readonly answers: readonly [unknown, unknown];
      readonly expectShown: (done: unknown[]) => void;
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
    expectShown: (done) =>
      expect(done).toMatchObject([{ papers: { documents: [{ title: 'Second' }] } }]),
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
    expectShown: () => {
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
    expectShown: () => {
      expect(screen.getByText('1 relevant papers')).toBeInTheDocument();
      expect(field('Literature search')).toHaveValue('slow waves');
    },
  },
  'company.generateDocument': {
    second: () => press('Generate Document', article('NDA Template')),
    answers: [{ success: true }, { success: true }],
    expectShown: () => {
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

const replyOutOfOrder = async (call: Call) => {
  const plan = outOfOrderReplies[call];
  if (plan === undefined) throw new Error(`situations: no second ${call}`);
  const { answer, giveReply } = holdReplies();
  const { dependencies, requests, sent } = await openWithReply(call, answer);
  plan.second();
  await requests(2);
  await giveReply(1, json(plan.answers[1]));
  await advanceTime(10);
  await giveReply(0, json(plan.answers[0]));
  await advanceTime(10);
  await waitForExpectation(() => plan.expectShown(dependencies.done));
  expect(sent).toHaveLength(2);
};

/** What is shown for a reply with only the required fields. */
const minimalReplyExpectations: Record<Exclude<Call, 'pdf.generate'>, (done: unknown[]) => void> = {
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

const showMinimalReply = (replies: Partial<Record<Call, unknown>>) => async (call: Call) => {
  const { dependencies, sent } = await openWithReply(call, createAnswer(replies));
  const expectShown = minimalReplyExpectations[call as keyof typeof minimalReplyExpectations];
  await waitForExpectation(() => expectShown(dependencies.done));
  expect(sent).toHaveLength(1);
};

const MANY = 10_000;

const showManyEntries = async (call: Call) => {
  const [paper] = examplePapers;
  const papers = Array.from({ length: MANY }, (_, index) => ({
    ...paper,
    id: `p${index}`,
    title: `Paper ${index}`,
  }));
  await openWithReply(call, () => json({ ...exampleReplies['literature.search'], papers }));
  await waitForExpectation(() => screen.getByText('10000 relevant papers'));
  // Rendering work depends on the visible entries, not on the size of the reply.
  expect(document.querySelectorAll('article').length).toBeLessThanOrEqual(100);
  press('Select all');
  // The paper that was selected before the search stays selected.
  expect(button('Complete Review (10001 papers selected)')).toBeEnabled();
};

const showDuplicates = async (call: Call) => {
  const { screenCase, dependencies, sent } = await openWithReply(
    call,
    createAnswer(DUPLICATED_REPLIES),
  );
  await waitForExpectation(() => screenCase.expectSuccess(dependencies));
  if (call === 'topics.suggest') expect(getRadios()).toHaveLength(2);
  openAllTabs();
  expect(sent).toHaveLength(1);
};

/** Double clicks, late and overtaken replies, and unusual but valid replies. */
export const SITUATIONS: readonly Situation[] = [
  { name: 'F4 an unmount during a call', run: leave },
  { name: 'F5 a double click', run: doubleClick },
  { name: 'F6 replies out of order', run: replyOutOfOrder },
  { name: 'F17 all optional fields missing', run: showMinimalReply(MINIMAL_REPLIES) },
  { name: 'F18 null in all nullable fields', run: showMinimalReply(NULL_REPLIES) },
  { name: 'F19 a list of ten thousand entries', run: showManyEntries },
  { name: 'F21 duplicate entries', run: showDuplicates },
];

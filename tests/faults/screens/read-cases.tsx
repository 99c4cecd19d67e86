import { exampleHypothesis, examplePapers, exampleTopics } from '@spinout/api-client/testing';
import {
  HypothesisStep,
  LiteratureStep,
  memoryStorage,
  ResearchFlow,
  TopicStep,
} from '@spinout/research-flow';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Failure } from './faults.js';
import {
  alert,
  article,
  button,
  waitForExpectation,
  field,
  group,
  expectNoAlert,
  paste,
  press,
  getRadios,
  region,
  type,
} from './page.js';
import type { ScreenCase } from './screen-case.types.js';
import { adviceTexts, texts } from './texts.js';

const journey = { journeyId: 'journey-1', theme: 'light' } as const;
const [withDoi, withoutDoi] = examplePapers;
if (withDoi === undefined || withoutDoi === undefined) throw new Error('scenes: no papers');

const found = { analysis: { themes: [], gaps: [], methodologies: [] }, source: null };

/** The error text in the banner, and the optional advice. */
const banner = (text: string, failure: Failure) => {
  expect(within(alert()).getByText(text)).toBeInTheDocument();
  const advice = adviceTexts(failure);
  for (const other of ['offline', 'no access', 'timed out', 'busy'] as const) {
    const line = screen.queryByText(advice.lines[other]);
    if (advice.expected === other) expect(line).toHaveAttribute('role', 'status');
    else expect(line).toBeNull();
  }
};

/** Calls that return something to read or choose from. */
export const readCases = {
  'topics.suggest': {
    screen: ({ api, runtime, done }) => (
      <TopicStep
        api={api}
        runtime={runtime}
        theme="light"
        onComplete={(result) => done.push(result)}
      />
    ),
    enter: () => {
      fireEvent.click(getRadios()[1] as HTMLElement);
    },
    submit: () => press('Get New Suggestions'),
    pendingText: 'Generating...',
    findDisabledControl: () => button('Generating...'),
    expectFailure: () => {
      expect(getRadios()).toHaveLength(4);
      expectNoAlert();
      expect(button('Get New Suggestions')).toBeEnabled();
    },
    log: 'warn',
    expectInputUnchanged: () => {
      expect(region('Selected Topic')).toBeInTheDocument();
      expect(button('Continue with Selected Topic')).toBeEnabled();
    },
    retry: () => press('Get New Suggestions'),
    expectSuccess: () => {
      const cards = getRadios();
      expect(cards).toHaveLength(exampleTopics.length);
      expect(screen.getByText('Example topic on protein design')).toBeInTheDocument();
    },
  },
  'paper.analyze': {
    screen: ({ api, runtime, done }) => (
      <ResearchFlow
        api={api}
        runtime={runtime}
        theme="light"
        storage={{ ...memoryStorage(), persistent: true }}
        defaultStep={2}
        onEvent={(event) => {
          if (event.type === 'data.changed') done.push(event.data);
        }}
      />
    ),
    enter: async () => {
      await waitForExpectation(() => button('Paste Text'));
      paste('Spindles rose.');
    },
    submit: () => press('Analyze Paper'),
    pendingText: 'Analyzing paper...',
    findDisabledControl: () => button('Analyze Paper'),
    expectFailure: (failure) => {
      banner(texts.serverMessageOr('Failed to analyze paper', failure), failure);
      expect(button('Analyze Paper')).toBeEnabled();
    },
    log: null,
    expectInputUnchanged: () => expect(field('Paper text')).toHaveValue('Spindles rose.'),
    retry: () => press('Analyze Paper'),
    expectSuccess: ({ done }) => {
      expect(done).toHaveLength(1);
      expect(button('What we found in your paper')).toHaveAttribute('aria-expanded', 'true');
    },
  },
  'hypothesis.generate': {
    screen: ({ api, runtime, done }) => (
      <HypothesisStep
        api={api}
        runtime={runtime}
        theme="light"
        topic="Sleep and memory"
        draft={{ hypothesis: { ...exampleHypothesis, title: 'An earlier hypothesis' } }}
        onComplete={(result) => done.push(result)}
      />
    ),
    enter: () => undefined,
    submit: () => press('Generate Another'),
    pendingText: 'AI Scientist is generating breakthrough hypothesis...',
    findDisabledControl: null,
    expectFailure: (failure) => {
      const text = texts.hypothesis(failure);
      banner(text, failure);
      expect(within(group('Hypothesis error')).getByText(text)).toBeInTheDocument();
      expect(screen.getByText('Your earlier hypothesis is still below.')).toBeInTheDocument();
    },
    log: null,
    expectInputUnchanged: () => {
      expect(article('An earlier hypothesis')).toBeInTheDocument();
      expect(screen.getByText('Research topic: Sleep and memory')).toBeInTheDocument();
      expect(button('Proceed with this Hypothesis')).toBeEnabled();
    },
    retry: () => press('Try Again'),
    expectSuccess: () => {
      expect(article('Spindles link training to recall')).toBeInTheDocument();
      expectNoAlert();
    },
  },
  'literature.search': {
    screen: ({ api, runtime }) => (
      <LiteratureStep
        {...journey}
        api={api}
        runtime={runtime}
        hypothesis={exampleHypothesis}
        draft={{ query: '', found: { ...found, papers: [withoutDoi] }, selected: [withoutDoi.id] }}
      />
    ),
    enter: () => {
      type('Literature search', 'spindles');
    },
    submit: () => press('Search'),
    pendingText: 'Searching the literature…',
    findDisabledControl: () => button('Search'),
    expectFailure: (failure) => {
      banner(texts.serverMessageOr('Failed to search literature', failure), failure);
      expect(button('Search')).toBeEnabled();
    },
    log: null,
    expectInputUnchanged: () => {
      expect(field('Literature search')).toHaveValue('spindles');
      expect(field(`Select ${withoutDoi.title}`)).toBeChecked();
      expect(button('Complete Review (1 papers selected)')).toBeEnabled();
    },
    retry: () => press('Search'),
    expectSuccess: () => {
      expect(screen.getByText('2 relevant papers')).toBeInTheDocument();
      expectNoAlert();
      expect(field(`Select ${withoutDoi.title}`)).toBeChecked();
    },
  },
  'literature.review': {
    screen: ({ api, runtime, done }) => (
      <LiteratureStep
        {...journey}
        api={api}
        runtime={runtime}
        hypothesis={exampleHypothesis}
        draft={{ query: 'tides', found: { ...found, papers: examplePapers }, selected: [] }}
        onComplete={(result) => done.push(result)}
      />
    ),
    enter: () => {
      fireEvent.click(field(`Select ${withDoi.title}`));
    },
    submit: () => press('Complete Review (1 papers selected)'),
    pendingText: 'Reviewing the selected papers…',
    findDisabledControl: () => button('Complete Review (1 papers selected)'),
    expectFailure: (failure) => {
      banner(texts.serverMessageOr('Failed to complete literature review', failure), failure);
    },
    log: null,
    expectInputUnchanged: () => {
      expect(field(`Select ${withDoi.title}`)).toBeChecked();
      expect(field('Literature search')).toHaveValue('tides');
    },
    retry: () => press('Complete Review (1 papers selected)'),
    expectSuccess: ({ done }) => expect(done).toMatchObject([{ selected: [withDoi.id] }]),
  },
} as const satisfies Record<string, ScreenCase>;

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
  eventually,
  field,
  group,
  noAlert,
  paste,
  press,
  radios,
  region,
  type,
} from './page.js';
import type { Scene } from './scene.types.js';
import { advices, texts } from './texts.js';

const journey = { journeyId: 'journey-1', theme: 'light' } as const;
const [withDoi, withoutDoi] = examplePapers;
if (withDoi === undefined || withoutDoi === undefined) throw new Error('scenes: no papers');

const found = { analysis: { themes: [], gaps: [], methodologies: [] }, source: null };

/** FLOW-17 and T-80: the one line in the banner, and the one that may stand beside it. */
const banner = (text: string, failure: Failure) => {
  expect(within(alert()).getByText(text)).toBeInTheDocument();
  const advice = advices(failure);
  for (const other of ['offline', 'no access', 'timed out', 'busy'] as const) {
    const line = screen.queryByText(advice.lines[other]);
    if (advice.expected === other) expect(line).toHaveAttribute('role', 'status');
    else expect(line).toBeNull();
  }
};

/** The calls that bring something to read and choose from. */
export const readingScenes = {
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
      fireEvent.click(radios()[1] as HTMLElement);
    },
    ask: () => press('Get New Suggestions'),
    waiting: 'Generating...',
    blocked: () => button('Generating...'),
    failed: () => {
      expect(radios()).toHaveLength(4);
      noAlert();
      expect(button('Get New Suggestions')).toBeEnabled();
    },
    log: 'warn',
    kept: () => {
      expect(region('Selected Topic')).toBeInTheDocument();
      expect(button('Continue with Selected Topic')).toBeEnabled();
    },
    again: () => press('Get New Suggestions'),
    good: () => {
      const cards = radios();
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
      await eventually(() => button('Paste Text'));
      paste('Spindles rose.');
    },
    ask: () => press('Analyze Paper'),
    waiting: 'Analyzing paper...',
    blocked: () => button('Analyze Paper'),
    failed: (failure) => {
      banner(texts.inTheServersWords('Failed to analyze paper', failure), failure);
      expect(button('Analyze Paper')).toBeEnabled();
    },
    log: null,
    kept: () => expect(field('Paper text')).toHaveValue('Spindles rose.'),
    again: () => press('Analyze Paper'),
    good: ({ done }) => {
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
    ask: () => press('Generate Another'),
    waiting: 'AI Scientist is generating breakthrough hypothesis...',
    blocked: null,
    failed: (failure) => {
      const text = texts.hypothesis(failure);
      banner(text, failure);
      expect(within(group('Hypothesis error')).getByText(text)).toBeInTheDocument();
      expect(screen.getByText('Your earlier hypothesis is still below.')).toBeInTheDocument();
    },
    log: null,
    kept: () => {
      expect(article('An earlier hypothesis')).toBeInTheDocument();
      expect(screen.getByText('Research topic: Sleep and memory')).toBeInTheDocument();
      expect(button('Proceed with this Hypothesis')).toBeEnabled();
    },
    again: () => press('Try Again'),
    good: () => {
      expect(article('Spindles link training to recall')).toBeInTheDocument();
      noAlert();
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
    ask: () => press('Search'),
    waiting: 'Searching the literature…',
    blocked: () => button('Search'),
    failed: (failure) => {
      banner(texts.inTheServersWords('Failed to search literature', failure), failure);
      expect(button('Search')).toBeEnabled();
    },
    log: null,
    kept: () => {
      expect(field('Literature search')).toHaveValue('spindles');
      expect(field(`Select ${withoutDoi.title}`)).toBeChecked();
      expect(button('Complete Review (1 papers selected)')).toBeEnabled();
    },
    again: () => press('Search'),
    good: () => {
      expect(screen.getByText('2 relevant papers')).toBeInTheDocument();
      noAlert();
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
    ask: () => press('Complete Review (1 papers selected)'),
    waiting: 'Reviewing the selected papers…',
    blocked: () => button('Complete Review (1 papers selected)'),
    failed: (failure) => {
      banner(texts.inTheServersWords('Failed to complete literature review', failure), failure);
    },
    log: null,
    kept: () => {
      expect(field(`Select ${withDoi.title}`)).toBeChecked();
      expect(field('Literature search')).toHaveValue('tides');
    },
    again: () => press('Complete Review (1 papers selected)'),
    good: ({ done }) => expect(done).toMatchObject([{ selected: [withDoi.id] }]),
  },
} as const satisfies Record<string, Scene>;

import type { ApiClient } from '@spinout/api-client';
import {
  exampleCompany,
  exampleHypothesis,
  examplePapers,
  exampleTopics,
} from '@spinout/api-client/testing';
import {
  CompanyStep,
  ExperimentStep,
  HypothesisStep,
  LiteratureStep,
  memoryStorage,
  PaperStep,
  ResearchFlow,
  TopicStep,
  type Tools,
} from '@spinout/research-flow';
import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import type { Failure } from './faults.js';
import type { Call } from './faulty-server.js';
import {
  alert,
  article,
  button,
  dialog,
  eventually,
  field,
  group,
  press,
  noAlert,
  radios,
  region,
  tab,
  type,
} from './page.js';
import { advices, texts } from './texts.js';

export interface World {
  readonly api: ApiClient;
  readonly tools: Tools;
  /** What the screen has reported as its result. */
  readonly done: unknown[];
}

/** One call as a person meets it. */
export interface Scene {
  readonly screen: (world: World) => ReactElement;
  /** What is entered before the call. */
  readonly enter: () => Promise<void> | void;
  /** Makes the call; null where the screen makes it by itself. */
  readonly ask: (() => void) | null;
  /** Finds the control that is natively disabled while the call runs; null where it is gone. */
  readonly blocked: (() => HTMLElement) | null;
  /** Expects what the specification says of the failure. */
  readonly failed: (failure: Failure) => void;
  /** Where the failure is logged, if it is. */
  readonly log: 'warn' | 'error' | null;
  /** Expects what was entered. */
  readonly kept: () => void;
  /** Tries again; null where the screen has gone on without the answer. */
  readonly again: (() => void) | null;
  /** Expects what the good answer brings. */
  readonly good: (world: World) => void;
}

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

const paste = (text: string) => {
  press('Paste Text');
  type('Paper text', text);
};

const bylaws = () => article('Bylaws');

export const scenes: Record<Call, Scene> = {
  'topics.suggest': {
    screen: ({ api, tools, done }) => (
      <TopicStep api={api} tools={tools} theme="light" onComplete={(result) => done.push(result)} />
    ),
    enter: () => {
      fireEvent.click(radios()[1] as HTMLElement);
    },
    ask: () => press('Get New Suggestions'),
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
    screen: ({ api, tools, done }) => (
      <PaperStep {...journey} api={api} tools={tools} onComplete={(result) => done.push(result)} />
    ),
    enter: () => paste('Spindles rose.'),
    ask: () => press('Analyze Paper'),
    blocked: () => button('Analyze Paper'),
    failed: (failure) => {
      banner(texts.inTheServersWords('Failed to analyze paper', failure), failure);
      expect(button('Analyze Paper')).toBeEnabled();
    },
    log: null,
    kept: () => expect(field('Paper text')).toHaveValue('Spindles rose.'),
    again: () => press('Analyze Paper'),
    good: ({ done }) => expect(done).toHaveLength(1),
  },
  'hypothesis.generate': {
    screen: ({ api, tools, done }) => (
      <HypothesisStep
        api={api}
        tools={tools}
        theme="light"
        topic="Sleep and memory"
        draft={{ hypothesis: { ...exampleHypothesis, title: 'An earlier hypothesis' } }}
        onComplete={(result) => done.push(result)}
      />
    ),
    enter: () => undefined,
    ask: () => press('Generate Another'),
    blocked: null,
    failed: (failure) => {
      const text = texts.hypothesis(failure);
      banner(text, failure);
      expect(within(group('Hypothesis error')).getByText(text)).toBeInTheDocument();
      expect(screen.getByText('Your earlier hypothesis is kept below.')).toBeInTheDocument();
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
    screen: ({ api, tools }) => (
      <LiteratureStep
        {...journey}
        api={api}
        tools={tools}
        hypothesis={exampleHypothesis}
        draft={{ query: '', found: { ...found, papers: [withoutDoi] }, selected: [withoutDoi.id] }}
      />
    ),
    enter: () => {
      type('Literature search', 'spindles');
    },
    ask: () => press('Search'),
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
    screen: ({ api, tools, done }) => (
      <LiteratureStep
        {...journey}
        api={api}
        tools={tools}
        hypothesis={exampleHypothesis}
        draft={{ query: 'tides', found: { ...found, papers: examplePapers }, selected: [] }}
        onComplete={(result) => done.push(result)}
      />
    ),
    enter: () => {
      fireEvent.click(field(`Select ${withDoi.title}`));
    },
    ask: () => press('Complete Review (1 papers selected)'),
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
  'experiment.design': {
    screen: ({ api, tools }) => (
      <ExperimentStep {...journey} api={api} tools={tools} hypothesis={exampleHypothesis} />
    ),
    enter: () => undefined,
    ask: null,
    blocked: null,
    failed: () => {
      expect(screen.getByText('Standard design (prepared locally)')).toBeInTheDocument();
      expect(field('Methodology')).toHaveValue('Randomized controlled trial, double-blind');
      expect(field('Duration')).toHaveValue('6 months');
      noAlert();
    },
    log: 'error',
    kept: () => undefined,
    again: null,
    good: () => expect(field('Methodology')).toHaveValue('Randomised, two parallel groups'),
  },
  'company.create': {
    screen: ({ api, tools }) => (
      <CompanyStep {...journey} api={api} tools={tools} topic="Sleep and memory" />
    ),
    enter: () => undefined,
    ask: null,
    blocked: null,
    failed: () => {
      expect(screen.getByText('Default structure (prepared locally)')).toBeInTheDocument();
      expect(screen.getByText('Sleep and memory Technologies')).toBeInTheDocument();
      noAlert();
    },
    log: 'error',
    kept: () => undefined,
    again: null,
    good: () => expect(screen.getByText(exampleCompany.name)).toBeInTheDocument(),
  },
  'company.generateDocument': {
    screen: ({ api, tools }) => (
      <CompanyStep
        {...journey}
        api={api}
        tools={tools}
        topic="Sleep and memory"
        draft={{
          tab: 'overview',
          structure: {
            ...exampleCompany,
            legalDocuments: { ...exampleCompany.legalDocuments, bylaws: false },
          },
          isCustomizing: true,
          form: { name: '', email: '', ownership: '', role: '' },
          documents: {},
          isCompleted: false,
        }}
      />
    ),
    enter: () => {
      type('Founder name', 'Bo');
      tab('Legal Docs');
    },
    ask: () => press('Generate Document', bylaws()),
    blocked: () => button('Generating...', bylaws()),
    failed: () => {
      const text = 'Document generation for bylaws completed (mock)';
      expect(within(dialog()).getByText(text)).toBeInTheDocument();
      expect(within(bylaws()).getByText('Pending')).toBeInTheDocument();
    },
    log: 'warn',
    kept: () => {
      press('OK');
      tab('Overview');
      expect(field('Founder name')).toHaveValue('Bo');
      tab('Legal Docs');
    },
    again: () => press('Generate Document', bylaws()),
    good: () => {
      expect(within(dialog()).getByText('Bylaws generated successfully')).toBeInTheDocument();
      expect(within(bylaws()).getByText('Ready')).toBeInTheDocument();
    },
  },
  'pdf.generate': {
    screen: ({ api, tools }) => (
      <ResearchFlow
        api={api}
        tools={tools}
        theme="light"
        storage={{ ...memoryStorage(), lasting: true }}
        defaultStep={2}
        initialData={{ hypothesis: exampleHypothesis }}
      />
    ),
    enter: async () => {
      await eventually(() => button('Paste Text'));
      paste('Spindles rose.');
      await eventually(() => button('Download PDF'));
    },
    ask: () => press('Download PDF'),
    blocked: () => button('Generating PDF...'),
    failed: (failure) => {
      expect(within(alert()).getByText(texts.pdf(failure))).toBeInTheDocument();
      expect(button('Download PDF')).toBeEnabled();
    },
    log: null,
    kept: () => expect(field('Paper text')).toHaveValue('Spindles rose.'),
    again: () => press('Download PDF'),
    good: () => {
      expect(screen.getByText('Saved as Research_Results_2026-03-02.pdf')).toBeInTheDocument();
      noAlert();
    },
  },
};

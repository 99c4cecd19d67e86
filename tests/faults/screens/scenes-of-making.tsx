import { exampleCompany, exampleHypothesis } from '@spinout/api-client/testing';
import { CompanyStep, ExperimentStep, memoryStorage, ResearchFlow } from '@spinout/research-flow';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import {
  alert,
  article,
  button,
  dialog,
  eventually,
  field,
  noAlert,
  paste,
  press,
  tab,
  type,
} from './page.js';
import type { Scene } from './scene.types.js';
import { texts } from './texts.js';

const journey = { journeyId: 'journey-1', theme: 'light' } as const;

const bylaws = () => article('Bylaws');

/** The calls that make something. */
export const makingScenes = {
  'experiment.design': {
    screen: ({ api, runtime }) => (
      <ExperimentStep {...journey} api={api} runtime={runtime} hypothesis={exampleHypothesis} />
    ),
    enter: () => undefined,
    ask: null,
    waiting: 'Generating experiment design based on your hypothesis...',
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
    screen: ({ api, runtime }) => (
      <CompanyStep {...journey} api={api} runtime={runtime} topic="Sleep and memory" />
    ),
    enter: () => undefined,
    ask: null,
    waiting: 'Creating your company structure and legal framework...',
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
    screen: ({ api, runtime }) => (
      <CompanyStep
        {...journey}
        api={api}
        runtime={runtime}
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
    waiting: 'Generating...',
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
    screen: ({ api, runtime }) => (
      <ResearchFlow
        api={api}
        runtime={runtime}
        theme="light"
        storage={{ ...memoryStorage(), persistent: true }}
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
    waiting: 'Generating PDF...',
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
} as const satisfies Record<string, Scene>;

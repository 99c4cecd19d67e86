import { exampleCompany, exampleHypothesis } from '@spinout/api-client/testing';
import { CompanyStep, ExperimentStep, memoryStorage, ResearchFlow } from '@spinout/research-flow';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import {
  alert,
  article,
  button,
  dialog,
  waitForExpectation,
  field,
  expectNoAlert,
  paste,
  press,
  tab,
  type,
} from './page.js';
import type { ScreenCase } from './screen-case.types.js';
import { texts } from './texts.js';

const journey = { journeyId: 'journey-1', theme: 'light' } as const;

const bylaws = () => article('Bylaws');

/** Calls that create something. */
export const createCases = {
  'experiment.design': {
    screen: ({ api, runtime }) => (
      <ExperimentStep {...journey} api={api} runtime={runtime} hypothesis={exampleHypothesis} />
    ),
    enter: () => undefined,
    submit: null,
    pendingText: 'Generating experiment design based on your hypothesis...',
    findDisabledControl: null,
    expectFailure: () => {
      expect(screen.getByText('Standard design (prepared locally)')).toBeInTheDocument();
      expect(field('Methodology')).toHaveValue('Randomized controlled trial, double-blind');
      expect(field('Duration')).toHaveValue('6 months');
      expectNoAlert();
    },
    log: 'error',
    expectInputUnchanged: () => undefined,
    retry: null,
    expectSuccess: () =>
      expect(field('Methodology')).toHaveValue('Randomised, two parallel groups'),
  },
  'company.create': {
    screen: ({ api, runtime }) => (
      <CompanyStep {...journey} api={api} runtime={runtime} topic="Sleep and memory" />
    ),
    enter: () => undefined,
    submit: null,
    pendingText: 'Creating your company structure and legal framework...',
    findDisabledControl: null,
    expectFailure: () => {
      expect(screen.getByText('Default structure (prepared locally)')).toBeInTheDocument();
      expect(screen.getByText('Sleep Labs')).toBeInTheDocument();
      expectNoAlert();
    },
    log: 'error',
    expectInputUnchanged: () => undefined,
    retry: null,
    expectSuccess: () => expect(screen.getByText(exampleCompany.name)).toBeInTheDocument(),
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
    submit: () => press('Generate Document', bylaws()),
    pendingText: 'Generating...',
    findDisabledControl: () => button('Generating...', bylaws()),
    expectFailure: () => {
      const text = 'Document generation for bylaws completed (mock)';
      expect(within(dialog()).getByText(text)).toBeInTheDocument();
      expect(within(bylaws()).getByText('Pending')).toBeInTheDocument();
    },
    log: 'warn',
    expectInputUnchanged: () => {
      press('OK');
      tab('Overview');
      expect(field('Founder name')).toHaveValue('Bo');
      tab('Legal Docs');
    },
    retry: () => press('Generate Document', bylaws()),
    expectSuccess: () => {
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
      await waitForExpectation(() => button('Paste Text'));
      paste('Spindles rose.');
      await waitForExpectation(() => button('Download PDF'));
    },
    submit: () => press('Download PDF'),
    pendingText: 'Generating PDF...',
    findDisabledControl: () => button('Generating PDF...'),
    expectFailure: (failure) => {
      expect(within(alert()).getByText(texts.pdf(failure))).toBeInTheDocument();
      expect(button('Download PDF')).toBeEnabled();
    },
    log: null,
    expectInputUnchanged: () => expect(field('Paper text')).toHaveValue('Spindles rose.'),
    retry: () => press('Download PDF'),
    expectSuccess: () => {
      expect(screen.getByText('Saved as Research_Results_2026-03-02.pdf')).toBeInTheDocument();
      expectNoAlert();
    },
  },
} as const satisfies Record<string, ScreenCase>;

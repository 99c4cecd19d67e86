import {
  exampleAnalysis,
  exampleCompany,
  exampleDesign,
  exampleHypothesis,
  examplePapers,
} from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import type { FlowData } from '../../../data/flow-data.js';
import { companyMessages } from '../company.messages.js';
import { completionMessages } from './completion.messages.js';
import { completionModel } from './completion.model.js';

const data: FlowData = {
  interest: { id: 'neuro-1', title: 'Sleep and memory' },
  papers: {
    documents: [{ id: 'doc-1', title: 'Spindles and recall', method: 'file' }],
    results: examplePapers,
  },
  paper_analysis: exampleAnalysis,
  hypothesis: exampleHypothesis,
  selected_papers: [examplePapers[0]?.id ?? ''],
  experimentDesign: exampleDesign,
  companyStructure: exampleCompany,
};

/** 64 per group are analyzed, 80 enrolled. */
const planned = {
  sampleSize: 160,
  power_analysis: { groups: 2, per_group: 64, total: 160 } as never,
};

const build = (change: Partial<FlowData> = {}) =>
  completionModel(
    { ...data, ...change },
    {
      messages: completionMessages,
      documents: companyMessages,
      locale: 'en-US',
    },
  );

const getItems = (model: ReturnType<typeof build>, id: string) =>
  model.later.find((group) => group.id === id)?.items ?? [];

describe('the page at the end of the flow', () => {
  it('says a title once that topic and paper share', () => {
    const labels = (title: string) =>
      build({ interest: { id: 'paper-1', title } }).results.map(({ label }) => label);
    expect(labels('Spindles and recall')).toEqual(
      expect.arrayContaining(['Topic and paper', 'Hypothesis']),
    );
    expect(labels('Spindles and recall')).not.toContain('Topic');
    expect(labels('Sleep and memory')).toEqual(expect.arrayContaining(['Topic', 'Paper']));
  });

  it('says each result in one line', () => {
    const texts = Object.fromEntries(build().results.map(({ label, text }) => [label, text]));
    expect(texts).toMatchObject({
      Topic: 'Sleep and memory',
      Paper: 'Spindles and recall',
      Hypothesis: exampleHypothesis.title,
      Literature: '2 found, 1 selected for review',
    });
    expect(build().results.find(({ label }) => label === 'Hypothesis')?.details).toBe(
      exampleHypothesis.statement,
    );
    expect(texts.Company).toContain(`${exampleCompany.name}, a draft C-Corp in Delaware`);
  });

  it('names as simulated what the data name as simulated, and nothing else', () => {
    const source = (origin: 'simulated' | 'computed' | 'fallback') => ({ origin, by: 'Test' });
    const model = build({
      paper_analysis: { ...exampleAnalysis, source: source('computed') },
      hypothesis: { ...exampleHypothesis, source: source('computed') },
      experimentDesign: { ...exampleDesign, source: source('fallback') },
      companyStructure: { ...exampleCompany, source: source('simulated') },
      papers: {},
    });
    expect(model.isAnySimulated).toBe(true);
    expect(model.origins.map(({ origin, parts }) => [origin, parts])).toEqual([
      ['simulated', 'Company'],
      ['fallback', 'Experiment'],
      ['computed', 'Paper and Hypothesis'],
    ]);
    const without = build({
      paper_analysis: undefined as never,
      hypothesis: { ...exampleHypothesis, source: source('computed') },
      experimentDesign: { ...exampleDesign, source: undefined },
      companyStructure: { ...exampleCompany, source: source('computed') },
      papers: {},
    });
    expect(without.isAnySimulated).toBe(false);
    expect(without.origins[0]).toMatchObject({ origin: null, parts: 'Experiment' });
  });

  it('takes the next steps from the results', () => {
    const claim = { text: 'Spindles raise recall.', evidence: [] };
    const model = build({
      hypothesis: { ...exampleHypothesis, claims: [claim], refutation: 'No difference in recall.' },
      experimentDesign: {
        ...exampleDesign,
        ...planned,
        variables: { independent: [], dependent: ['Recall of word pairs.'], controlled: [] },
        equipment: ['EEG', 'Amplifier', 'Beds', 'Software', 'Electrodes', 'Gel'],
      },
      literature_analysis: { themes: [], gaps: ['Naps were not studied'], methodologies: [] },
      companyStructure: {
        ...exampleCompany,
        legalDocuments: { ...exampleCompany.legalDocuments, bylaws: true },
        complianceRequirements: ['Form D', 'EIN', '83(b)', 'Franchise tax'],
        nextSteps: [],
      },
    });
    expect(model.monday).toEqual([
      'Try the measurement on a few samples: Recall of word pairs. Check that you can use: EEG; Amplifier; Beds; 3 more.',
      'Find out where the sample can come from: 64 per group analyzed, 80 per group enrolled (160 in total).',
      'Ask Ada Example or José Muster about the protocol, material and data of “Spindles and recall”.',
    ]);
    expect(getItems(model, 'evidence')).toEqual([
      'No source yet: “Spindles raise recall.”',
      'Look for results that contradict the hypothesis. No difference in recall.',
      'Unanswered in the literature: Naps were not studied',
      'Papers found but not reviewed: 1.',
    ]);
    expect(getItems(model, 'lawyer')[0]).toContain('Bylaws');
    expect(model.later.find(({ id }) => id === 'approvals')).toMatchObject({
      items: ['Form D', 'EIN', '83(b)'],
      omitted: 1,
    });
    expect(model.later.map(({ id }) => id)).not.toContain('company');
  });

  it('says once that an outline has no size yet, whatever its duration says', () => {
    const outline = { missing: ['factor'], factors: [], outcomes: [], units: [] } as never;
    const { results } = build({
      experimentDesign: { ...exampleDesign, duration: 'Not planned yet', outline },
    });
    expect(results.find(({ label }) => label === 'Experiment')?.text).toBe(
      completionMessages.sampleOutline,
    );
  });

  it('offers to open a statement only if it says more than its title', () => {
    const getDetails = (statement: string) =>
      build({
        hypothesis: { ...exampleHypothesis, title: 'Naps may improve recall', statement },
      }).results.find(({ label }) => label === 'Hypothesis')?.details;
    expect(getDetails('Naps may improve recall.')).toBeUndefined();
    expect(getDetails('Naps may improve recall in older adults.')).toBe(
      'Naps may improve recall in older adults.',
    );
  });

  it('begins with what an outline asks, since nothing is planned', () => {
    const outline = {
      missing: ['factor' as const],
      factors: [],
      outcomes: [],
      units: [],
      either: [],
    };
    const { monday } = build({ experimentDesign: { ...exampleDesign, outline } });
    expect(monday[0]).toMatch(/^Open Experiment Design and answer/);
    expect(monday.join(' ')).not.toMatch(/Try the measurement|Find out where/);
  });

  it('begins with the first step of work that compares and measures nothing, and names no size', () => {
    const outline = { missing: [], factors: [], outcomes: [], units: [], either: [] };
    const timeline = [{ phase: 'Claim', duration: '', description: 'State the claim.' }];
    const model = build({ experimentDesign: { ...exampleDesign, outline, timeline } });
    expect(model.monday[0]).toBe('State the claim.');
    expect(model.results.find(({ label }) => label === 'Experiment')?.text).toBe(
      completionMessages.sampleNone,
    );
  });

  it('names whom to ask, and the committee of a study that needs one', () => {
    const model = build({
      paper_analysis: {
        ...exampleAnalysis,
        publication: { authors: ['A. One', 'B. Two', 'C. Six'] },
      },
      experimentDesign: { ...exampleDesign, family: { id: 'clinical', label: 'Trial' } },
    });
    expect(model.monday).toHaveLength(3);
    expect(model.monday[2]).toBe(
      'Ask A. One or C. Six about the protocol, material and data of “Spindles and recall”. Ask your ethics committee what it has to approve.',
    );
    expect(build({ papers: {} }).monday.at(-1)).toContain('Ask someone who has done this');
  });

  it('invents nothing without results', () => {
    const model = completionModel(
      {},
      {
        messages: completionMessages,
        documents: companyMessages,
        locale: 'en-US',
      },
    );
    expect(model).toEqual({
      results: [],
      isAnySimulated: false,
      origins: [],
      monday: [],
      later: [],
    });
  });
});

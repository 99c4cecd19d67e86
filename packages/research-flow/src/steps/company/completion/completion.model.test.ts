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
  model.nextSteps.find((group) => group.id === id)?.items ?? [];

describe('the page at the end of the flow', () => {
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
        timeline: [{ phase: 'Setup', duration: '2 weeks', description: 'Ethics approval.' }],
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
    expect(getItems(model, 'start')).toEqual([
      'First phase: Setup, 2 weeks. Ethics approval.',
      'Get the equipment: EEG; Amplifier; Beds; Software; Electrodes; 1 more.',
    ]);
    expect(getItems(model, 'evidence')).toEqual([
      'No source yet: “Spindles raise recall.”',
      'Look for results that contradict the hypothesis. No difference in recall.',
      'Unanswered in the literature: Naps were not studied',
      'Papers found but not reviewed: 1.',
    ]);
    expect(getItems(model, 'lawyer')[0]).toContain('Bylaws');
    expect(model.nextSteps.find(({ id }) => id === 'approvals')).toMatchObject({
      items: ['Form D', 'EIN', '83(b)'],
      omitted: 1,
    });
    expect(model.nextSteps.map(({ id }) => id)).not.toContain('company');
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
    expect(model).toEqual({ results: [], isAnySimulated: false, origins: [], nextSteps: [] });
  });
});

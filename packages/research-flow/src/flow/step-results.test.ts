import {
  exampleAnalysis,
  exampleCompany,
  exampleDesign,
  exampleHypothesis,
  exampleTopics,
} from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import type { FlowData } from '../data/flow-data.js';
import { stepResultsMessages } from './step-results.messages.js';
import { listStepResults } from './step-results.js';

const list = (data: FlowData, locale = 'en-US') =>
  listStepResults(data, stepResultsMessages, locale);
const document = { id: 'doc-1', title: 'Sleep spindles', method: 'file' } as const;
const topic = exampleTopics[0]!;

describe('the results of the steps in one line', () => {
  it('are nothing before the first step, and of an analysis alone', () => {
    expect(list({})).toEqual([]);
    expect(list({ paper_analysis: exampleAnalysis })).toEqual([]);
  });

  it('name the topic, or the interest', () => {
    expect(list({ interest: { id: 'sleep', title: 'Sleep' } })).toEqual([
      { step: 'topic', text: 'Sleep' },
    ]);
    expect(list({ topic, interest: { id: 'sleep', title: 'Sleep' } })).toEqual([
      { step: 'topic', text: topic.title },
    ]);
  });

  it('name the paper, and count the others', () => {
    expect(list({ papers: { documents: [document] } })).toEqual([
      { step: 'paper', text: 'Sleep spindles' },
    ]);
    expect(list({ papers: { documents: [document, document, document] } })).toEqual([
      { step: 'paper', text: 'Sleep spindles and 2 more' },
    ]);
    expect(list({ papers: { documents: [] } })).toEqual([]);
  });

  it('do not repeat the title of a paper that is the topic', () => {
    const interest = { id: 'paper', title: document.title };
    const texts = (count: number) =>
      list({ interest, papers: { documents: Array.from({ length: count }, () => document) } }).map(
        ({ text }) => text,
      );
    expect(texts(1)).toEqual(['Sleep spindles', 'Same title as the topic']);
    expect(texts(3)).toEqual(['Sleep spindles', 'Same title as the topic, and 2 more']);
  });

  it('lead with the statement of the hypothesis, or its title', () => {
    expect(list({ hypothesis: exampleHypothesis })).toEqual([
      { step: 'hypothesis', text: exampleHypothesis.statement },
    ]);
    expect(list({ hypothesis: { ...exampleHypothesis, statement: ' ' } })).toEqual([
      { step: 'hypothesis', text: exampleHypothesis.title },
    ]);
  });

  it.each([
    [1, 'en-US', '1 paper selected'],
    [12, 'en-US', '12 papers selected'],
    [1200, 'de-DE', '1.200 papers selected'],
  ])('count %i selected papers', (count, locale, text) => {
    const selected = Array.from({ length: count }, (_, index) => String(index));
    expect(list({ selected_papers: selected }, locale)).toEqual([{ step: 'literature', text }]);
  });

  it('give the size of a group as analyzed and as enrolled, or of the sample if there is no calculation', () => {
    const power = exampleDesign.power_analysis;
    const build = (total: number, groups = 2) => {
      const planned = { ...power, per_group: 64, groups, total };
      return {
        ...exampleDesign,
        sampleSize: total,
        power_analysis: planned,
      } as typeof exampleDesign;
    };
    const texts = [build(160), build(161), build(128), build(80, 1), build(64, 1)].map(
      (experimentDesign) => list({ experimentDesign })[0]?.text,
    );
    expect(texts).toEqual([
      '64 per group analyzed, 80 per group enrolled (160 in total)',
      '64 per group analyzed, 161 enrolled in total',
      '64 per group (128 in total)',
      '64 analyzed, 80 enrolled',
      '64 samples',
    ]);
    const edited = { ...build(160), sampleSize: 90 };
    expect(list({ experimentDesign: edited })[0]?.text).toBe('90 samples');
    const simple = { ...exampleDesign, sampleSize: 90, power_analysis: undefined };
    expect(list({ experimentDesign: simple })).toEqual([
      { step: 'experiment', text: '90 samples' },
    ]);
  });

  it('name the company', () => {
    expect(list({ companyStructure: exampleCompany })).toEqual([
      { step: 'company', text: exampleCompany.name },
    ]);
  });
});

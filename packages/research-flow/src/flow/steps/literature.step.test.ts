import { exampleAnalysis, examplePapers } from '@spinout/api-client/testing';
import { expect, it } from 'vitest';
import { literatureStep } from './literature.step.js';

const analysis = { themes: [], gaps: [], methodologies: [] };
const found = { papers: examplePapers, analysis, source: null };
const selected = ['paper-1', 'paper-2'];
const data = { paper_analysis: exampleAnalysis, earlier_papers: ['paper-9'] };

const flow = { journeyId: 'journey-1', data, drafts: {} };

it('shows which papers an earlier search found, before the review', () => {
  const draft = { query: '', found, selected };
  expect(literatureStep.preview?.(data, { ...draft, earlier: ['paper-2'] })).toMatchObject({
    selected_papers: selected,
    earlier_papers: ['paper-2'],
  });
  expect(literatureStep.preview?.(data, draft)).not.toHaveProperty('earlier_papers');
});

it('reports them with the review', () => {
  const review = { synthesis: undefined, source: undefined };
  const result = { review, selected, papers: examplePapers, analysis };
  const add = literatureStep.addResult;
  expect(add?.(flow, { ...result, earlier: ['paper-2'] }).data).toMatchObject({
    earlier_papers: ['paper-2'],
  });
  expect(add?.(flow, result).data).not.toHaveProperty('earlier_papers');
});

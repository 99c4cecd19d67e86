import { exampleAnalysis, exampleDesign, exampleHypothesis } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import { featuredTopics } from '../../steps/topic/featured-topics.js';
import { addBases, getOutdatedResults, keepResult, type ResultState } from './outdated.js';

const [first, second] = featuredTopics;
if (first === undefined || second === undefined) throw new Error('two topics are needed');

const start: ResultState = {
  data: {
    topic: first,
    papers: { documents: [{ id: 'paper-1', title: 'Spindles', method: 'text' }] },
    paper_analysis: exampleAnalysis,
    hypothesis: exampleHypothesis,
    literature_review: { synthesis: undefined, source: undefined },
    experimentDesign: exampleDesign,
  },
  drafts: {},
  revisit: { bases: {}, kept: {}, replaced: {} },
};

const change = (state: ResultState, data: ResultState['data']): ResultState => {
  const after = { ...state, data: { ...state.data, ...data } };
  return { ...after, revisit: addBases(state, after) };
};

const getSteps = (state: ResultState) => getOutdatedResults(state).map(({ step }) => step);

describe('results that are out of date', () => {
  it('has none before a completed step is changed', () => {
    expect(getOutdatedResults(start)).toEqual([]);
  });

  it('marks what depended on a changed topic, also through another result, with the reason', () => {
    const changed = change(start, { topic: second });
    const changes = [{ step: 'topic', from: first.title, to: second.title }];
    expect(getOutdatedResults(changed)).toEqual([
      { step: 'hypothesis', changes },
      { step: 'literature', changes },
      { step: 'experiment', changes },
    ]);
  });

  it('removes the mark when the earlier result is the same again (T-88)', () => {
    expect(getSteps(change(change(start, { topic: second }), { topic: first }))).toEqual([]);
  });

  it('compares a pasted paper by its text, since each analysis makes another document', () => {
    const documents = [{ id: 'paper-2', title: 'Spindles', method: 'text' as const }];
    expect(getSteps(change(start, { papers: { documents } }))).toEqual([]);
  });

  it('marks what follows from a changed paper', () => {
    const documents = [{ id: 'paper-2', title: 'Ripples', method: 'text' as const }];
    expect(getOutdatedResults(change(start, { papers: { documents } }))[0]).toEqual({
      step: 'hypothesis',
      changes: [{ step: 'paper', from: 'Spindles', to: 'Ripples' }],
    });
  });

  it('keeps a result as is until another change, and what follows from it with it', () => {
    const changed = change(start, { topic: second });
    const kept = { ...changed, revisit: keepResult(changed, 'hypothesis') };
    expect(getSteps(kept)).toEqual([]);
    const again = change(kept, { topic: { ...first, title: 'Tides' } });
    expect(getSteps(again)).toEqual(['hypothesis', 'literature', 'experiment']);
  });

  it('does not mark a paper that the literature step added', () => {
    const added = { id: 'added', title: 'Added', method: 'file' as const };
    const withAdded: ResultState = {
      ...start,
      data: {
        ...start.data,
        papers: { documents: [...(start.data.papers?.documents ?? []), added] },
      },
      drafts: { literature: { query: '', found: null, selected: [], documents: [added] } },
    };
    expect(getSteps({ ...withAdded, revisit: addBases(start, withAdded) })).toEqual([]);
  });
});

import { exampleBundle, examplePipelinePaper } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import { isDone, getStepOutcome, getStepOutcomes } from './step-outcome.js';
import { fixtureData } from './ten-step.fixtures.js';

const kinds = (data: typeof fixtureData) => getStepOutcomes(data).map(({ kind }) => kind);
const none = 'none';
const result = 'result';
const simulated = 'simulated';

describe('the outcomes of the steps', () => {
  it('are empty initially, except for simulated steps', () => {
    const minimal = { ...fixtureData, hypothesis: null, literature: [] };
    expect(kinds(minimal)).toEqual([
      none,
      none,
      none,
      simulated,
      none,
      none,
      simulated,
      simulated,
      simulated,
      simulated,
    ]);
  });

  it('have no hypothesis if the server reports no support', () => {
    const hypothesis = { hypothesis: 'No hypothesis was found.', support: 'none' };
    expect(getStepOutcome('hypothesis', { ...fixtureData, hypothesis }).kind).toBe(none);
    const chosen = { ...hypothesis, support: 'supported' };
    expect(getStepOutcome('hypothesis', { ...fixtureData, hypothesis: chosen }).kind).toBe(result);
  });

  it('are the results of the agents and the paper call', () => {
    const data = { ...fixtureData, agenticResults: { results: exampleBundle } };
    expect(kinds(data).slice(0, 6)).toEqual([result, result, result, simulated, result, result]);
    expect(getStepOutcome('paper', { ...fixtureData, paper: { success: false } }).kind).toBe(none);
  });

  it('read the source of a paper reply of any shape, but only known origins', () => {
    const getPaperOutcome = (paper: unknown) => getStepOutcome('paper', { ...fixtureData, paper });
    const source = { origin: 'computed', by: 'Example engine' };
    expect(getPaperOutcome({ success: true, ...examplePipelinePaper, source })).toEqual({
      kind: result,
      source,
    });
    expect(getPaperOutcome({ success: true, paper: { source } })).toEqual({ kind: result, source });
    expect(getPaperOutcome({ source: { origin: 'constructor', by: 1 } })).toEqual({ kind: result });
    expect(getPaperOutcome('text').kind).toBe(none);
  });

  it('are done unless they are simulated', () => {
    expect(isDone({ kind: 'result', source: undefined })).toBe(true);
    expect(isDone({ kind: 'result', source: { origin: 'simulated', by: '' } })).toBe(false);
    expect(isDone({ kind: 'simulated' })).toBe(false);
    expect(isDone({ kind: 'none' })).toBe(false);
  });
});

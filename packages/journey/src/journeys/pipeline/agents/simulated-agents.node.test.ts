import type { AgentId } from '@spinout/api-client';
import { testRuntime } from '@spinout/flow-kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OUTPUT_SCHEMAS } from '../run/output-schemas.js';
import type { AgentOutputs } from '../run/agent-outputs.js';
import {
  simulateAnalysis,
  simulateExperiment,
  simulateHypotheses,
  simulateLiterature,
  simulatePaper,
  simulateStructure,
  type AgentWork,
} from './simulated-agents.js';

const AGENTS = {
  'literature-agent': simulateLiterature,
  'hypothesis-agent': simulateHypotheses,
  'experiment-agent': simulateExperiment,
  'alphafold-agent': simulateStructure,
  'analysis-agent': simulateAnalysis,
  'paper-agent': simulatePaper,
} as const satisfies { [Id in AgentId]: (work: AgentWork) => AgentOutputs[Id] };

const workWith = (random: number, topic = 'Sleep'): AgentWork => ({
  topic,
  done: {},
  runtime: { ...testRuntime(), random: () => random },
});

/** The outputs of all agents, run in order. */
const wholeRun = (topic = 'Sleep') => {
  let work = workWith(0.5, topic);
  for (const [id, agent] of Object.entries(AGENTS)) {
    work = { ...work, done: { ...work.done, [id]: agent(work) } };
  }
  return work.done as AgentOutputs;
};

const everyText = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(everyText)
      : [];

describe('simulated agents', () => {
  it('PIPE-16, CONST-25 analyze 200 to 699 papers, both reachable', () => {
    const papers = (random: number) => simulateLiterature(workWith(random)).papers_analyzed;
    expect(papers(0)).toBe(200);
    expect(papers(1 - Number.EPSILON)).toBe(699);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
        const count = papers(random);
        expect(Number.isInteger(count) && count >= 200 && count <= 699).toBe(true);
      }),
    );
  });

  it('PIPE-17, CONST-26 return the fixed values of a structure in both places (T-45)', () => {
    expect(simulateStructure(workWith(0.1))).toMatchObject({
      confidence_score: 92.7,
      plddt_score: 89.3,
      confidence_metrics: { plddt_score: 89.3 },
    });
  });

  it('name the journal in both places (T-45)', () => {
    const { target_journal, impact_factor, target_journals } = wholeRun()['paper-agent'];
    expect(target_journals).toEqual([{ name: target_journal, impact_factor }]);
  });

  it.each(Object.keys(AGENTS) as AgentId[])('%s returns a valid, labeled output', (id) => {
    const output = wholeRun()[id];
    expect(OUTPUT_SCHEMAS[id].parse(JSON.parse(JSON.stringify(output)))).toEqual(
      JSON.parse(JSON.stringify(output)),
    );
    expect(output.source?.origin).toBe('simulated');
  });

  it('name no DOI, no impact factor and no citations, and mark titles, authors and findings', () => {
    const run = wholeRun();
    expect(everyText(run).filter((text) => /10\.\d{4,}\/|doi/i.test(text))).toEqual([]);
    const { key_papers } = run['literature-agent'];
    for (const { title, authors, citations, key_findings } of key_papers) {
      expect(citations).toBeNull();
      for (const text of [title, authors, key_findings ?? []].flat()) {
        expect(text).toMatch(/simulated/i);
      }
    }
    expect(run['paper-agent'].impact_factor).toBeNull();
    expect(run['paper-agent'].target_journal).toMatch(/simulated/i);
    for (const { finding } of run['analysis-agent'].key_findings) {
      expect(finding).toMatch(/simulated/i);
    }
    for (const text of Object.values(run['paper-agent'].sections)) {
      expect(text).toMatch(/simulated/i);
    }
  });

  it('accept any outputs of previous agents and any topic', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (topic) => {
        expect(() => wholeRun(topic)).not.toThrow();
      }),
      { numRuns: 50 },
    );
    const nothing = Object.fromEntries(Object.keys(AGENTS).map((id) => [id, null]));
    for (const agent of Object.values(AGENTS)) {
      expect(() => agent({ ...workWith(0), done: nothing })).not.toThrow();
    }
  });
});

import * as schemas from '@spinout/api-client/schemas';
import { describe, expect, it } from 'vitest';
import { createTestDependencies } from '../handlers/handlers.fixtures.js';
import { loadLibrary } from '../library/library.js';
import { AGENT_IDS, runAllAgents, runPipeline } from './run.fixtures.js';

describe('a run on a topic that the library does not know', () => {
  it.each([
    'medieval tax law',
    'BRCA1 protein',
    'knitting patterns for children',
    'Advanced Research',
  ])('finds nothing about "%s", says so, and is still a whole reply', async (topic) => {
    const bundle = await runPipeline(topic);
    expect(schemas.ResearchBundle.safeParse(bundle).success).toBe(true);
    expect(bundle.literature).toMatchObject({
      papers_analyzed: 0,
      key_papers: [],
      research_gaps: [],
      emerging_trends: [],
    });
    expect(bundle.hypotheses?.primary).toMatchObject({
      support: 'none',
      confidence: null,
      novelty: null,
      testability: null,
      claims: [],
    });
    expect(bundle.hypotheses?.primary.statement).toContain(`no paper matches “${topic}”`);
    expect(bundle.experimentDesign).toBeNull();
    expect(bundle.structure).toBeNull();
    expect(bundle.analysis?.key_findings).toEqual([]);
    expect(bundle.analysis?.recommendations.length).toBeGreaterThan(0);
    expect(bundle.paper).toMatchObject({ references: [], target_journal: '', target_journals: [] });
    expect(bundle.paper?.sections.results).toBe('There are no results to report.');
    expect(bundle.paper?.sections.conclusion).toMatch(/^These sources do not support a conclusion/);
  });

  it('reads the papers on the rest of a topic of which one word is unknown, and says so', async () => {
    const { literature, hypotheses } = await runPipeline('base editing of BRCA1');
    expect(literature?.papers_analyzed).toBeGreaterThan(1);
    expect(literature?.source?.by).toBe(
      'Bundled library on “base editing”; no paper on it mentions “BRCA1”',
    );
    expect(hypotheses?.primary.support).toBe('supported');
    expect(hypotheses?.primary.rationale).toMatch(
      /^No paper in the library on “base editing” mentions “BRCA1”, so /,
    );
  });

  it('states how many papers it read if they support no hypothesis', async () => {
    const { literature, hypotheses, experimentDesign } = await runPipeline('Carbon capture', {
      ...createTestDependencies(),
      library: async () => (await loadLibrary()).map((paper) => ({ ...paper, openQuestions: [] })),
    });
    expect(literature?.papers_analyzed).toBeGreaterThan(1);
    expect(hypotheses?.primary).toMatchObject({ support: 'none', claims: [] });
    expect(hypotheses?.primary.statement).toContain(
      `${String(literature?.papers_analyzed)} papers match “Carbon capture”`,
    );
    expect(experimentDesign).toBeNull();
  });
});

describe('a run on a hostile topic', () => {
  it.each([
    ['of 100 kB', 'sleep spindles and memory '.repeat(4000)],
    ['of 100 kB without a blank', 'x'.repeat(100_000)],
    ['of control characters', '\u0000\u202e sleep\u0007 memory\uD800 \r\n consolidation'],
    ['of other scripts', '睡眠と記憶 — сон и память — النوم والذاكرة 😴🧠'],
    ['named like a property', '__proto__ constructor toString hasOwnProperty'],
    ['with slots', '{topic} {a} {b} $& $1 sleep memory'],
    ['with markup', '<script>alert(1)</script> sleep memory'],
    ['of blanks', ' \t\n '],
  ])('%s succeeds and can be saved as text', async (_, topic) => {
    const outputs = await runAllAgents(topic);
    const text = JSON.stringify(outputs);
    expect(JSON.parse(text)).toEqual(outputs);
    expect(text).not.toMatch(/\\u0000|\\ud[89a-f]|\u202e/i);
    expect(text.length).toBeLessThan(300_000);
    expect(Object.keys(outputs)).toHaveLength(AGENT_IDS.length);
  });
});

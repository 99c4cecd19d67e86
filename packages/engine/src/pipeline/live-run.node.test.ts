import type { ResearchBundle } from '@spinout/api-client';
import * as schemas from '@spinout/api-client/schemas';
import * as z from 'zod/mini';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestDependencies } from '../handlers/handlers.fixtures.js';
import { verifyQuote } from '../evidence/verify.js';
import type { LivePaper } from '../providers/provider.types.js';
import { FAKE_FACTS, FAKE_PAPER, FAKE_PAPERS, createFakeSources } from './live-sources.fixtures.js';
import type { LiveSources } from '../dependencies/live-sources.types.js';
import {
  AGENT_IDS,
  runAllAgents,
  runPipeline,
  collectValues,
  createTestContext,
} from './run.fixtures.js';
import { createResearchAgents } from './research-agents.js';
import { runAgents } from './run-agents.js';

const TOPIC = 'BRCA1 protein';
const dependenciesWith = (live: LiveSources) => ({ ...createTestDependencies(), live });
const abstractOf = (id: string) => FAKE_PAPERS.find((paper) => paper.id === id)?.abstract ?? '';

describe('a run with public sources', () => {
  let bundle: ResearchBundle;
  beforeAll(async () => {
    bundle = await runPipeline(TOPIC, dependenciesWith(createFakeSources()));
  });

  it('ENT-17 says that papers and structure are real, and only these are live', () => {
    expect(schemas.ResearchBundle.safeParse(bundle).success).toBe(true);
    expect(bundle.dataSource).toBe('REAL APIs (PubMed, AlphaFold)');
    expect(bundle.literature?.source).toMatchObject({ origin: 'live', by: 'PubMed' });
    expect(bundle.structure?.source).toMatchObject({ origin: 'live', by: 'UniProt, AlphaFold DB' });
    for (const part of [bundle.hypotheses, bundle.experimentDesign, bundle.analysis, bundle.paper])
      expect(part?.source?.origin).toBe('computed');
  });

  it('ENT-11 counts the papers that came, retracted ones left out, with the citations of the source', () => {
    const { literature } = bundle;
    expect(literature).toMatchObject({ papers_analyzed: 4, retracted_left_out: 1 });
    const citations = new Map(
      literature?.key_papers.map((paper) => [paper['id'], paper.citations]),
    );
    for (const paper of FAKE_PAPERS.filter(({ isRetracted }) => !isRetracted))
      expect(citations.get(paper.id)).toBe(paper.citations ?? null);
    for (const paper of literature?.key_papers ?? []) {
      expect(paper.source).toMatchObject({ origin: 'live', by: 'PubMed' });
      for (const finding of paper.key_findings ?? [])
        expect(abstractOf(String(paper['id']))).toContain(finding);
    }
    expect(literature?.['search_log']).toEqual([
      expect.objectContaining({ provider: 'PubMed', query: TOPIC, hits: 5, retrieved: 5 }),
    ]);
  });

  it('ENT-12 takes its hypotheses from the abstracts, and quotes them letter for letter', () => {
    const claims = z.parse(
      z.array(z.array(schemas.Claim)),
      collectValues(bundle.hypotheses, 'claims'),
    );
    const evidence = claims.flat().flatMap((claim) => claim.evidence);
    expect(evidence.length).toBeGreaterThan(2);
    for (const quoted of evidence) {
      expect(quoted.kind).toBe('live');
      const text = abstractOf(quoted.document_id);
      expect(verifyQuote(quoted, [{ number: 1, text }])).toBe(true);
    }
    expect(bundle.hypotheses?.primary.statement).toBe(
      'In invented cells, BRCA1 loss may increase the innate immune response in tumours through replication fork degradation.',
    );
    expect(claims.flat()[0]?.text).toMatch(/^The abstract of Nobody et al\. /);
    expect(bundle.hypotheses?.secondary.length).toBeGreaterThan(0);
    expect(bundle.hypotheses?.source?.by).toBe('Proposals in: PubMed');
  });

  it('ENT-14 gives the figures of the sources in both forms, and null where no source gives one (T-45)', () => {
    expect(bundle.structure).toMatchObject({
      protein_id: 'P38398',
      plddt_score: FAKE_FACTS.prediction?.meanPlddt,
      confidence_metrics: { plddt_score: FAKE_FACTS.prediction?.meanPlddt },
      confidence_score: 20,
      structure_features: {
        domains: ['BRCT 1 (1642-1736)', 'BRCT 2 (1756-1855)'],
        active_sites: [],
        binding_pockets: null,
      },
      druggability_analysis: { druggable_pockets: null, best_pocket: null, secondary_pockets: [] },
      mutation_analysis: { known_mutations: 11, pathogenic: null, benign: null, hotspots: [] },
    });
    expect(bundle.structure?.structure_features?.secondary_structure).toBeUndefined();
  });

  it('ENT-15 reports the structure with the model’s confidence', () => {
    const finding = bundle.analysis?.key_findings.find(({ from }) => from === 'alphafold-agent');
    expect(finding?.finding).toContain('42.25');
    expect(finding?.significance).toContain('20%');
    expect(bundle.analysis?.recommendations.join(' ')).toContain('below 70');
  });

  it('ENT-16 cites the papers that came, and none that were retracted', () => {
    const references = bundle.paper?.references?.join(' ') ?? '';
    expect(references).toContain('https://doi.org/10.1000/made.up.1');
    expect(references).toContain('https://pubmed.ncbi.nlm.nih.gov/99000002/');
    expect(references).not.toContain('retracted');
    expect(bundle.paper?.sections.methods).toContain('PubMed was searched for “BRCA1 protein”');
  });

  it('resumes from saved outputs without repeating requests for papers', async () => {
    let asked = 0;
    const sources = createFakeSources();
    const counting = createFakeSources({
      literature: async (query, options) => {
        asked += 1;
        return sources.literature(query, options);
      },
    });
    const whole = await runAllAgents(TOPIC, dependenciesWith(counting));
    const done = JSON.parse(
      JSON.stringify({ 'literature-agent': whole['literature-agent'] }),
    ) as Record<string, unknown>;
    expect(await runAllAgents(TOPIC, dependenciesWith(counting), done)).toEqual(whole);
    expect(asked).toBe(1);
  });
});

describe('the data source of a run', () => {
  const found = createFakeSources();

  it.each<[string, string, LiveSources]>([
    [
      'papers of PubMed without a structure',
      'PubMed; no structure source',
      createFakeSources({ structure: async () => null }),
    ],
    [
      'no source of structure',
      'PubMed; no structure source',
      { literature: createFakeSources().literature },
    ],
    [
      'the library and a live structure',
      'Bundled library; AlphaFold',
      createFakeSources({ literature: async () => ({ papers: [], log: [] }) }),
    ],
    [
      'a failing source of papers',
      'Bundled library; AlphaFold',
      createFakeSources({ literature: () => Promise.reject(new Error('down')) }),
    ],
    [
      'a failing source of structure',
      'PubMed; no structure source',
      createFakeSources({ structure: () => Promise.reject(new Error('down')) }),
    ],
    [
      'a protein without a prediction',
      'PubMed; UniProt',
      createFakeSources({ structure: async () => ({ ...FAKE_FACTS, prediction: null }) }),
    ],
    [
      'papers of two sources',
      'REAL APIs (PubMed, OpenAlex, AlphaFold)',
      createFakeSources({
        literature: async (query, options) => {
          const { papers, log } = await found.literature(query, options);
          return {
            papers: papers.map((paper) => ({ ...paper, filledFrom: { citations: 'OpenAlex' } })),
            log,
          };
        },
      }),
    ],
  ])('names what truly gave something: %s', async (_, dataSource, live) => {
    const bundle = await runPipeline(TOPIC, dependenciesWith(live));
    expect(bundle.dataSource).toBe(dataSource);
    expect(schemas.ResearchBundle.safeParse(bundle).success).toBe(true);
  });

  it('says that the papers of the source lead to no hypothesis where they leave nothing open', async () => {
    const one: LivePaper = {
      ...FAKE_PAPER,
      title: 'Off-target editing in an invented screen',
      abstract:
        'Off-target editing depends on guide RNAs and on the dose of the nuclease. Lipid nanoparticles deliver guide RNAs to hepatocytes of an invented mouse.',
    };
    const live = createFakeSources({ literature: async () => ({ papers: [one], log: [] }) });
    const bundle = await runPipeline('Off-target editing', dependenciesWith(live));
    expect(bundle.hypotheses?.primary).toMatchObject({ support: 'none', claims: [] });
    expect(bundle.hypotheses?.primary.statement).toMatch(/^We found no hypothesis: only 1 paper/);
    expect(bundle.experimentDesign).toBeNull();
    expect(bundle.dataSource).toBe('PubMed; no structure source');
  });
});

describe('aborting a run', () => {
  it.each(['literature', 'structure'] as const)(
    'stops during a request to the source of %s',
    async (part) => {
      const left = new AbortController();
      const live = createFakeSources({
        [part]: () => {
          left.abort(new Error('left'));
          return Promise.reject(new Error('down'));
        },
      });
      const finished: string[] = [];
      const run = runAgents(createResearchAgents(dependenciesWith(live)), TOPIC, {
        context: createTestContext(left.signal).context,
        onFinished: (id) => void finished.push(id),
      });
      await expect(run).rejects.toThrow('left');
      expect(finished).not.toContain(part === 'literature' ? 'literature-agent' : 'analysis-agent');
    },
  );

  it.each(AGENT_IDS)('aborts the %s', async (id) => {
    const left = new AbortController();
    left.abort(new Error('left'));
    const dependencies = dependenciesWith(createFakeSources());
    const agent = createResearchAgents(dependencies).find((each) => each.id === id);
    const done = await runAllAgents(TOPIC, dependencies);
    await expect(
      agent?.run({ topic: TOPIC, done, work: createTestContext(left.signal).context }),
    ).rejects.toThrow('left');
  });
});

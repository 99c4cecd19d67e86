import type { ResearchBundle } from '@spinout/api-client';
import * as schemas from '@spinout/api-client/schemas';
import * as z from 'zod/mini';
import { beforeAll, describe, expect, it } from 'vitest';
import { verifyQuote } from '../evidence/verify.js';
import { loadLibrary } from '../library/library.js';
import { CATEGORIES } from '@spinout/domain/categories';
import { AGENT_IDS, runPipeline, collectValues } from './run.fixtures.js';
import { SECTION_NAMES } from './draft.types.js';

/** A typical topic of each category. */
const TOPICS: Readonly<Record<(typeof CATEGORIES)[number], string>> = {
  'Neuroscience & Brain Research': 'Decoding memory consolidation during sleep',
  'Drug Discovery & Therapeutics': 'Machine learning for antibiotic discovery',
  'Computational Biology': 'Single-cell RNA sequencing analysis',
  'Climate & Environmental Science': 'Learned weather and climate models',
  'Materials Science': 'Perovskite solar cells',
  'Artificial Intelligence': 'Explanations that hold up in science',
  'Quantum Computing': 'Quantum chemistry on noisy processors',
  Biotechnology: 'Delivery of gene editors inside the body',
  'Space Technology': 'Searching for life on Mars',
  'Renewable Energy': 'Hydrogen from water splitting',
};

const library = await loadLibrary();
const byId = new Map(library.map((paper) => [paper.id, paper]));

const traceOf = (bundle: ResearchBundle) =>
  z.parse(
    z.array(
      z.object({
        section: z.string(),
        text: z.string(),
        from: z.string(),
        papers: z.array(z.string()),
      }),
    ),
    bundle.paper?.['trace'],
  );

describe.each(CATEGORIES.map((category) => [category, TOPICS[category]] as const))(
  'a run on a topic of %s',
  (_, topic) => {
    let bundle: ResearchBundle;
    beforeAll(async () => {
      bundle = await runPipeline(topic);
    });

    it('ENT-17 has all parts, a time, and the bundled library as its source', () => {
      expect(schemas.ResearchBundle.safeParse(bundle).success).toBe(true);
      const { literature, hypotheses, experimentDesign, structure, analysis, paper } = bundle;
      for (const part of [literature, hypotheses, experimentDesign, analysis, paper]) {
        expect(part?.source).toMatchObject({
          origin: 'computed',
          at: '2026-03-01T12:00:00.000Z',
          seed: 1,
        });
      }
      expect(structure).toBeNull();
      expect(bundle).toMatchObject({
        topic,
        timestamp: '2026-03-01T12:00:00.000Z',
        dataSource: 'Bundled library',
      });
    });

    it('ENT-11 counts the papers that match, and takes each finding word for word from the library', () => {
      const { literature } = bundle;
      const ids = z.parse(z.array(z.string()), literature?.['paper_ids']);
      expect(ids.length).toBeGreaterThan(1);
      expect(new Set(ids).size).toBe(literature?.papers_analyzed);
      for (const paper of literature?.key_papers ?? []) {
        const known = byId.get(String(paper['id']));
        expect(known).toMatchObject({ title: paper.title, year: paper.year });
        expect(paper.doi).toBe(known?.doi);
        expect(paper.citations).toBeNull();
        expect(paper.relevance_score).toBeGreaterThanOrEqual(0.15);
        expect(paper.relevance_score).toBeLessThanOrEqual(1);
        for (const finding of paper.key_findings ?? []) expect(known?.summary).toContain(finding);
      }
      expect(literature?.research_gaps.length).toBeGreaterThan(0);
    });

    it('ENT-12 states hypotheses whose claims are quoted letter for letter', () => {
      const { primary, secondary, experimental_approach: approach } = bundle.hypotheses ?? {};
      expect(primary?.statement).toMatch(/^\p{Lu}.{20,}\.$/u);
      expect(primary?.claims?.[0]?.text).toMatch(
        /^Our summary of .+ says that this is not known\.$/,
      );
      for (const hypothesis of [primary, ...(secondary ?? [])]) {
        for (const figure of ['confidence', 'novelty'] as const) {
          expect(hypothesis?.[figure]).toBeGreaterThan(0);
          expect(hypothesis?.[figure]).toBeLessThanOrEqual(1);
        }
      }
      expect(primary?.testability).toBeGreaterThan(0);
      for (const { quote } of primary?.claims
        ?.slice(0, 2)
        .flatMap(({ evidence }) => evidence[0] ?? []) ?? [])
        expect(primary?.rationale).toContain(`“${quote}”`);
      for (const text of Object.values(approach ?? {})) expect(text).toMatch(/\d weeks?/);
      const claims = z.parse(
        z.array(z.array(schemas.Claim)),
        collectValues(bundle.hypotheses, 'claims'),
      );
      for (const evidence of claims.flat().flatMap((claim) => claim.evidence)) {
        const paper = byId.get(evidence.document_id);
        const text = [paper?.summary, ...(paper?.openQuestions ?? [])].join(' ');
        expect(verifyQuote(evidence, [{ number: 1, text }])).toBe(true);
      }
    });

    it('rests its hypotheses on papers that it found', () => {
      const ids = z.parse(z.array(z.string()), bundle.literature?.['paper_ids']);
      const { primary, secondary = [] } = bundle.hypotheses ?? {};
      for (const hypothesis of [primary, ...secondary]) {
        const claims = z.parse(z.array(schemas.Claim), hypothesis?.['claims']);
        const quoted = claims.flatMap(({ evidence }) => evidence);
        expect(quoted.length).toBeGreaterThan(0);
        for (const { document_id: id } of quoted) expect(ids).toContain(id);
      }
    });

    it('states its hypothesis as such in introduction, results and conclusion of the draft', () => {
      const { paper, hypotheses } = bundle;
      const statement = hypotheses?.primary.statement ?? '';
      expect(paper?.abstract).toContain(`The hypothesis is: ${statement}`);
      expect(paper?.sections.introduction).toContain(`The hypothesis is: ${statement}`);
      expect(paper?.sections.conclusion).toContain(`The hypothesis is: ${statement}`);
      expect(paper?.sections.results).toContain(statement);
      expect(paper?.sections.introduction).toContain(`says that this is not known. [`);
    });

    it('ENT-13 plans protocols, sample and controls with the figures of its power analysis', () => {
      const {
        protocols = [],
        statistical_design: design,
        controls,
      } = bundle.experimentDesign ?? {};
      expect(protocols.map(({ name }) => name)).toEqual([
        'Setup',
        'Pilot',
        'Main study',
        'Analysis',
      ]);
      for (const protocol of protocols) {
        for (const text of [
          protocol.type,
          protocol.duration,
          protocol.expected_output,
          protocol.success_criteria,
        ])
          expect(text).not.toBe('');
        expect(protocol.resources.length).toBeGreaterThan(0);
      }
      const size = design?.power_analysis.sample_size ?? 0;
      expect(design?.power_analysis).toMatchObject({ alpha: 0.05, power: 0.8 });
      expect(design?.power_analysis['statement']).toContain(String(size));
      expect(protocols[2]?.expected_output).toContain(String(size));
      expect(controls?.positive).toMatch(/^Positive/);
      expect(new Set(Object.values(controls ?? {})).size).toBe(3);
    });

    it('ENT-15 states the strength of every finding, and recommends next steps', () => {
      const { key_findings: findings = [], recommendations = [] } = bundle.analysis ?? {};
      expect(findings.length).toBeGreaterThan(2);
      for (const { finding, significance, from } of findings) {
        expect(finding).not.toBe('');
        expect(significance).toMatch(/\d/);
        expect(AGENT_IDS).toContain(from);
      }
      expect(recommendations.length).toBeGreaterThan(4);
    });

    it('ENT-16 drafts a paper with the source of every sentence', () => {
      const { paper } = bundle;
      const trace = traceOf(bundle);
      for (const name of SECTION_NAMES) {
        const plain = paper?.sections[name].replaceAll(/ \[[\d, ]+\]/g, '').replaceAll('\n\n', ' ');
        const sentences = trace.filter(({ section }) => section === name);
        expect(sentences.length).toBeGreaterThan(0);
        expect(plain).toBe(sentences.map(({ text }) => text).join(' '));
      }
      expect(new Set(trace.map(({ from }) => from))).toEqual(
        new Set([
          'literature-agent',
          'hypothesis-agent',
          'experiment-agent',
          'analysis-agent',
          'draft',
        ]),
      );
      expect(paper).toMatchObject({ draft: true, authors: [], impact_factor: null });
      expect(paper?.title).toMatch(/\(draft\)$/);
      expect(paper?.abstract).toContain('This is a draft');
    });

    it('cites only papers of the run, each once, with a DOI where one was checked', () => {
      const { paper } = bundle;
      const found = z.parse(z.array(z.string()), bundle.literature?.['paper_ids']);
      const quoted = (bundle.hypotheses?.primary.claims ?? []).flatMap(({ evidence }) =>
        evidence.map(({ document_id }) => document_id),
      );
      const ofRun = [...new Set([...found, ...quoted])].flatMap((id) => byId.get(id) ?? []);
      const references = paper?.references ?? [];
      expect(references.length).toBeGreaterThan(0);
      for (const [at, reference] of references.entries()) {
        expect(reference.startsWith(`[${at + 1}] `)).toBe(true);
        const [cited, ...others] = ofRun.filter(({ title }) => reference.includes(` ${title}`));
        expect([cited?.id, others]).toEqual([expect.any(String), []]);
        const address = reference.split('https://doi.org/')[1];
        expect(address && decodeURIComponent(address)).toBe(cited?.doi);
      }
      const numbers = Object.values(paper?.sections ?? {}).flatMap((text) =>
        [...String(text).matchAll(/ \[([\d, ]+)\]/g)].flatMap(([, list = '']) => list.split(', ')),
      );
      expect(new Set(numbers)).toEqual(new Set(references.map((_, at) => String(at + 1))));
    });

    it('names the journals of its key papers, without an impact factor', () => {
      const { target_journal: first, target_journals: journals = [] } = bundle.paper ?? {};
      expect(journals[0]?.name).toBe(first);
      const used = collectValues(bundle.literature?.key_papers, 'journal');
      for (const { name, papers } of journals) {
        expect(used.filter((journal) => journal === name)).toHaveLength(Number(papers));
      }
    });

    it('gives no figure that no source gives', () => {
      for (const key of ['citations', 'impact_factor', 'plddt_score', 'druggability_score'])
        expect(collectValues(bundle, key).filter((value) => value !== null)).toEqual([]);
    });

    it('gives the same bytes for the same seed', async () => {
      expect(JSON.stringify(await runPipeline(topic))).toBe(JSON.stringify(bundle));
    });
  },
);

describe('runs on different topics', () => {
  it('state different hypotheses', async () => {
    const bundles = await Promise.all(Object.values(TOPICS).map((topic) => runPipeline(topic)));
    const statements = bundles.map(({ hypotheses }) => hypotheses?.primary.statement);
    expect(new Set(statements).size).toBe(CATEGORIES.length);
    expect(new Set(bundles.map(({ paper }) => paper?.title)).size).toBe(CATEGORIES.length);
  });
});

describe('what counts as a paper that matches', () => {
  it('is every paper with the word, where the topic has only one', async () => {
    const { literature } = await runPipeline('Dopamine');
    const withWord = library.filter(({ title, summary, terms }) =>
      /\bdopamine\b/i.test([title, summary, ...terms].join(' ')),
    );
    expect(literature?.['paper_ids']).toHaveLength(withWord.length);
    expect(literature?.papers_analyzed).toBe(withWord.length);
  });
});

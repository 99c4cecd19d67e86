import * as z from 'zod/mini';
import { generatePaper, hypothesizeAdvanced, runResearch } from '@spinout/api-client/contract';
import type { Kit } from '../kit/check.types.js';
import { checksOf } from '../kit/checks-of.js';
import { expectThat, warnIfUnsourced } from '../kit/expectations.js';
import { BundleRules, PipelinePaperRules } from '../rules/pipeline.rules.js';
import { nonBlankText } from '../rules/rules.js';

const RunReply = z.looseObject({ success: z.literal(true), results: BundleRules });
const HypothesisReply = z.looseObject({ hypothesis: z.union([nonBlankText, z.looseObject({})]) });
const PaperReply = z.looseObject({ paper: PipelinePaperRules });

const TOPIC = 'BRCA1 protein and DNA repair';

/** Each journey reads its own form of the same value. */
const expectBothForms = ({
  target_journal,
  impact_factor,
  target_journals,
}: PipelinePaperRules) => {
  const [first] = target_journals;
  expectThat(
    (first?.name ?? '') === target_journal && (first?.impact_factor ?? null) === impact_factor,
    `target_journals[0] to say the same as target_journal, "${target_journal}" (T-45)`,
    `it says "${first?.name ?? 'nothing'}"`,
  );
};

async function expectRun(kit: Kit, request: object) {
  const { results } = await kit.read(runResearch, request, RunReply);
  const { structure, paper, literature } = results;
  if (structure) {
    expectThat(
      structure.plddt_score === structure.confidence_metrics.plddt_score,
      'the same pLDDT score in both of its places (T-45)',
      `they are ${structure.plddt_score} and ${structure.confidence_metrics.plddt_score}`,
    );
  }
  if (paper) expectBothForms(paper);
  expectThat(
    literature.papers_analyzed >= literature.key_papers.length,
    'at least as many papers analysed as key papers',
    `${literature.papers_analyzed} analysed, ${literature.key_papers.length} key papers`,
  );
  warnIfUnsourced(kit, results, literature);
}

/** Returns the hypothesis as text, from any of its known fields. */
const getStatement = (hypothesis: string | Readonly<Record<string, unknown>>): unknown =>
  typeof hypothesis === 'string'
    ? hypothesis
    : (hypothesis['hypothesis'] ?? hypothesis['statement'] ?? hypothesis['text']);

export const researchChecks = [
  ...checksOf('API-15', {
    'returns the results of the six agents with all fields (ENT-11..17)': (kit) =>
      expectRun(kit, { topic: TOPIC }),
    'answers for a topic without a protein, and ignores unknown fields': (kit) =>
      expectRun(kit, { topic: 'Perovskite solar cells', conformance_extra: 1 }),
  }),
  ...checksOf('API-16', {
    'generates a hypothesis for a research area, on the path of API-29': async (kit) => {
      const request = { research_area: 'Sleep and memory', conformance_extra: 1 };
      const reply = await kit.read(hypothesizeAdvanced, request, HypothesisReply);
      const statement = getStatement(reply.hypothesis);
      expectThat(
        typeof statement === 'string' && statement.trim() !== '',
        'a hypothesis as text, or as an object with one',
        `there is none in ${JSON.stringify(reply.hypothesis).slice(0, 80)}`,
      );
      warnIfUnsourced(kit, reply, reply.hypothesis);
    },
  }),
  ...checksOf('API-17', {
    'writes a paper from findings, on the path of API-31 (ENT-16)': async (kit) => {
      const request = {
        topic: 'Sleep spindles and memory',
        findings: ['Spindle density increased after training.'],
        conformance_extra: 1,
      };
      const reply = await kit.read(generatePaper, request, PaperReply);
      expectBothForms(reply.paper);
      warnIfUnsourced(kit, reply, reply.paper);
    },
    'accepts the raw results of earlier steps, even none': async (kit) => {
      for (const findings of [{ literature: { papers_analyzed: 3 } }, null]) {
        const request = { topic: 'Sleep spindles and memory', findings };
        expectBothForms((await kit.read(generatePaper, request, PaperReply)).paper);
      }
    },
  }),
];

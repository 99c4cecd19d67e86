import { addUsage, type AgentId, type Usage } from '@spinout/api-client';
import * as z from 'zod/mini';
import type { CallContext } from '../calls/call-context.js';
import { createUsageMeter } from '../language-model/usage-meter.js';
import type { AgentOutputs, PipelineDependencies } from './agent.types.js';
import { draftPaper, draftSections } from './draft-paper.js';
import { parseLiteratureDetails } from './literature-details.js';
import { parseRunResults } from './run-results.js';
import { createResearchAgents } from './research-agents.js';
import { runAgents } from './run-agents.js';
import { extractStatedFindings } from './stated-findings.js';
import { createStatedHypotheses, parseStatedHypothesis } from './stated-hypothesis.js';
import { cleanTopic } from '../literature/topic.js';
import { toJson } from './to-json.js';
import { writeSections } from './write-sections.js';

const PAPER: AgentId = 'paper-agent';

/** Unverified results of a person for a draft. */
export interface UserResults {
  /** Any JSON: a text, a list, or the results of earlier steps. */
  readonly findings?: unknown;
  /** A text, or an object with one. */
  readonly hypothesis?: unknown;
}

const PaperWithSource = z.object({ source: z.unknown() });

/** Replaces the hypothesis of the run if the person states a different one. */
const addStatedHypothesis = async (outputs: AgentOutputs, userHypothesis: unknown, at: string) => {
  const stated = parseStatedHypothesis(userHypothesis);
  const { hypotheses } = await parseRunResults(outputs);
  const isOwn = stated === null || stated.statement === hypotheses?.primary.statement;
  return isOwn ? outputs : { ...outputs, 'hypothesis-agent': createStatedHypotheses(stated, at) };
};

/**
 * Runs the research again and drafts a paper from it; findings and a hypothesis of the person are marked as theirs.
 * @returns the paper, its source, and the token usage of a model
 */
export async function writeDraft(
  dependencies: PipelineDependencies,
  topic: string,
  { findings, hypothesis }: UserResults,
  context: CallContext,
): Promise<{ readonly paper: unknown; readonly source: unknown; readonly usage?: Usage }> {
  const agents = createResearchAgents(dependencies).filter(({ id }) => id !== PAPER);
  const first = agents.filter(({ id }) => id === 'literature-agent' || id === 'hypothesis-agent');
  const initialOutputs = await addStatedHypothesis(
    await runAgents(first, topic, { context }),
    hypothesis,
    dependencies.now().toISOString(),
  );
  const outputs = await runAgents(agents, topic, { context, done: initialOutputs });
  context.report({ stage: PAPER, done: 0, total: 1 });
  const [runResults, library] = await Promise.all([
    parseRunResults(outputs),
    dependencies.library(),
  ]);
  const details = parseLiteratureDetails(runResults.literature);
  const createMaterial = (stated: readonly string[]) => ({
    topic: cleanTopic(topic),
    runResults,
    details,
    stated,
  });
  const plain = toJson(draftPaper(createMaterial([]), library, dependencies));
  const stated = extractStatedFindings(findings, [topic, outputs, plain]);
  const material = createMaterial(stated);
  const meter = createUsageMeter();
  const wording = await writeSections(dependencies, draftSections(material), {
    signal: context.signal,
    onUsage: meter.add,
  });
  const paper =
    stated.length > 0 || wording
      ? toJson(draftPaper(material, library, dependencies, wording))
      : plain;
  context.signal.throwIfAborted();
  context.report({ stage: PAPER, done: 1, total: 1 });
  const { source } = z.parse(PaperWithSource, paper);
  const usage = addUsage(runResults.hypotheses?.usage ?? null, meter.read().usage ?? null);
  return { paper, source, ...(usage && { usage }) };
}

import { addUsage, type AgentId, type Usage } from '@spinout/api-client';
import * as z from 'zod/mini';
import type { Work } from '../handlers/handle.js';
import { usageMeter } from '../providers/usage-meter.js';
import type { AgentOutputs, PipelineDependencies } from './agent.types.js';
import { draftPaper, sectionsOf } from './draft-paper.js';
import { literatureDetails } from './literature-details.js';
import { partsOf } from './parts.js';
import { researchAgents } from './research-agents.js';
import { runAgents } from './run-agents.js';
import { statedFindings } from './stated-findings.js';
import { hypothesesOf, statedHypothesis } from './stated-hypothesis.js';
import { cleanTopic } from './topic.js';
import { toJson } from './to-json.js';
import { writeSections } from './write-sections.js';

const PAPER: AgentId = 'paper-agent';

/** What a person brings to a draft; all of it is theirs and unchecked. */
export interface UserResults {
  /** Any JSON: a text, a list, or the results of earlier steps. */
  readonly findings?: unknown;
  /** A text, or an object with one. */
  readonly hypothesis?: unknown;
}

const Signed = z.object({ source: z.unknown() });

/** Keeps the run's own hypothesis where the person repeats it, and takes theirs where it is another. */
const withHypothesis = async (outputs: AgentOutputs, userHypothesis: unknown, at: string) => {
  const stated = statedHypothesis(userHypothesis);
  const { hypotheses } = await partsOf(outputs);
  const isOwn = stated === null || stated.statement === hypotheses?.primary.statement;
  return isOwn ? outputs : { ...outputs, 'hypothesis-agent': hypothesesOf(stated, at) };
};

/**
 * Runs the research again and drafts a paper from it; findings and a hypothesis of the person are marked as theirs.
 * @returns the paper, who it is by, and what a model took for the draft and the research behind it
 */
export async function writeDraft(
  dependencies: PipelineDependencies,
  topic: string,
  { findings, hypothesis }: UserResults,
  work: Work,
): Promise<{ readonly paper: unknown; readonly source: unknown; readonly usage?: Usage }> {
  const agents = researchAgents(dependencies).filter(({ id }) => id !== PAPER);
  const first = agents.filter(({ id }) => id === 'literature-agent' || id === 'hypothesis-agent');
  const initialOutputs = await withHypothesis(
    await runAgents(first, topic, { work }),
    hypothesis,
    dependencies.now().toISOString(),
  );
  const outputs = await runAgents(agents, topic, { work, done: initialOutputs });
  work.report({ stage: PAPER, done: 0, total: 1 });
  const [parts, library] = await Promise.all([partsOf(outputs), dependencies.library()]);
  const details = literatureDetails(parts.literature);
  const material = (stated: readonly string[]) => ({
    topic: cleanTopic(topic),
    parts,
    details,
    stated,
  });
  const plain = toJson(draftPaper(material([]), library, dependencies));
  const stated = statedFindings(findings, [topic, outputs, plain]);
  const whole = material(stated);
  const meter = usageMeter();
  const wording = await writeSections(dependencies, sectionsOf(whole), {
    signal: work.signal,
    onUsage: meter.add,
  });
  const paper =
    stated.length > 0 || wording
      ? toJson(draftPaper(whole, library, dependencies, wording))
      : plain;
  work.signal.throwIfAborted();
  work.report({ stage: PAPER, done: 1, total: 1 });
  const { source } = z.parse(Signed, paper);
  const usage = addUsage(parts.hypotheses?.usage ?? null, meter.read().usage ?? null);
  return { paper, source, ...(usage && { usage }) };
}

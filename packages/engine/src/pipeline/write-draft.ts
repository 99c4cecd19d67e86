import { addUsage, type AgentId, type Usage } from '@spinout/api-client';
import type { CallContext } from '../calls/call-context.js';
import type { AgentOutputs, PipelineDependencies } from './agent.types.js';
import { draftPaper } from './draft-paper.js';
import { parseLiteratureDetails } from './literature-details.js';
import { writePaper } from './paper.agent.js';
import { parseRunResults } from './run-results.js';
import { createResearchAgents } from './research-agents.js';
import { runAgents } from './run-agents.js';
import { extractStatedFindings } from './stated-findings.js';
import { createStatedHypotheses, parseStatedHypothesis } from './stated-hypothesis.js';
import { cleanTopic } from '../literature/topic.js';
import { toJson } from './to-json.js';

const PAPER: AgentId = 'paper-agent';

/** Replaces the hypothesis of the run if the person states a different one. */
const addStatedHypothesis = async (outputs: AgentOutputs, userHypothesis: unknown, at: string) => {
  const stated = parseStatedHypothesis(userHypothesis);
  const { hypotheses } = await parseRunResults(outputs);
  const isOwn = stated === null || stated.statement === hypotheses?.primary.statement;
  return isOwn ? outputs : { ...outputs, 'hypothesis-agent': createStatedHypotheses(stated, at) };
};

/**
 * Runs the research again and drafts a paper from it; findings and a hypothesis of the person are marked as theirs.
 * @param findings any JSON: a text, a list, or the results of earlier steps
 * @param hypothesis a text, or an object with one
 * @returns the paper, its source, and the token usage of a model
 */
export async function writeDraft(
  dependencies: PipelineDependencies,
  topic: string,
  { findings, hypothesis }: { readonly findings?: unknown; readonly hypothesis?: unknown },
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
  const runResults = await parseRunResults(outputs);
  const material = {
    topic: cleanTopic(topic),
    runResults,
    details: parseLiteratureDetails(runResults.literature),
    stated: [],
  };
  const plain = toJson(draftPaper(material, await dependencies.library(), dependencies));
  const stated = extractStatedFindings(findings, [topic, outputs, plain]);
  const written = await writePaper(dependencies, { ...material, stated }, context.signal);
  context.signal.throwIfAborted();
  context.report({ stage: PAPER, done: 1, total: 1 });
  const usage = addUsage(runResults.hypotheses?.usage ?? null, written.usage ?? null);
  const { paper } = written;
  return { paper: toJson(paper), source: paper.source, ...(usage && { usage }) };
}

import { createUsageMeter } from '../language-model/usage-meter.js';
import type { AgentTask, PipelineDependencies } from './agent.types.js';
import type { DraftMaterial } from './draft-background.js';
import { draftPaper, draftSections } from './draft-paper.js';
import { parseLiteratureDetails } from './literature-details.js';
import { parseRunResults } from './run-results.js';
import { writeSections } from './write-sections.js';

/** Drafts a paper; a language model, if there is one, may reword its sections. */
export async function writePaper(
  dependencies: PipelineDependencies,
  material: DraftMaterial,
  signal: AbortSignal,
) {
  const { add: onUsage, read: readUsage } = createUsageMeter();
  const options = { signal, onUsage };
  const wording = await writeSections(dependencies, draftSections(material), options);
  const paper = draftPaper(material, await dependencies.library(), dependencies, wording);
  return { paper, ...readUsage() };
}

/** Drafts a paper from the results of the other agents. */
export const runPaperAgent: AgentTask = async (dependencies, { topic, done, work: { signal } }) => {
  const runResults = await parseRunResults(done);
  const details = parseLiteratureDetails(runResults.literature);
  const material = { topic, runResults, details, stated: [] };
  const { paper, ...usage } = await writePaper(dependencies, material, signal);
  return { ...paper, ...usage };
};

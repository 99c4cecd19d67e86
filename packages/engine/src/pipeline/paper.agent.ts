import { createUsageMeter } from '../language-model/usage-meter.js';
import type { Agent, PipelineDependencies } from './agent.types.js';
import { draftPaper, draftSections } from './draft-paper.js';
import { parseLiteratureDetails } from './literature-details.js';
import { parseRunResults } from './run-results.js';
import { toJson } from './to-json.js';
import { writeSections } from './write-sections.js';

/** Drafts a paper from the results of the other agents; a language model, if there is one, may reword its sections. */
export const paperAgent = (dependencies: PipelineDependencies): Agent => ({
  id: 'paper-agent',
  needs: [
    'literature-agent',
    'hypothesis-agent',
    'experiment-agent',
    'alphafold-agent',
    'analysis-agent',
  ],
  async run({ topic, done, work: { signal } }) {
    signal.throwIfAborted();
    const [runResults, library] = await Promise.all([
      parseRunResults(done),
      dependencies.library(),
    ]);
    const details = parseLiteratureDetails(runResults.literature);
    const material = { topic, runResults, details, stated: [] };
    const meter = createUsageMeter();
    const wording = await writeSections(dependencies, draftSections(material), {
      signal,
      onUsage: meter.add,
    });
    return toJson({ ...draftPaper(material, library, dependencies, wording), ...meter.read() });
  },
});

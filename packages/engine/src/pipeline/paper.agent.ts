import { usageMeter } from '../providers/usage-meter.js';
import type { Agent, PipelineDependencies } from './agent.types.js';
import { draftPaper, sectionsOf } from './draft-paper.js';
import { literatureDetails } from './literature-details.js';
import { partsOf } from './parts.js';
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
    const [parts, library] = await Promise.all([partsOf(done), dependencies.library()]);
    const details = literatureDetails(parts.literature);
    const material = { topic, parts, details, stated: [] };
    const meter = usageMeter();
    const wording = await writeSections(dependencies, sectionsOf(material), {
      signal,
      onUsage: meter.add,
    });
    return toJson({ ...draftPaper(material, library, dependencies, wording), ...meter.read() });
  },
});

import type { Agent, PipelineWorld } from './agent.types.js';
import { draftPaper } from './draft-paper.js';
import { literatureDetails } from './literature-details.js';
import { partsOf } from './parts.js';
import { toJson } from './to-json.js';

/** ENT-16. Drafts a paper from the parts before it. */
export const paperAgent = (world: PipelineWorld): Agent => ({
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
    const [parts, library] = await Promise.all([partsOf(done), world.library()]);
    const details = literatureDetails(parts.literature);
    return toJson(draftPaper({ topic, parts, details, stated: [] }, library, world));
  },
});

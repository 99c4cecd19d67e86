import { generateHypothesis, type Source } from '@spinout/api-client';
import { composeHypothesis } from '../discovery/compose.js';
import { discover, type DiscoveryInput } from '../discovery/discover.js';
import { nextCandidate } from '../discovery/offered.js';
import { unsupportedHypothesis } from '../discovery/unsupported.js';
import { documentsIn } from '../store/documents.js';
import type { World } from '../world.js';
import { handle } from './handle.js';

const sourceOf = ({ now, seed }: World): Source => ({
  origin: 'computed',
  by: 'Linked evidence (ABC discovery)',
  seed,
  at: now().toISOString(),
});

/** Answers API-02 with the next hypothesis that the papers and the library bear out, or says that there is none. */
export const hypothesisHandlers = (world: World) => [
  handle(generateHypothesis, async ({ topic, interest, papers }, { signal }) => {
    const wanted = [...new Set(papers)];
    const found = await Promise.all(wanted.map((id) => documentsIn(world.store).get(id)));
    const documents = found.filter((document) => document !== undefined);
    const library = await world.library();
    const input: DiscoveryInput = { topic, interest, documents, library, seed: world.seed };
    const { candidates, graph, reason } = await discover(input, signal);
    const source = sourceOf(world);
    if (candidates.length === 0) {
      return { success: true, hypothesis: { ...unsupportedHypothesis(reason), source } };
    }
    const at = await nextCandidate(world.store, input, candidates.length);
    const place = {
      number: at + 1,
      of: candidates.length,
      missing: wanted.length - documents.length,
    };
    const [link = candidates[0]] = candidates.slice(at);
    if (!link) throw new Error('A candidate that was counted is not there.');
    return { success: true, hypothesis: { ...composeHypothesis(link, graph, place), source } };
  }),
];

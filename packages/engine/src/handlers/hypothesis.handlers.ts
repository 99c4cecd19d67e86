import { generateHypothesis, type Source } from '@spinout/api-client';
import { composeHypothesis } from '../discovery/compose.js';
import { discover, type DiscoveryInput } from '../discovery/discover.js';
import { nextCandidate } from '../discovery/next-candidate.js';
import { writeHypothesis } from '../discovery/write-hypothesis.js';
import { fillIn } from '../discovery/discovery.messages.js';
import { modelMessages, withoutModel } from '../providers/model.messages.js';
import { createUsageMeter } from '../providers/usage-meter.js';
import { unsupportedHypothesis } from '../discovery/unsupported.js';
import { createDocumentStore } from '../store/documents.js';
import type { EngineDependencies } from '../engine-dependencies.js';
import { handle } from './handle.js';

const BY_LINKS = 'Linked evidence (ABC discovery)';

const createSource = ({ now, seed }: EngineDependencies, by: string = BY_LINKS): Source => ({
  origin: 'computed',
  by,
  seed,
  at: now().toISOString(),
});

const createModelSource = (dependencies: EngineDependencies, name: string): Source => ({
  ...createSource(dependencies, fillIn(modelMessages.by, { name })),
  origin: 'live',
});

/** Answers with the next hypothesis that the papers and the library support, or with the reason why there is none. */
export const hypothesisHandlers = (dependencies: EngineDependencies) => [
  handle(generateHypothesis, async ({ topic, interest, papers }, { signal }) => {
    const ids = [...new Set(papers)];
    const found = await Promise.all(
      ids.map((id) => createDocumentStore(dependencies.store).get(id)),
    );
    const documents = found.filter((document) => document !== undefined);
    const library = await dependencies.library();
    const input: DiscoveryInput = { topic, interest, documents, library, seed: dependencies.seed };
    const { candidates, graph, reason } = await discover(input, signal);
    const source = createSource(dependencies);
    if (candidates.length === 0) {
      return { success: true, hypothesis: { ...unsupportedHypothesis(reason), source } };
    }
    const at = await nextCandidate(dependencies.store, input, candidates.length);
    const position = {
      number: at + 1,
      of: candidates.length,
      missing: ids.length - documents.length,
    };
    const [link = candidates[0]] = candidates.slice(at);
    if (!link) throw new Error('A candidate that was counted is not there.');
    const base = composeHypothesis(link, graph, position);
    const { model, deadline } = dependencies;
    if (!model) return { success: true, hypothesis: { ...base, source } };
    const meter = createUsageMeter();
    const callOptions = { signal, deadline, onUsage: meter.add };
    const written = await writeHypothesis(model, { link, graph, base }, callOptions);
    return {
      success: true,
      hypothesis: written.isWritten
        ? { ...written.hypothesis, source: createModelSource(dependencies, model.name) }
        : { ...base, source: createSource(dependencies, withoutModel(BY_LINKS, written.why)) },
      ...meter.read(),
    };
  }),
];

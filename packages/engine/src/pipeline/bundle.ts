import { addUsage, type ResearchBundle, type Usage } from '@spinout/api-client';
import type { AgentOutputs } from './agent.types.js';
import { literatureDetails } from './literature-details.js';
import { partsOf, type Parts } from './parts.js';
import { cleanTopic } from './topic.js';

const ALPHAFOLD = 'AlphaFold';
const LIBRARY = 'Bundled library';

const isAlphaFold = ({ structure }: Parts) => structure?.plddt_score != null;

/**
 * Names the sources that a run is based on. 'REAL APIs (PubMed, AlphaFold)' is used only where the papers came from PubMed and
 * the structure from AlphaFold DB in this run; where papers came from other public sources, those replace PubMed.
 */
export function dataSourceOf(parts: Parts): string {
  const papers = parts.literature?.source;
  const quotesLibrary = (parts.hypotheses?.primary.claims ?? []).some(({ evidence }) =>
    evidence.some(({ kind }) => kind === 'library'),
  );
  const structureBy = parts.structure
    ? isAlphaFold(parts)
      ? ALPHAFOLD
      : (parts.structure.source?.by ?? '')
    : null;
  if (papers?.origin !== 'live') return [LIBRARY, structureBy].filter(Boolean).join('; ');
  const rest = quotesLibrary ? [LIBRARY] : [];
  return structureBy === ALPHAFOLD
    ? [`REAL APIs (${papers.by}, ${ALPHAFOLD})`, ...rest].join('; ')
    : [papers.by, ...rest, structureBy ?? 'no structure source'].join('; ');
}

const usageOf = ({ hypotheses, paper }: Parts): Usage | null =>
  addUsage(hypotheses?.usage ?? null, paper?.usage ?? null);

/**
 * Combines the results of a run.
 * @param outputs what the agents gave; what is missing is null
 * @param now time of the bundle
 */
export async function bundleOf(
  topic: string,
  outputs: AgentOutputs,
  now: Date,
): Promise<ResearchBundle> {
  const parts = await partsOf(outputs);
  const timestamp = now.toISOString();
  const dataSource = dataSourceOf(parts);
  const isLive =
    literatureDetails(parts.literature).abstracts.length > 0 || parts.structure !== null;
  const usage = usageOf(parts);
  return {
    topic: cleanTopic(topic),
    ...parts,
    timestamp,
    dataSource,
    source: {
      origin: isLive ? 'live' : 'computed',
      by: dataSource,
      at: timestamp,
      ...(parts.literature?.source?.seed === undefined
        ? {}
        : { seed: parts.literature.source.seed }),
    },
    ...(usage && { usage }),
  };
}

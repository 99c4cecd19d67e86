import { addUsage, type ResearchBundle } from '@spinout/api-client';
import type { AgentOutputs } from './agent.types.js';
import { parseLiteratureDetails } from './literature-details.js';
import { parseRunResults, type RunResults } from './run-results.js';
import { cleanTopic } from '../literature/topic.js';

const ALPHAFOLD = 'AlphaFold';
const LIBRARY = 'Bundled library';

const isAlphaFold = ({ structure }: RunResults) => structure?.plddt_score != null;

/**
 * Names the sources of a run. 'REAL APIs (PubMed, AlphaFold)' appears only if the papers came from PubMed and the
 * structure from AlphaFold DB in this run; other public sources replace PubMed.
 */
export function formatDataSource(runResults: RunResults): string {
  const papers = runResults.literature?.source;
  const quotesLibrary = (runResults.hypotheses?.primary.claims ?? []).some(({ evidence }) =>
    evidence.some(({ kind }) => kind === 'library'),
  );
  const structureBy = runResults.structure
    ? isAlphaFold(runResults)
      ? ALPHAFOLD
      : (runResults.structure.source?.by ?? '')
    : null;
  if (papers?.origin !== 'live') return [LIBRARY, structureBy].filter(Boolean).join('; ');
  const rest = quotesLibrary ? [LIBRARY] : [];
  return structureBy === ALPHAFOLD
    ? [`REAL APIs (${papers.by}, ${ALPHAFOLD})`, ...rest].join('; ')
    : [papers.by, ...rest, structureBy ?? 'no structure source'].join('; ');
}

/**
 * Combines the results of a run.
 * @param outputs outputs of the agents; missing ones become null
 * @param now time of the bundle
 */
export async function buildResearchBundle(
  topic: string,
  outputs: AgentOutputs,
  now: Date,
): Promise<ResearchBundle> {
  const runResults = await parseRunResults(outputs);
  const timestamp = now.toISOString();
  const dataSource = formatDataSource(runResults);
  const seed = runResults.literature?.source?.seed;
  const isLive =
    parseLiteratureDetails(runResults.literature).abstracts.length > 0 ||
    runResults.structure !== null;
  const { hypotheses, paper } = runResults;
  const usage = addUsage(hypotheses?.usage ?? null, paper?.usage ?? null);
  return {
    topic: cleanTopic(topic),
    ...runResults,
    timestamp,
    dataSource,
    source: {
      origin: isLive ? 'live' : 'computed',
      by: dataSource,
      at: timestamp,
      ...(seed === undefined ? {} : { seed }),
    },
    ...(usage && { usage }),
  };
}

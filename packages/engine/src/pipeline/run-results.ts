import { runResearch, type ResearchBundle } from '@spinout/api-client';
import * as z from 'zod/mini';
import type { AgentOutputs } from './agent.types.js';

type Part = 'literature' | 'hypotheses' | 'experimentDesign' | 'structure' | 'analysis' | 'paper';

/** Results of a run so far; null if an agent had no output or has not run. */
export type RunResults = { readonly [Key in Part]: NonNullable<ResearchBundle[Key]> | null };

/**
 * Parses the outputs of agents, which may come from a saved run.
 * @throws if an output does not match the schema of its agent
 */
export async function parseRunResults(done: AgentOutputs): Promise<RunResults> {
  const { output } = await runResearch.contract();
  const { results } = z.parse(output, {
    success: true,
    results: {
      literature: done['literature-agent'],
      hypotheses: done['hypothesis-agent'],
      experimentDesign: done['experiment-agent'],
      structure: done['alphafold-agent'],
      analysis: done['analysis-agent'],
      paper: done['paper-agent'],
    },
  });
  const { literature = null, hypotheses = null, experimentDesign = null } = results;
  const { structure = null, analysis = null, paper = null } = results;
  return { literature, hypotheses, experimentDesign, structure, analysis, paper };
}

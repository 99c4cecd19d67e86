import * as z from 'zod/mini';
import type { RunResults } from './run-results.js';

const Design = z.object({
  methodology: z.string(),
  controls: z.array(z.string()),
  duration: z.string(),
  budget: z.number(),
  budget_lines: z.array(
    z.object({
      item: z.string(),
      unit_cost_usd: z.number(),
      units: z.number(),
      total_usd: z.number(),
      basis: z.string(),
    }),
  ),
  power_analysis: z.object({
    statement: z.string(),
    curve: z.array(z.object({ per_group: z.number(), power: z.number() })),
  }),
});

/** Parses the design in the output of the experiment agent; null if there is none. */
export function parsePlannedDesign({ experimentDesign }: Pick<RunResults, 'experimentDesign'>) {
  const design = z.safeParse(Design, experimentDesign?.['design']);
  if (!design.success) return null;
  const { power_analysis, ...rest } = design.data;
  return { ...rest, ...power_analysis };
}

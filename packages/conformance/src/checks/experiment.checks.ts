import * as z from 'zod/mini';
import { designExperiment } from '@spinout/api-client/contract';
import { checksOf } from '../kit/checks-of.js';
import { expectThat, warnIfUnsourced } from '../kit/expectations.js';
import { DesignRules } from '../rules/flow.rules.js';
import { sampleHypothesis } from '../samples/samples.js';

const BudgetLines = z.array(z.looseObject({ total_usd: z.number() }));

const Plan = z.looseObject({
  adjustable: z.literal(true),
  total: z.int(),
  group_sizes: z.nullish(z.array(z.number())),
  conflicts: z.nullish(z.array(z.looseObject({ code: z.string(), given: z.number() }))),
});

/** The sizes of the groups must sum to the sample size. */
const expectPlan = (design: z.infer<typeof DesignRules>): void => {
  const { data: plan } = Plan.safeParse(design['power_analysis']);
  const sizes = plan?.group_sizes;
  if (!sizes) return;
  const sum = sizes.reduce((total, size) => total + size, 0);
  expectThat(
    sum === design.sampleSize,
    `group_sizes that sum to the sample size of ${design.sampleSize}`,
    `they sum to ${sum}`,
  );
};

const Reply = z.looseObject({ success: z.literal(true), design: DesignRules });

/** Budget lines must sum to the budget; each may be rounded to a dollar. */
const expectSum = (design: z.infer<typeof DesignRules>) => {
  const lines = BudgetLines.safeParse(design['budget_lines']);
  if (!lines.success) return;
  const sum = lines.data.reduce((total, { total_usd }) => total + total_usd, 0);
  expectThat(
    Math.abs(sum - design.budget) <= lines.data.length,
    `budget lines that sum to the budget of ${design.budget}`,
    `they sum to ${sum}`,
  );
};

export const experimentChecks = checksOf('API-06', {
  'designs an experiment with all fields, and whole numbers for samples and budget (ENT-03)':
    async (kit) => {
      const request = { journey_id: kit.runId, hypothesis: sampleHypothesis };
      const { design } = await kit.read(designExperiment, request, Reply);
      expectSum(design);
      warnIfUnsourced(kit, design);
    },
  'plans a sample with unequal groups, clusters, attrition and several comparisons, or ignores them':
    async (kit) => {
      const plan = {
        ratio: 2,
        clusters: { size: 10, icc: 0.05, variation: 0.3 },
        attrition: 0.2,
        comparisons: 3,
        correction: 'holm' as const,
      };
      const request = { journey_id: kit.runId, hypothesis: sampleHypothesis };
      for (const asked of [plan, { ...plan, sample_size: 301 }]) {
        const { design } = await kit.read(designExperiment, { ...request, plan: asked }, Reply);
        expectSum(design);
        expectPlan(design);
      }
    },
  'designs an experiment without a hypothesis, and ignores unknown fields': async (kit) => {
    const request = { journey_id: kit.runId, hypothesis: null, conformance_extra: 1 };
    expectSum((await kit.read(designExperiment, request, Reply)).design);
  },
});

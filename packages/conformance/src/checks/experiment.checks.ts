import * as z from 'zod/mini';
import { designExperiment } from '@spinout/api-client/contract';
import { checksOf } from '../kit/checks-of.js';
import { expectThat, warnIfUnsourced } from '../kit/expectations.js';
import { DesignRules } from '../rules/flow.rules.js';
import { sampleHypothesis } from '../samples/samples.js';

const BudgetLines = z.array(z.looseObject({ total_usd: z.number() }));

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
  'designs an experiment without a hypothesis, and ignores unknown fields': async (kit) => {
    const request = { journey_id: kit.runId, hypothesis: null, conformance_extra: 1 };
    expectSum((await kit.read(designExperiment, request, Reply)).design);
  },
});

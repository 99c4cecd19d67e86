import * as z from 'zod/mini';
import { amount, count, id, percent, text, words } from './rules.js';

const Holding = z.looseObject({ percentage: percent, shares: count });
const Round = z.looseObject({ amount, timeline: words, valuation: amount });

/** ENT-07, as it travels. */
export const CompanyRules = z.looseObject({
  id,
  name: words,
  legalName: words,
  businessType: words,
  state: words,
  industry: words,
  description: words,
  founders: z
    .array(z.looseObject({ name: words, email: text, ownership: percent, role: text }))
    .check(z.minLength(1, { error: 'must name a founder' })),
  authorizedShares: count,
  parValue: amount,
  capTable: z.looseObject({ founders: Holding, employeePool: Holding, investorReserve: Holding }),
  legalDocuments: z.looseObject({
    articlesOfIncorporation: z.boolean(),
    bylaws: z.boolean(),
    founderAgreement: z.boolean(),
    vestingSchedule: z.boolean(),
    ipAssignment: z.boolean(),
    ndaTemplate: z.boolean(),
  }),
  fundraisingStrategy: z.looseObject({ seedRound: Round, seriesA: Round }),
  ipStrategy: z.looseObject({
    patentStrategy: z.looseObject({
      provisionalPatents: z.array(words),
      budget: amount,
      timeline: words,
    }),
    trademarkProtection: z.array(words),
    tradesecrets: z.array(words),
  }),
  complianceRequirements: z.array(words),
  nextSteps: z.array(words),
});
export type CompanyRules = z.infer<typeof CompanyRules>;

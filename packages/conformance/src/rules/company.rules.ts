import * as z from 'zod/mini';
import { amount, count, id, percent, text, nonBlankText } from './rules.js';

const Holding = z.looseObject({ percentage: percent, shares: count });
const Round = z.looseObject({ amount, timeline: nonBlankText, valuation: amount });

export const CompanyRules = z.looseObject({
  id,
  name: nonBlankText,
  legalName: nonBlankText,
  businessType: nonBlankText,
  state: nonBlankText,
  industry: nonBlankText,
  description: nonBlankText,
  founders: z
    .array(z.looseObject({ name: nonBlankText, email: text, ownership: percent, role: text }))
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
      provisionalPatents: z.array(nonBlankText),
      budget: amount,
      timeline: nonBlankText,
    }),
    trademarkProtection: z.array(nonBlankText),
    tradesecrets: z.array(nonBlankText),
  }),
  complianceRequirements: z.array(nonBlankText),
  nextSteps: z.array(nonBlankText),
});
export type CompanyRules = z.infer<typeof CompanyRules>;

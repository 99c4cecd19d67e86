import * as schemas from '@spinout/api-client/schemas';
import * as z from 'zod/mini';

const document = z.optional(
  z.extend(schemas.GeneratedDocument, { companyName: z.optional(z.string()) }),
);

export const companyDraft = z.object({
  tab: z.enum(['overview', 'legal', 'fundraising', 'ip', 'compliance']),
  structure: z.nullable(schemas.CompanyStructure),
  isCustomizing: z.boolean(),
  typedName: z.optional(z.string()),
  form: z.object({
    name: z.string(),
    email: z.string(),
    ownership: z.string(),
    role: z.string(),
  }),
  documents: z.object({
    articlesOfIncorporation: document,
    bylaws: document,
    founderAgreement: document,
    vestingSchedule: document,
    ipAssignment: document,
    ndaTemplate: document,
  }),
  plan: z.optional(
    z.object({
      formationDate: z.string(),
      grantDate: z.string(),
      vestingDate: z.string(),
      poolPercent: z.string(),
      poolOf: z.enum(['preMoney', 'postMoney']),
      safeAmount: z.string(),
      safeCap: z.string(),
      safeDiscount: z.string(),
      safeBasis: z.optional(z.enum(['postMoney', 'preMoney'])),
      safeProRata: z.optional(z.enum(['none', 'buys'])),
    }),
  ),
  isCompleted: z.boolean(),
});

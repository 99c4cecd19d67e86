import * as z from 'zod/mini';
import {
  boundedId,
  boundedListOrEmpty,
  json,
  lineOrEmpty,
  lineText,
  longText,
  longTextOrEmpty,
  openObject,
  sentId,
} from './bounded.js';
import { lenient } from './lenient.js';
import { MAX_TEXT_CHARACTERS } from './limits.js';
import { Hypothesis } from './flow-hypothesis.js';
import { Source } from './source.js';

export const Founder = z.object({
  name: lineOrEmpty,
  email: lineOrEmpty,
  /** Percent of the company, 0..100; not checked to sum to 100. */
  ownership: z.number(),
  role: lineOrEmpty,
});
export type Founder = z.infer<typeof Founder>;

/** `percentage` 0..100; `shares` are whole shares. */
export const Holding = z.object({ percentage: z.number(), shares: z.number() });
export type Holding = z.infer<typeof Holding>;

/** Amount and pre-money valuation in US dollars. */
export const FundingRound = z.object({
  amount: z.number(),
  timeline: lineOrEmpty,
  valuation: z.number(),
});
export type FundingRound = z.infer<typeof FundingRound>;

const flag = z.pipe(
  z.nullish(z.boolean()),
  z.transform((value) => value ?? false),
);

/** The six documents of a formation; true = ready. */
export const LegalDocuments = z.object({
  articlesOfIncorporation: flag,
  bylaws: flag,
  founderAgreement: flag,
  vestingSchedule: flag,
  ipAssignment: flag,
  ndaTemplate: flag,
});
export type LegalDocuments = z.infer<typeof LegalDocuments>;
export type DocumentType = keyof LegalDocuments;

export const CompanyStructure = openObject({
  id: boundedId,
  name: lineOrEmpty,
  legalName: lineOrEmpty,
  businessType: lineOrEmpty,
  state: lineOrEmpty,
  industry: lineOrEmpty,
  description: longTextOrEmpty,
  founders: boundedListOrEmpty(Founder),
  authorizedShares: z.number(),
  /** US dollars a share. */
  parValue: z.number(),
  capTable: z.object({ founders: Holding, employeePool: Holding, investorReserve: Holding }),
  legalDocuments: LegalDocuments,
  fundraisingStrategy: z.object({ seedRound: FundingRound, seriesA: FundingRound }),
  ipStrategy: z.object({
    patentStrategy: z.object({
      provisionalPatents: boundedListOrEmpty(longText),
      /** US dollars. */
      budget: z.number(),
      timeline: lineOrEmpty,
    }),
    trademarkProtection: boundedListOrEmpty(longText),
    tradesecrets: boundedListOrEmpty(longText),
  }),
  complianceRequirements: boundedListOrEmpty(longText),
  nextSteps: boundedListOrEmpty(longText),
  source: lenient(Source),
});
export type CompanyStructure = z.infer<typeof CompanyStructure>;

/** Input from the experiment step to the company step. */
export const OperationalBlueprint = openObject({
  methodology: longTextOrEmpty,
  duration: lineOrEmpty,
  timeline: boundedListOrEmpty(json(MAX_TEXT_CHARACTERS)),
  equipment: boundedListOrEmpty(longText),
});
export type OperationalBlueprint = z.infer<typeof OperationalBlueprint>;

export const CompanyRequest = z.object({
  journey_id: sentId,
  operationalBlueprint: z.nullable(OperationalBlueprint),
  researchArea: z.nullable(lineText),
  budgetEstimate: z.nullable(z.number()),
  /** Title of the topic. @default the research area */
  topic: z.optional(lineText),
  /** The hypothesis that the company starts from. @default none */
  hypothesis: z.optional(z.nullable(Hypothesis)),
});
export type CompanyRequest = z.infer<typeof CompanyRequest>;

export const CompanyReply = z.object({
  success: z.nullish(z.boolean()),
  companyStructure: z.nullish(CompanyStructure),
});
export type CompanyReply = z.infer<typeof CompanyReply>;

export const GenerateDocumentRequest = z.object({
  companyData: CompanyStructure,
  documentType: z.enum([
    'articlesOfIncorporation',
    'bylaws',
    'founderAgreement',
    'vestingSchedule',
    'ipAssignment',
    'ndaTemplate',
  ]),
  journeyId: sentId,
});
export type GenerateDocumentRequest = z.infer<typeof GenerateDocumentRequest>;

/** A document as plain text; an optional field of our server. */
export const GeneratedDocument = z.object({ file_name: z.string(), text: z.string() });
export type GeneratedDocument = z.infer<typeof GeneratedDocument>;

export const GenerateDocumentReply = z.object({
  success: z.literal(true),
  document: lenient(GeneratedDocument),
  source: lenient(Source),
});
export type GenerateDocumentReply = z.infer<typeof GenerateDocumentReply>;

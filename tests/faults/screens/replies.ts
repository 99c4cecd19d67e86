import { FULL_REPLIES } from '../fuzz/full-replies.js';
import type { Call } from './faulty-server.js';

const round = { amount: 1, valuation: 2 };
const holding = { percentage: 50, shares: 5 };

const company = {
  id: 'bare',
  name: 'Bare company',
  authorizedShares: 10,
  parValue: 0.1,
  capTable: { founders: holding, employeePool: holding, investorReserve: holding },
  legalDocuments: {},
  fundraisingStrategy: { seedRound: round, seriesA: round },
  ipStrategy: { patentStrategy: { budget: 1 } },
};

/** The smallest valid reply of each call, without optional fields. */
export const MINIMAL_REPLIES: Partial<Record<Call, unknown>> = {
  'topics.suggest': {
    suggestions: [{ id: 't', title: 'Bare topic', difficulty: 'Advanced', potentialImpact: 5 }],
  },
  'paper.analyze': { analysis: {}, metadata: {} },
  'hypothesis.generate': { success: true, hypothesis: { id: 'h', title: 'Bare hypothesis' } },
  'literature.search': { papers: [{ id: 'p', title: 'Bare paper' }] },
  'literature.review': {},
  'experiment.design': { success: true, design: { sampleSize: 12, budget: 3400 } },
  'company.create': { success: true, companyStructure: company },
  'company.generateDocument': { success: true },
};

/** Replies with null in every nullable field. */
export const NULL_REPLIES: Partial<Record<Call, unknown>> = {
  'topics.suggest': {
    suggestions: [
      {
        id: 't',
        title: 'Bare topic',
        difficulty: 'Advanced',
        potentialImpact: 5,
        description: null,
        category: null,
        estimatedDuration: null,
        reason: null,
      },
    ],
    source: null,
  },
  'paper.analyze': {
    analysis: { summary: null, findings: null, gaps: null, key_terms: null, methodologies: null },
    metadata: { document_id: null, title: null, pages: null, messages: null },
  },
  'hypothesis.generate': {
    success: true,
    hypothesis: {
      id: 'h',
      title: 'Bare hypothesis',
      statement: null,
      confidence: null,
      methodology: null,
      next_steps: null,
      claims: null,
      confidence_basis: null,
      candidate: null,
      source: null,
    },
  },
  'literature.search': {
    papers: [
      { id: 'p', title: 'Bare paper', authors: null, year: null, doi: null, abstract: null },
    ],
    analysis: { themes: null, gaps: null, methodologies: null },
    source: null,
  },
  'literature.review': { synthesis: null, source: null },
  'experiment.design': {
    success: true,
    design: {
      sampleSize: 12,
      budget: 3400,
      methodology: null,
      controls: null,
      equipment: null,
      variables: { independent: null, dependent: null, controlled: null },
      timeline: null,
      power_analysis: null,
      budget_lines: null,
    },
  },
  'company.create': {
    success: true,
    companyStructure: {
      ...company,
      founders: null,
      complianceRequirements: null,
      nextSteps: null,
      ipStrategy: {
        patentStrategy: { budget: 1, provisionalPatents: null, timeline: null },
        trademarkProtection: null,
        tradesecrets: null,
      },
      source: null,
    },
  },
  'company.generateDocument': { success: true, document: null, source: null },
};

const duplicateEntries = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return [...list, ...list].map(duplicateEntries);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, duplicateEntries(inner)]),
  );
};

/** Replies in which every list contains each entry twice. */
export const DUPLICATED_REPLIES = duplicateEntries(FULL_REPLIES) as typeof FULL_REPLIES;

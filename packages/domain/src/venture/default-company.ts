import type { CompanyStructure, Hypothesis } from '@spinout/api-client';
import { firstMilestones, firstProject, firstQuestion } from './first-work.js';
import { taxByAssumedParValue, taxByAuthorizedShares } from './delaware-franchise-tax.js';
import { count, usd } from './format.js';
import { hypothesisPatents } from './invention/patent-titles.js';
import { getNamedSubject, proposeNames } from './names/short-name.js';
import { toSingleLine } from './plain-text.js';

const AUTHORIZED_SHARES = 10_000_000;
const PAR_VALUE_USD = 0.001;

/** Longest topic that is part of a title, and longest that is quoted. */
const TITLE_CHARACTERS = 60;
const QUOTED_CHARACTERS = 300;

export interface DefaultCompanyInput {
  /** Title of the topic. */
  readonly topic: string;
  readonly researchArea: string | null;
  /** The hypothesis that the company starts from. @default none */
  readonly hypothesis?: Pick<Hypothesis, 'statement' | 'structure' | 'support'> | null;
  /** How the planned study works; decides whether it is called an experiment. @default not known */
  readonly methodology?: string | undefined;
  readonly id: string;
  /** @default a placeholder */
  readonly founderName?: string;
}

/** The role is left open too. */
const UNNAMED_FOUNDER = 'Founder (to be named)';

/** The category of a topic that the user typed, which is no field of research. */
const NO_AREA = /^custom research$/iu;

const formatArea = (researchArea: string | null): string => {
  const area = toSingleLine(researchArea ?? '');
  return NO_AREA.test(area) ? '' : area;
};

/** Removes the punctuation at the end of a topic. */
const formatTopic = (topic: string): string =>
  toSingleLine(topic).replace(/(?<![.!?:;,])[.!?:;,]+$/u, '');

const capitalize = (text: string): string => {
  const [first = '', ...rest] = [...text];
  return first.toUpperCase() + rest.join('');
};

/** Titles of inventions start with a short topic or else with the subject in the name, never with a cut title. */
function listPatents(topic: string, name: string): readonly [string, string] {
  const short = topic !== '' && topic.length <= TITLE_CHARACTERS && !/[.?!;]/u.test(topic);
  const subject = short ? topic : getNamedSubject(name)?.toLowerCase();
  return subject === undefined
    ? ['Core method, title to be chosen', 'Composition, device or software, to be decided']
    : [
        `${capitalize(subject)}: core method`,
        `${capitalize(subject)}: composition, device or software, to be decided`,
      ];
}

/** The topic is quoted whole, so that any title fits into the sentence. */
function formatPurpose(topic: string, area: string): string {
  const field = area !== '' && area !== topic ? `, in the field of ${area}` : '';
  if (topic !== '' && topic.length <= QUOTED_CHARACTERS)
    return `A company formed to bring research on “${topic}” into use${field}. `;
  return area === ''
    ? 'A company formed to bring research into use. '
    : `A company formed to bring research in the field of ${area} into use. `;
}

const formatFranchiseTax = (): string => {
  const byShares = usd(taxByAuthorizedShares(AUTHORIZED_SHARES));
  const byParValue = usd(
    taxByAssumedParValue({
      authorizedShares: AUTHORIZED_SHARES,
      issuedShares: AUTHORIZED_SHARES,
      parValueUsd: PAR_VALUE_USD,
      grossAssetsUsd: 0,
    }),
  );
  return (
    'Delaware annual report and franchise tax, due on March 1 each year. Calculate the tax by both methods: ' +
    `for ${count(AUTHORIZED_SHARES)} shares, ${byShares} by authorized shares or at least ${byParValue} by ` +
    'assumed par value capital'
  );
};

const complianceRequirements = (): string[] => [
  formatFranchiseTax(),
  '83(b) election: each founder with unvested stock files within 30 days after the stock is transferred',
  'Employer Identification Number from the IRS (Form SS-4)',
  'Form D notice to the SEC within 15 days after the first sale of securities under Regulation D',
  'State notice filings for the securities sold, where the investors live',
  'Registered agent in Delaware',
  'Registration as a foreign corporation in the state where the company works',
  'Federal corporate income tax return (Form 1120) each year',
  'Beneficial ownership: check the current FinCEN rule (since March 2025 companies formed in the US are exempt)',
  'Board consents and stock ledger, from the first day',
];

const nextSteps = (): string[] => [
  'Replace the founder entry with the real founders, emails and ownership',
  'Have a lawyer review the documents of this structure',
  'File the certificate of incorporation with the Delaware Division of Corporations',
  'Hold the first board meeting: adopt the bylaws, elect officers, issue the founder stock',
  'Sign the founder agreements and the assignments of intellectual property',
  'File the 83(b) elections within 30 days after the stock is transferred',
  'Get an Employer Identification Number and open a bank account',
  'Clarify which rights universities and employers have in the research',
  'Have a patent attorney review the provisional applications before anything is published',
];

/**
 * Creates the default company for a topic: a Delaware C-Corp with one founder. The same input gives the same
 * company.
 */
export function defaultCompany(input: DefaultCompanyInput): CompanyStructure {
  const {
    topic,
    researchArea,
    hypothesis = null,
    methodology,
    id,
    founderName = UNNAMED_FOUNDER,
  } = input;
  const subject = formatTopic(topic);
  const area = formatArea(researchArea);
  const supported = hypothesis && hypothesis.support !== 'none' ? hypothesis : null;
  const { factor = '', outcome = '', population = '' } = supported?.structure ?? {};
  const [name] = proposeNames({
    topic: subject,
    parts: [factor, outcome, population],
    phrases: [area],
  });
  return {
    id,
    name,
    legalName: `${name}, Inc.`,
    businessType: 'C-Corp',
    state: 'Delaware',
    industry: 'Biotechnology',
    description:
      `${formatPurpose(subject, area)}${firstQuestion(supported)}` +
      'The structure follows standard terms. Adapt it with a lawyer.',
    founders: [{ name: founderName, email: '', ownership: 65, role: '' }],
    authorizedShares: AUTHORIZED_SHARES,
    parValue: PAR_VALUE_USD,
    capTable: {
      founders: { percentage: 65, shares: 6_500_000 },
      employeePool: { percentage: 20, shares: 2_000_000 },
      investorReserve: { percentage: 15, shares: 1_500_000 },
    },
    legalDocuments: {
      articlesOfIncorporation: false,
      bylaws: false,
      founderAgreement: false,
      vestingSchedule: false,
      ipAssignment: false,
      ndaTemplate: false,
    },
    fundraisingStrategy: {
      seedRound: { amount: 2_000_000, timeline: '6-9 months', valuation: 8_000_000 },
      seriesA: { amount: 8_000_000, timeline: '18-24 months', valuation: 25_000_000 },
    },
    ipStrategy: {
      patentStrategy: {
        provisionalPatents: [
          ...(hypothesisPatents(supported?.structure) ?? listPatents(subject || area, name)),
        ],
        budget: 150_000,
        timeline: '12-18 months',
      },
      trademarkProtection: [name],
      tradesecrets: [
        'Laboratory protocols and unpublished results',
        'Source code, models and data pipelines',
        'Supplier terms and cost data',
      ],
    },
    complianceRequirements: complianceRequirements(),
    nextSteps: [
      ...firstMilestones(supported, firstProject(supported, methodology)),
      ...nextSteps(),
    ],
    source: { origin: 'fallback', by: 'Prepared locally' },
  };
}

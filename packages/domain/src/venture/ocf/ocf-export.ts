import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { CompanyStructure } from '@spinout/api-client';
import { parsePlainDate, type PlainDate } from '../dates/plain-date.js';
import { checkShares } from '../input/checks.js';
import { isDelaware } from '../legal-documents/jurisdiction.js';
import { toSingleLine } from '../plain-text.js';
import { founderShares } from '../shares.js';
import type { VestingTerms } from '../vesting/vesting-terms.js';
import { toOcfSafe, type IssuedSafe } from './ocf-safe.js';
import { toOcfNumeric, toOcfUsd, type OcfObject } from './ocf-values.js';
import { OCF_START_CONDITION, toOcfVestingTerms } from './ocf-vesting.js';

/** The version of the published schemas that the files follow. */
export const OCF_VERSION = '1.2.1-alpha+main';

export interface OcfExportInput {
  readonly company: CompanyStructure;
  readonly formationDate: PlainDate;
  /** Day on which the founders' stock is transferred. @default the formation */
  readonly grantDate?: PlainDate;
  /** @default 48 months with a cliff of 12 */
  readonly vesting?: Omit<VestingTerms, 'shares' | 'startDate'>;
  /** SAFEs that were issued; planned ones are no part of a cap table. @default none */
  readonly safes?: readonly IssuedSafe[];
  /** When the files are written. */
  readonly generatedAt: Date;
  /** Written into every file, such as that the company is simulated. @default none */
  readonly comments?: readonly string[];
}

/** A file of the export. */
export interface OcfFile {
  readonly path: string;
  readonly text: string;
}

const UNNAMED = 'Founder (to be named)';
const UNNAMED_INVESTOR = 'Investor (to be named)';

const writeFile = (path: string, fileType: string, items: readonly OcfObject[]): OcfFile => ({
  path,
  text: `${JSON.stringify({ file_type: fileType, items }, null, 2)}\n`,
});

/** The format names each file with MD5, which protects against damage, not against forgery. */
const hashText = (text: string): string => bytesToHex(md5(new TextEncoder().encode(text)));

type Ids = ReturnType<typeof createIds>;

/** Identifiers that are the same in every export of a company. */
const createIds = ({ id }: CompanyStructure) => ({
  issuer: `${id}/issuer`,
  common: `${id}/common-stock`,
  plan: `${id}/stock-plan`,
  vesting: `${id}/founder-vesting`,
  founder: (index: number) => `${id}/founder-${index + 1}`,
  investor: (index: number) => `${id}/safe-investor-${index + 1}`,
  transaction: (kind: string, index: number) => `${id}/${kind}-${index + 1}`,
});

const nameInvestor = ({ investor }: IssuedSafe): string =>
  toSingleLine(investor) || UNNAMED_INVESTOR;

/** The investors of the SAFEs, each once. */
const listInvestors = ({ safes = [] }: OcfExportInput): readonly string[] => [
  ...new Set(safes.map(nameInvestor)),
];

const listStakeholders = (input: OcfExportInput, ids: Ids): readonly OcfObject[] => [
  ...founderShares(input.company).map(({ founder }, index) => ({
    object_type: 'STAKEHOLDER',
    id: ids.founder(index),
    name: { legal_name: toSingleLine(founder.name) || UNNAMED },
    stakeholder_type: 'INDIVIDUAL',
    current_relationships: ['FOUNDER'],
  })),
  ...listInvestors(input).map((name, index) => ({
    object_type: 'STAKEHOLDER',
    id: ids.investor(index),
    name: { legal_name: name },
    stakeholder_type: 'INSTITUTION',
    current_relationships: ['INVESTOR'],
  })),
];

const listStockClasses = ({ company }: OcfExportInput, ids: Ids): readonly OcfObject[] => {
  checkShares('company.authorizedShares', company.authorizedShares);
  return [
    {
      object_type: 'STOCK_CLASS',
      id: ids.common,
      name: 'Common Stock',
      class_type: 'COMMON',
      default_id_prefix: 'CS-',
      initial_shares_authorized: toOcfNumeric('authorizedShares', company.authorizedShares),
      votes_per_share: '1',
      par_value: toOcfUsd('company.parValue', company.parValue),
      seniority: '1',
    },
  ];
};

const listStockPlans = ({ company }: OcfExportInput, ids: Ids): readonly OcfObject[] => {
  const { shares } = company.capTable.employeePool;
  checkShares('company.capTable.employeePool.shares', shares);
  return [
    {
      object_type: 'STOCK_PLAN',
      id: ids.plan,
      plan_name: 'Equity Incentive Plan',
      initial_shares_reserved: toOcfNumeric('employeePool.shares', shares),
      default_cancellation_behavior: 'RETURN_TO_POOL',
      stock_class_ids: [ids.common],
    },
  ];
};

/** The founders' stock with its vesting, and the SAFEs, by date. */
const listTransactions = (input: OcfExportInput, ids: Ids): readonly OcfObject[] => {
  const { company, formationDate, grantDate = formationDate, safes = [] } = input;
  const issued = founderShares(company).flatMap(({ shares }, index) => {
    const security = ids.transaction('founder-stock', index);
    return [
      {
        object_type: 'TX_STOCK_ISSUANCE',
        id: ids.transaction('stock-issuance', index),
        security_id: security,
        custom_id: `CS-${index + 1}`,
        stakeholder_id: ids.founder(index),
        stock_class_id: ids.common,
        date: grantDate,
        quantity: toOcfNumeric('founders.shares', shares),
        share_price: toOcfUsd('company.parValue', company.parValue),
        issuance_type: 'FOUNDERS_STOCK',
        vesting_terms_id: ids.vesting,
        stock_legend_ids: [],
        security_law_exemptions: [],
      },
      {
        object_type: 'TX_VESTING_START',
        id: ids.transaction('vesting-start', index),
        security_id: security,
        date: grantDate,
        vesting_condition_id: OCF_START_CONDITION,
      },
    ];
  });
  const investors = listInvestors(input);
  return [
    ...issued,
    ...safes.map((safe, index) => {
      const investor = ids.investor(investors.indexOf(nameInvestor(safe)));
      return toOcfSafe(ids.transaction('safe', index), investor, safe);
    }),
  ];
};

/** Companies are planned for the United States. */
const toIssuer = ({ company, formationDate }: OcfExportInput, ids: Ids): OcfObject => ({
  object_type: 'ISSUER',
  id: ids.issuer,
  legal_name: toSingleLine(company.legalName) || toSingleLine(company.name) || 'Unnamed company',
  formation_date: formationDate,
  country_of_formation: 'US',
  ...(isDelaware(company)
    ? { country_subdivision_of_formation: 'DE' }
    : { country_subdivision_name_of_formation: toSingleLine(company.state) || 'Not chosen' }),
  initial_shares_authorized: toOcfNumeric('authorizedShares', company.authorizedShares),
});

/**
 * Writes the cap table in the Open Cap Table Format: the issuer, stakeholders, common stock, the stock plan, vesting terms
 * and what is issued on the grant date. An investor reserve and planned rounds are not issued and therefore left out.
 * The same input gives the same files. Source: Open Cap Table Coalition, schemas of version 1.2.1-alpha.
 * @throws {VentureInputError} if a date, a number of shares or an amount cannot be written
 */
export function exportOcf(input: OcfExportInput): readonly OcfFile[] {
  const { company, formationDate, grantDate = formationDate, vesting = {}, generatedAt } = input;
  const { comments = [] } = input;
  parsePlainDate(formationDate, 'formationDate');
  parsePlainDate(grantDate, 'grantDate');
  const ids = createIds(company);
  const terms = toOcfVestingTerms(ids.vesting, { ...vesting, startDate: grantDate });
  const kinds = [
    ['stakeholders', 'Stakeholders', 'STAKEHOLDERS', listStakeholders(input, ids)],
    ['stock_classes', 'StockClasses', 'STOCK_CLASSES', listStockClasses(input, ids)],
    ['stock_plans', 'StockPlans', 'STOCK_PLANS', listStockPlans(input, ids)],
    ['stock_legend_templates', 'StockLegends', 'STOCK_LEGEND_TEMPLATES', []],
    ['vesting_terms', 'VestingTerms', 'VESTING_TERMS', [terms]],
    ['valuations', 'Valuations', 'VALUATIONS', []],
    ['transactions', 'Transactions', 'TRANSACTIONS', listTransactions(input, ids)],
  ] as const;
  const files = kinds.map(([key, name, type, items]) => ({
    key,
    file: writeFile(
      `${name}.ocf.json`,
      `OCF_${type}_FILE`,
      comments.length === 0 ? items : items.map((item) => ({ ...item, comments })),
    ),
  }));
  const manifest = {
    ocf_version: OCF_VERSION,
    file_type: 'OCF_MANIFEST_FILE',
    issuer: toIssuer(input, ids),
    as_of: grantDate,
    generated_at: generatedAt.toISOString(),
    comments: ['A draft by Spinout, not a record of issued stock. Not legal advice.', ...comments],
    ...Object.fromEntries(
      files.map(({ key, file: { path, text } }) => [
        `${key}_files`,
        [{ filepath: path, md5: hashText(text) }],
      ]),
    ),
  };
  return [
    { path: 'Manifest.ocf.json', text: `${JSON.stringify(manifest, null, 2)}\n` },
    ...files.map(({ file }) => file),
  ];
}

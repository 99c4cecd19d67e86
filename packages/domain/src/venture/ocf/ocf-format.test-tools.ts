import { Ajv, type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';

/**
 * What the documentation of the Open Cap Table Format requires of the objects that we write, in our own schemas. The
 * published ones have a license of their own; `npm run ocf` checks the export with a copy of them.
 */
const text = { type: 'string', minLength: 1 };
const numeric = { type: 'string', pattern: String.raw`^[+-]?\d+(\.\d{1,10})?$` };
const date = { type: 'string', format: 'date' };
const texts = { type: 'array', items: { type: 'string' } };
const only = (value: string) => ({ const: value });

/** An object with these properties and no others; a name with a question mark is optional. */
const shape = (properties: Record<string, object>) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((name) => !name.endsWith('?')),
  properties: Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name.replace('?', ''), schema]),
  ),
});

const list = (items: object) => ({ type: 'array', items });
const money = shape({ amount: numeric, currency: { type: 'string', pattern: '^[A-Z]{3}$' } });
const object = (type: string, properties: Record<string, object>) =>
  shape({ object_type: only(type), id: text, 'comments?': texts, ...properties });

const period = shape({
  type: only('MONTHS'),
  length: { type: 'integer', minimum: 0 },
  occurrences: { type: 'integer', minimum: 1 },
  day_of_month: only('VESTING_START_DAY_OR_LAST_DAY_OF_MONTH'),
});

const vestingCondition = {
  ...shape({
    id: text,
    'portion?': shape({ numerator: numeric, denominator: numeric }),
    'quantity?': numeric,
    trigger: {
      oneOf: [
        shape({ type: only('VESTING_START_DATE') }),
        shape({
          type: only('VESTING_SCHEDULE_RELATIVE'),
          period,
          relative_to_condition_id: text,
        }),
      ],
    },
    next_condition_ids: { ...texts, uniqueItems: true },
  }),
  oneOf: [{ required: ['portion'] }, { required: ['quantity'] }],
};

const issuance = {
  security_id: text,
  custom_id: text,
  stakeholder_id: text,
  date,
  security_law_exemptions: { type: 'array', maxItems: 0 },
};

const safeMechanism = shape({
  type: only('SAFE_CONVERSION'),
  conversion_mfn: { type: 'boolean' },
  'conversion_discount?': { type: 'string', pattern: String.raw`^0(\.\d{1,10})?$` },
  'conversion_valuation_cap?': money,
  'conversion_timing?': { enum: ['PRE_MONEY', 'POST_MONEY'] },
  'capitalization_definition_rules?': {
    type: 'object',
    minProperties: 8,
    maxProperties: 8,
    additionalProperties: { type: 'boolean' },
  },
});

const ITEMS = {
  OCF_STAKEHOLDERS_FILE: object('STAKEHOLDER', {
    name: shape({ legal_name: text }),
    stakeholder_type: { enum: ['INDIVIDUAL', 'INSTITUTION'] },
    current_relationships: list({ enum: ['FOUNDER', 'INVESTOR'] }),
  }),
  OCF_STOCK_CLASSES_FILE: object('STOCK_CLASS', {
    name: text,
    class_type: { enum: ['COMMON', 'PREFERRED'] },
    default_id_prefix: text,
    initial_shares_authorized: numeric,
    votes_per_share: numeric,
    par_value: money,
    seniority: numeric,
  }),
  OCF_STOCK_PLANS_FILE: object('STOCK_PLAN', {
    plan_name: text,
    initial_shares_reserved: numeric,
    default_cancellation_behavior: {
      enum: ['RETIRE', 'RETURN_TO_POOL', 'HOLD_AS_CAPITAL_STOCK', 'DEFINED_PER_PLAN_SECURITY'],
    },
    stock_class_ids: { ...texts, minItems: 1 },
  }),
  OCF_STOCK_LEGEND_TEMPLATES_FILE: false,
  OCF_VALUATIONS_FILE: false,
  OCF_VESTING_TERMS_FILE: object('VESTING_TERMS', {
    name: text,
    description: text,
    allocation_type: only('CUMULATIVE_ROUND_DOWN'),
    vesting_conditions: { ...list(vestingCondition), minItems: 1 },
  }),
  OCF_TRANSACTIONS_FILE: {
    oneOf: [
      object('TX_STOCK_ISSUANCE', {
        ...issuance,
        stock_class_id: text,
        quantity: numeric,
        share_price: money,
        issuance_type: { enum: ['RSA', 'FOUNDERS_STOCK'] },
        vesting_terms_id: text,
        stock_legend_ids: texts,
      }),
      object('TX_VESTING_START', { security_id: text, date, vesting_condition_id: text }),
      object('TX_CONVERTIBLE_ISSUANCE', {
        ...issuance,
        investment_amount: money,
        convertible_type: only('SAFE'),
        seniority: { type: 'integer' },
        conversion_triggers: {
          ...list(
            shape({
              type: only('AUTOMATIC_ON_CONDITION'),
              trigger_id: text,
              trigger_condition: text,
              conversion_right: shape({
                type: only('CONVERTIBLE_CONVERSION_RIGHT'),
                conversion_mechanism: safeMechanism,
                converts_to_future_round: { type: 'boolean' },
              }),
            }),
          ),
          minItems: 1,
        },
      }),
    ],
  },
};

const files = list(
  shape({ filepath: text, md5: { type: 'string', pattern: '^[a-fA-F0-9]{32}$' } }),
);

const issuer = {
  ...object('ISSUER', {
    legal_name: text,
    formation_date: date,
    country_of_formation: { type: 'string', pattern: '^[A-Z]{2}$' },
    'country_subdivision_of_formation?': { type: 'string', pattern: '^[A-Z0-9]{1,3}$' },
    'country_subdivision_name_of_formation?': text,
    initial_shares_authorized: numeric,
  }),
  not: {
    required: ['country_subdivision_of_formation', 'country_subdivision_name_of_formation'],
  },
};

const manifest = shape({
  ocf_version: only('1.2.1-alpha+main'),
  file_type: only('OCF_MANIFEST_FILE'),
  issuer,
  as_of: date,
  generated_at: { type: 'string', format: 'date-time' },
  comments: texts,
  stakeholders_files: files,
  stock_classes_files: files,
  stock_plans_files: files,
  stock_legend_templates_files: files,
  vesting_terms_files: files,
  valuations_files: files,
  transactions_files: files,
});

const ajv = new Ajv({ allErrors: true });
addFormats(ajv);

/** What is wrong with a file of the format; empty if nothing is. */
export function findOcfErrors(content: { readonly file_type: string }): readonly ErrorObject[] {
  const items = ITEMS[content.file_type as keyof typeof ITEMS];
  const schema =
    content.file_type === 'OCF_MANIFEST_FILE'
      ? manifest
      : shape({ file_type: only(content.file_type), items: { type: 'array', items } });
  const validate = ajv.compile(schema);
  return validate(content) ? [] : (validate.errors ?? []);
}

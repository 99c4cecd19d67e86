import { defaultCompany, type OcfExportInput } from '@spinout/domain/venture';

export interface OcfCase {
  readonly name: string;
  readonly input: OcfExportInput;
}

const draft = defaultCompany({ topic: 'Sleep', researchArea: null, id: 'company-1' });
const founders = (...shares: readonly (readonly [name: string, ownership: number])[]) =>
  shares.map(([name, ownership]) => ({ name, ownership, email: '', role: 'Founder' }));
const company = { ...draft, founders: founders(['Ada Example', 60], ['Bo Example', 40]) };
const withPool = (shares: number) => ({
  ...company,
  capTable: { ...company.capTable, employeePool: { percentage: 20, shares } },
});
const dates = {
  formationDate: '2027-01-04',
  grantDate: '2027-01-31',
  generatedAt: new Date('2027-02-01T10:00:00Z'),
};
const safe = { investor: 'Fund', amountCents: 20_000_000, date: '2027-02-01' };

const toCase = ([name, change]: readonly [string, Partial<OcfExportInput>]): OcfCase => ({
  name,
  input: { ...dates, company, ...change },
});

/** Companies as a person may plan them: holders, pools, vesting and SAFEs of each kind. */
export const ocfCases: readonly OcfCase[] = (
  [
    ['two founders with the standard terms', {}],
    [
      'five founders, of whom one has a name in another script and one none',
      {
        company: {
          ...company,
          founders: founders(
            ['Ada Example', 33.34],
            ['سارة مثال', 33.33],
            ['Bo\nExample', 20],
            ['', 13.32],
            ['Cy Example', 0.01],
          ),
        },
      },
    ],
    ['no founder yet', { company: { ...company, founders: [] } }],
    ['an option pool of 20%', { company: withPool(2_000_000) }],
    ['no option pool', { company: withPool(0) }],
    [
      'a company of Nevada with the smallest par value',
      { company: { ...company, state: 'Nevada', parValue: 0.000_01 } },
    ],
    ['four years with a cliff of one', { vesting: { months: 48, cliffMonths: 12 } }],
    [
      'three years by quarter without a cliff',
      { vesting: { months: 36, cliffMonths: 0, stepMonths: 3 } },
    ],
    ['five years by year', { vesting: { months: 60, cliffMonths: 12, stepMonths: 12 } }],
    ['one vesting day', { vesting: { months: 12, cliffMonths: 12 } }],
    [
      'a part vested at the start, and thirds after it',
      {
        vesting: {
          periods: [
            { months: 0, percent: 10 },
            { months: 12, percent: 30, stepMonths: 12 },
            { months: 24, percent: 60, stepMonths: 6 },
          ],
        },
      },
    ],
    ['a SAFE with a post-money cap', { safes: [{ ...safe, capCents: 1_000_000_000 }] }],
    [
      'a SAFE with a pre-money cap and a discount',
      { safes: [{ ...safe, capCents: 800_000_000, capBasis: 'preMoney', discountPercent: 20 }] },
    ],
    ['a SAFE with a discount alone', { safes: [{ ...safe, discountPercent: 12.5 }] }],
    ['a SAFE with a most favored nation clause', { safes: [{ ...safe, mostFavoredNation: true }] }],
    [
      'several SAFEs of one investor and of others, with pro rata rights',
      {
        safes: [
          { ...safe, mostFavoredNation: true },
          { ...safe, date: '2027-03-01', capCents: 500_000_000, proRata: true },
          { ...safe, investor: 'Angel', amountCents: 2_500_000, discountPercent: 15 },
        ],
      },
    ],
    ['a simulated company', { comments: ['The company is simulated.', 'Numbers are made up.'] }],
  ] satisfies readonly (readonly [string, Partial<OcfExportInput>])[]
).map(toCase);

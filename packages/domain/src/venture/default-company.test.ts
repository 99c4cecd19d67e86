import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CompanyStructure } from '@spinout/api-client/schemas';
import { defaultCompany } from './default-company.js';
import { draftCompany, getIndustry } from './draft-company.js';

const company = defaultCompany({
  topic: 'sleep and memory',
  researchArea: 'Neuroscience & Brain Research',
  id: 'company-1',
});

describe('the default company', () => {
  it('CO-30 CONST-11 is a C-Corp of Delaware in Biotechnology with 10,000,000 shares of $0.001', () => {
    expect(company).toMatchObject({
      businessType: 'C-Corp',
      state: 'Delaware',
      industry: 'Biotechnology',
      authorizedShares: 10_000_000,
      parValue: 0.001,
    });
  });

  it('CO-31 CONST-12 is owned 65/20/15, which sums to all shares', () => {
    expect(company.capTable).toEqual({
      founders: { percentage: 65, shares: 6_500_000 },
      employeePool: { percentage: 20, shares: 2_000_000 },
      investorReserve: { percentage: 15, shares: 1_500_000 },
    });
    const holdings = Object.values(company.capTable);
    expect(holdings.reduce((sum, { shares }) => sum + shares, 0)).toBe(company.authorizedShares);
  });

  it('CO-32 CONST-13 raises a Seed Round of 2,000,000 at 8,000,000 over 6-9 months', () => {
    expect(company.fundraisingStrategy.seedRound).toEqual({
      amount: 2_000_000,
      valuation: 8_000_000,
      timeline: '6-9 months',
    });
  });

  it('CO-33 CONST-14 raises a Series A of 8,000,000 at 25,000,000 over 18-24 months', () => {
    expect(company.fundraisingStrategy.seriesA).toEqual({
      amount: 8_000_000,
      valuation: 25_000_000,
      timeline: '18-24 months',
    });
  });

  it('CO-34 CONST-15 has a patent budget of 150,000 over 12-18 months', () => {
    expect(company.ipStrategy.patentStrategy).toMatchObject({
      budget: 150_000,
      timeline: '12-18 months',
    });
  });

  it('T-63 gets its name, two patents and one trademark from the topic', () => {
    expect(company.name).toBe('Sleep Labs');
    expect(company.legalName).toBe('Sleep Labs, Inc.');
    const { patentStrategy, trademarkProtection } = company.ipStrategy;
    expect(patentStrategy.provisionalPatents).toHaveLength(2);
    for (const title of patentStrategy.provisionalPatents)
      expect(title).toContain('Sleep and memory');
    expect(trademarkProtection).toEqual(['Sleep Labs']);
  });

  it('T-63 has one founder with 65 %, no documents yet, and checklists', () => {
    expect(company.founders).toEqual([
      { name: 'Founder (to be named)', email: '', ownership: 65, role: '' },
    ]);
    expect(Object.values(company.legalDocuments)).toEqual(Array(6).fill(false));
    const duties = company.complianceRequirements.join('\n');
    for (const duty of ['Delaware annual report', '83(b)', 'Employer Identification', 'Form D']) {
      expect(duties).toContain(duty);
    }
    expect(company.ipStrategy.tradesecrets.length).toBeGreaterThan(0);
    expect(company.nextSteps.length).toBeGreaterThan(0);
  });

  it('ENT-07 matches the contract', () => {
    expect(z.parse(CompanyStructure, company)).toEqual(company);
  });

  it('is the same for the same input', () => {
    const input = { topic: 'x', researchArea: null, id: '1', founderName: 'Ada' };
    expect(defaultCompany(input)).toEqual(defaultCompany(input));
    expect(defaultCompany(input).founders[0]?.name).toBe('Ada');
  });

  it.each([
    ['', 'Materials Science', 'Materials Science Labs'],
    ['', null, 'NewCo'],
    ['  fusion\n energy. ', null, 'Fusion Energy Labs'],
  ])('has a name even for the topic "%s"', (topic, researchArea, name) => {
    expect(defaultCompany({ topic, researchArea, id: '1' }).name).toBe(name);
  });

  it('quotes a long title whole, and uses no piece of it elsewhere', () => {
    const topic =
      'More than 75 percent decline over 27 years in total flying insect biomass in areas';
    const drafted = defaultCompany({ topic, researchArea: null, id: '1' });
    expect(drafted.name).toBe('Insect Biomass Labs');
    expect(drafted.description).toContain(`to bring research on “${topic}” into use.`);
    expect(drafted.ipStrategy.patentStrategy.provisionalPatents).toEqual([
      'Insect biomass: core method',
      'Insect biomass: composition, device or software, to be decided',
    ]);
  });

  it.each([`https://example.org/${'a1'.repeat(150)}`, 'neural '.repeat(50)])(
    'leaves out a topic that is no title (%s)',
    (topic) => {
      const drafted = defaultCompany({ topic, researchArea: null, id: '1' });
      expect(drafted.name).toBe('NewCo');
      expect(drafted.description).toMatch(/^A company formed to bring research into use\. /);
      expect(drafted.ipStrategy.patentStrategy.provisionalPatents[0]).toBe(
        'Core method, title to be chosen',
      );
    },
  );
});

describe('a drafted company', () => {
  const blueprint = { methodology: '', duration: '62 weeks', timeline: [], equipment: [] };

  it('keeps the default rounds if they cover the plan, and explains it', () => {
    const drafted = draftCompany({
      researchArea: 'Quantum Computing',
      blueprint,
      budgetUsd: 138_000,
      id: '1',
    });
    expect(drafted.fundraisingStrategy).toEqual(company.fundraisingStrategy);
    expect(drafted.industry).toBe('Quantum Computing');
    expect(drafted.name).toBe('Quantum Computing Labs');
    expect(drafted.description).toContain('62 weeks');
    expect(drafted.description).toContain('$138,000');
    expect(drafted.description).toContain('covers the experiment');
  });

  it('promises no money for an experiment whose budget is not planned', () => {
    const { description } = draftCompany({
      researchArea: 'Quantum Computing',
      blueprint: { ...blueprint, duration: '' },
      budgetUsd: 0,
      id: '1',
    });
    expect(description).toContain('The Seed Round covers the patents ($150,000).');
    expect(description).not.toMatch(/covers the experiment|planned experiment/u);
  });

  it('raises more at the same dilution if the budget requires it, and explains it', () => {
    const drafted = draftCompany({
      researchArea: 'Drug Discovery & Therapeutics',
      blueprint,
      budgetUsd: 2_037_000,
      id: '1',
    });
    const { seedRound, seriesA } = drafted.fundraisingStrategy;
    expect(seedRound).toMatchObject({ amount: 2_800_000, valuation: 11_200_000 });
    expect(seriesA).toMatchObject({ amount: 11_200_000, valuation: 35_000_000 });
    expect(drafted.description).toContain('$2,800,000 instead of the usual $2,000,000');
    expect(drafted.source?.by).toContain('rounds sized to the budget');
  });

  it('needs no input', () => {
    const drafted = draftCompany({ researchArea: null, blueprint: null, budgetUsd: null, id: '1' });
    expect(drafted.industry).toBe('Biotechnology');
    expect(drafted.source).toEqual({
      origin: 'standard',
      by: 'Company rules in the engine',
    });
  });

  it.each([
    ['Neuroscience & Brain Research', 'Neurotechnology'],
    ['Computational Biology', 'Bioinformatics'],
    ['Climate & Environmental Science', 'Climate Technology'],
    ['Artificial Intelligence', 'Artificial Intelligence'],
    ['Biotechnology', 'Biotechnology'],
    ['Space Technology', 'Aerospace'],
    ['Renewable Energy', 'Clean Energy'],
    ['Custom Research', 'Biotechnology'],
  ])('assigns %s to the industry %s', (area, industry) => expect(getIndustry(area)).toBe(industry));
});

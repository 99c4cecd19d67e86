import { describe, expect, it } from 'vitest';
import { nameByTopic, renameCompany } from './company-name.js';
import { defaultCompany } from './default-company.js';
import { draftCompany } from './draft-company.js';

const company = defaultCompany({ topic: 'sleep', researchArea: null, id: 'c' });
const researchArea = 'Neuroscience & Brain Research';

describe('a renamed company', () => {
  it('gets a new legal name and trademark', () => {
    expect(renameCompany(company, 'Dormio')).toMatchObject({
      name: 'Dormio',
      legalName: 'Dormio, Inc.',
      ipStrategy: { trademarkProtection: ['Dormio'] },
    });
  });

  it('keeps a trademark that differs from its name', () => {
    const ipStrategy = { ...company.ipStrategy, trademarkProtection: ['Spindle'] };
    expect(
      renameCompany({ ...company, ipStrategy }, 'Dormio').ipStrategy.trademarkProtection,
    ).toEqual(['Spindle']);
  });

  it.each([
    ['Dormio, Inc.', 'Dormio, Inc.'],
    ['Dormio inc', 'Dormio, Inc.'],
    ['Dormio LLC', 'Dormio LLC, Inc.'],
  ])('does not repeat the legal form in %s', (name, legalName) => {
    expect(renameCompany(company, name).legalName).toBe(legalName);
  });

  it('keeps the original legal form through intermediate names', () => {
    const names = ['', 'A', 'Acme', 'Acme Inc', 'Acme Inco', 'Acme, Inc.', 'Acme'];
    expect(names.reduce(renameCompany, company).legalName).toBe('Acme, Inc.');
  });

  it.each([
    ['Somna', 'Somna SAS', 'Dormio SAS'],
    ['Somna', 'Example Holding GmbH', 'Dormio GmbH'],
    ['Somna', 'Example Holding', 'Dormio'],
    ['Somna', '', 'Dormio'],
  ])('keeps the legal form of %s, %s', (name, legalName, expected) => {
    expect(renameCompany({ ...company, name, legalName }, 'Dormio').legalName).toBe(expected);
  });
});

describe('a company named after its topic', () => {
  const drafted = draftCompany({ researchArea, blueprint: null, budgetUsd: 138_000, id: 'c' });

  it('T-63 gets name, patents, trademark and description from the topic', () => {
    const named = nameByTopic(drafted, { topic: 'sleep and memory', researchArea });
    expect(named).toMatchObject({
      name: 'Sleep Labs',
      legalName: 'Sleep Labs, Inc.',
      industry: 'Neurotechnology',
      ipStrategy: {
        patentStrategy: {
          provisionalPatents: [
            'Sleep and memory: core method',
            'Sleep and memory: composition, device or software, to be decided',
          ],
        },
        trademarkProtection: ['Sleep Labs'],
      },
    });
    expect(named.description).toMatch(
      /^A company formed to bring research on “sleep and memory” into use/,
    );
    expect(named.description).toContain('in the field of Neuroscience & Brain Research');
    expect(named.description).toContain('budget of $138,000');
  });

  it('keeps a name that a server chose', () => {
    const own = renameCompany(drafted, 'Dormio');
    expect(nameByTopic(own, { topic: 'sleep and memory', researchArea })).toBe(own);
  });

  it('keeps other texts of a server', () => {
    const own = { ...drafted, description: 'Our own words.' };
    expect(nameByTopic(own, { topic: 'sleep', researchArea }).description).toBe('Our own words.');
  });
});

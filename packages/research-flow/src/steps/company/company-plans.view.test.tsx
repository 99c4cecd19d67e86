import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { companyModels } from './company.fixtures.js';
import { getValue, show } from './company-view.test-tools.js';

describe('the fundraising plan', () => {
  it('CO-15, CO-16, CO-32, CO-33, CONST-13, CONST-14 shows both rounds with their post-money (S-30)', () => {
    show(companyModels.fundraising);
    const seed = screen.getByRole('region', { name: 'Seed Round' });
    expect(getValue(seed, 'Target Amount')).toBe('$2,000,000');
    expect(getValue(seed, 'Pre-Money Valuation')).toBe('$8,000,000');
    expect(getValue(seed, 'Post-Money Valuation')).toBe('$10,000,000');
    expect(getValue(seed, 'Timeline')).toBe('6-9 months');
    expect(getValue(seed, 'Target Investors')).toMatch(/angel/i);
    const seriesA = screen.getByRole('region', { name: 'Series A' });
    expect(getValue(seriesA, 'Target Amount')).toBe('$8,000,000');
    expect(getValue(seriesA, 'Pre-Money Valuation')).toBe('$25,000,000');
    expect(getValue(seriesA, 'Post-Money Valuation')).toBe('$33,000,000');
    expect(getValue(seriesA, 'Timeline')).toBe('18-24 months');
  });

  it('marks the figures of each round and of the cap table as standard terms, unless they are not', () => {
    const { company } = companyModels.fundraising;
    if (!company) throw new Error('The fixture has no company.');
    const badges = (name: string) =>
      within(screen.getByRole('region', { name })).queryAllByText('Standard terms').length;
    show({
      ...companyModels.fundraising,
      company: { ...company, hasStandardTerms: true },
    });
    expect([badges('Seed Round'), badges('Series A')]).toEqual([1, 1]);
    cleanup();
    show({
      ...companyModels.fundraising,
      company: { ...company, hasStandardTerms: false },
    });
    expect([badges('Seed Round'), badges('Series A')]).toEqual([0, 0]);
    cleanup();
    show({ ...companyModels.overview, company: { ...company, hasStandardTerms: true } });
    expect(badges('Capitalization Table')).toBe(1);
  });

  it('CO-17, CO-36, CONST-17 lists the materials with a template each (S-33)', async () => {
    const send = show(companyModels.fundraising);
    const list = screen.getByRole('list', { name: 'Fundraising materials' });
    const names = ['Pitch deck', 'Executive summary', 'Financial model', 'Cap table'];
    for (const name of [...names, 'Due diligence list']) {
      expect(within(list).getByRole('button', { name: `Template: ${name}` })).toBeEnabled();
    }
    expect(list).toHaveTextContent('10-15 slides');
    await userEvent.click(screen.getByRole('button', { name: 'Template: Pitch deck' }));
    expect(send).toHaveBeenCalledWith({ type: 'material.requested', material: 'pitchDeck' });
  });
});

describe('the IP strategy', () => {
  it('CO-19..23, CO-34, CONST-15 shows patents, trademarks and secrets (S-30)', async () => {
    const send = show(companyModels.ip);
    expect(screen.getByText('$150,000')).toBeVisible();
    expect(screen.getByText('12-18 months')).toBeVisible();
    expect(screen.getByText('Ready to File')).toBeVisible();
    expect(screen.getByText(/No one has checked whether there is an invention/)).toBeVisible();
    expect(screen.getByText(/nothing is protected until you limit who has access/)).toBeVisible();
    expect(screen.getByText('Protected')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Register Example Sleep' }));
    expect(send).toHaveBeenCalledWith({ type: 'trademark.requested', trademark: 'Example Sleep' });
    await userEvent.click(
      screen.getByRole('button', { name: 'Prepare Filing: Spindle measurement method' }),
    );
    expect(send).toHaveBeenLastCalledWith({
      type: 'patent.requested',
      patent: 'Spindle measurement method',
    });
  });

  it('names the paper of the user as prior art, with its authors', () => {
    const { company } = companyModels.ip;
    const priorArt = { title: 'Spindles', authors: 'A. One, B. Two', hasMore: true };
    show({ ...companyModels.ip, company: company && { ...company, priorArt } });
    expect(
      screen.getByText(/^The paper “Spindles” by A\. One, B\. Two and others is prior art/),
    ).toBeVisible();
  });
});

describe('the compliance plan', () => {
  it('CO-24, CO-25 lists requirements to do and numbered steps of high priority (S-30)', () => {
    show(companyModels.compliance);
    expect(screen.getByRole('list', { name: 'Compliance requirements' })).toHaveTextContent(
      'Delaware annual report To Do',
    );
    const steps = screen.getByRole('list', { name: 'Next steps' });
    expect(steps.tagName).toBe('OL');
    expect(steps).toHaveTextContent('Priority: High');
  });
});

import { exampleCompany } from '@spinout/api-client/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createTestContext } from './company.context.fixtures.js';
import { companyModels } from './company.fixtures.js';
import { formedModel, type CompanyModel } from './company-step.model.js';
import { CompanyStepView } from './company-step.view.js';

const show = (model: CompanyModel) => {
  const send = vi.fn();
  render(<CompanyStepView model={model} send={send} />);
  return send;
};

/** The definition of a term. */
const getValue = (container: HTMLElement, term: string) =>
  within(container).getByText(term).nextElementSibling?.textContent;

describe('the company step', () => {
  it('CO-01 shows what it is waiting for', () => {
    show(companyModels.creating);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Creating your company structure and legal framework...',
    );
  });

  it('CO-02 shows the error view with a retry (S-49)', async () => {
    const send = show(companyModels.unavailable);
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to generate company structure');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(send).toHaveBeenCalledWith({ type: 'creation.requested' });
  });

  it('CO-05 summarizes the company (S-27)', () => {
    show(companyModels.overview);
    const summary = screen.getByRole('region', { name: 'Company summary' });
    expect(getValue(summary, 'Name')).toBe('Example Sleep Technologies');
    expect(getValue(summary, 'Business Type')).toBe('C-Corp');
    expect(getValue(summary, 'State')).toBe('Delaware');
    expect(getValue(summary, 'Authorized Shares')).toBe('10,000,000');
    expect(getValue(summary, 'Founders')).toBe('1');
  });

  it('says that a company is one of several ways on', () => {
    show(companyModels.overview);
    expect(screen.getByText(/a grant, a license to an existing company/)).toBeVisible();
  });

  it('T-63 offers names from the topic, and calls an unchanged one a working name', async () => {
    const formed = companyModels.customizing;
    const send = show({
      ...formed,
      suggestedNames: ['Sleep Research', 'Memory Labs'],
      nameOrigin: 'working',
    });
    expect(screen.getByText(/^A working name from your topic/)).toBeVisible();
    const group = screen.getByRole('group', { name: 'Suggested names' });
    await userEvent.click(within(group).getByRole('button', { name: 'Memory Labs' }));
    expect(send).toHaveBeenCalledWith({ type: 'name.typed', name: 'Memory Labs' });
  });

  it('names the paper of the user as prior art, with its authors', () => {
    const { company } = companyModels.ip;
    const priorArt = { title: 'Spindles', authors: 'A. One, B. Two', hasMore: true };
    show({ ...companyModels.ip, company: company && { ...company, priorArt } });
    expect(
      screen.getByText(/^The paper “Spindles” by A\. One, B\. Two and others is prior art/),
    ).toBeVisible();
  });

  it('CO-06 has five sections and starts on Overview (S-27)', () => {
    show(companyModels.overview);
    const tabs = within(screen.getByRole('tablist', { name: 'Company sections' }));
    expect(tabs.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Overview',
      'Legal Docs',
      'Fundraising',
      'IP Strategy',
      'Compliance',
    ]);
    expect(tabs.getByRole('tab', { selected: true })).toHaveTextContent('Overview');
  });

  it('CO-07, CO-08 shows company and founders', () => {
    show(companyModels.overview);
    expect(screen.getByRole('heading', { level: 3, name: 'Company Information' })).toBeVisible();
    expect(screen.getByText('Example Sleep Technologies, Inc.')).toBeVisible();
    expect(screen.getByText('$0.001')).toBeVisible();
    const founders = screen.getByRole('list', { name: 'Founders' });
    expect(founders).toHaveTextContent('Ada Example');
    expect(founders).toHaveTextContent('65%');
  });

  it('CO-10, CO-31, CONST-12 shows the cap table in percent and whole shares', () => {
    show(companyModels.overview);
    const table = screen.getByRole('table', { name: 'Capitalization Table' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'Founders65%6,500,000',
      'Employee Pool20%2,000,000',
      'Investor Reserve15%1,500,000',
    ]);
  });

  it('CO-04, CO-09 shows the founder form only while customizing (S-28)', async () => {
    const send = show(companyModels.overview);
    expect(screen.queryByRole('group', { name: 'Add Founder' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Remove founder/ })).toBeNull();
    const customize = screen.getByRole('checkbox', { name: 'Enable Customization' });
    expect(customize).not.toBeChecked();
    await userEvent.click(customize);
    expect(send).toHaveBeenCalledWith({ type: 'customization.toggled', isCustomizing: true });
  });

  it('CO-09 adds and removes founders while customizing (S-28)', async () => {
    const send = show(companyModels.customizing);
    const form = within(screen.getByRole('group', { name: 'Add Founder' }));
    for (const name of ['Founder name', 'Founder email', 'Founder role']) {
      expect(form.getByRole('textbox', { name })).toBeVisible();
    }
    await userEvent.type(form.getByRole('spinbutton', { name: 'Founder ownership' }), '5');
    expect(send).toHaveBeenCalledWith({ type: 'founder.typed', field: 'ownership', text: '5' });
    await userEvent.click(form.getByRole('button', { name: 'Add Founder' }));
    expect(send).toHaveBeenLastCalledWith({ type: 'founder.added' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove founder Ada Example' }));
    expect(send).toHaveBeenLastCalledWith({ type: 'founder.removed', index: 0 });
  });

  it('renames the company while customizing, and requires a name', async () => {
    const send = show(companyModels.customizing);
    const field = screen.getByRole('textbox', { name: 'Company name' });
    expect(field).toHaveValue('Example Sleep Technologies');
    await userEvent.type(field, '!');
    expect(send).toHaveBeenLastCalledWith({
      type: 'name.typed',
      name: 'Example Sleep Technologies!',
    });
    show(companyModels.unnamed);
    const [, blank] = screen.getAllByRole('textbox', { name: 'Company name' });
    expect(blank).toBeInvalid();
    expect(blank).toHaveAccessibleDescription(/keeps “Example Sleep Technologies”/);
  });

  it('does not offer to change the name while not customizing', () => {
    show(companyModels.overview);
    expect(screen.queryByRole('textbox', { name: 'Company name' })).toBeNull();
  });

  it('warns if founders own more than 100%, without blocking', () => {
    show(companyModels.ownershipAboveLimit);
    expect(
      screen.getByText(
        'Together, the founders own 140%, which is more than 100%. Check their ownership.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Complete Company Formation' })).toBeEnabled();
  });

  it('does not warn if founders own 100% or less', () => {
    const third = { name: 'Bo', email: '', role: 'CTO', ownership: 33.3 };
    const whole = [65, 0.1, 34.9].map((ownership) => ({ ...third, ownership }));
    for (const founders of [[third, third, third], whole]) {
      const structure = { ...exampleCompany, founders };
      expect(
        formedModel(
          createTestContext({ draft: { ...createTestContext().draft, structure } }),
          'en-US',
        ).company?.ownershipAbove,
      ).toBeNull();
    }
  });

  it('shows which document has the earlier name', () => {
    show(companyModels.renamed);
    expect(screen.getByRole('article', { name: 'Bylaws' })).toHaveTextContent(
      'This draft uses the earlier name “Somna”. Generate it again to update it.',
    );
  });

  it('CO-11, CO-12, CO-13 shows six documents, Ready or Pending (S-29)', async () => {
    const send = show(companyModels.legal);
    const cards = screen.getAllByRole('article');
    expect(
      cards.map((card) => within(card).getByRole('heading', { level: 3 }).textContent),
    ).toEqual([
      'Articles of Incorporation',
      'Bylaws',
      'Founder Agreement',
      'Vesting Schedule',
      'IP Assignment',
      'NDA Template',
    ]);
    expect(cards.map((card) => within(card).queryByText('Ready') !== null)).toEqual([
      false,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(screen.getAllByText('Pending')).toHaveLength(5);
    const [first] = screen.getAllByRole('button', { name: 'Generate Document' });
    expect(first).toHaveAccessibleDescription('Articles of Incorporation');
    if (first) await userEvent.click(first);
    expect(send).toHaveBeenCalledWith({
      type: 'document.requested',
      documentType: 'articlesOfIncorporation',
    });
  });

  it('CO-14 disables only the button of the document in progress (S-31)', () => {
    show(companyModels.generating);
    expect(screen.getByRole('button', { name: 'Generating...' })).toBeDisabled();
    for (const button of screen.getAllByRole('button', { name: 'Generate Document' })) {
      expect(button).toBeEnabled();
    }
  });

  it('CO-35, CONST-16 describes the vesting', () => {
    show(companyModels.legal);
    expect(screen.getByRole('article', { name: 'Vesting Schedule' })).toHaveTextContent(
      '4 years with a 1-year cliff',
    );
  });

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

  it('CO-24, CO-25 lists requirements to do and numbered steps of high priority (S-30)', () => {
    show(companyModels.compliance);
    expect(screen.getByRole('list', { name: 'Compliance requirements' })).toHaveTextContent(
      'Delaware annual reportTo Do',
    );
    const steps = screen.getByRole('list', { name: 'Next steps' });
    expect(steps.tagName).toBe('OL');
    expect(steps).toHaveTextContent('Priority: High');
  });

  it('CO-37 shows an alert after a document was generated (S-31)', async () => {
    const send = show(companyModels.documentGenerated);
    const alert = screen.getByRole('alertdialog', { name: 'Alert' });
    expect(alert).toHaveTextContent('Bylaws generated successfully');
    const ok = within(alert).getByRole('button', { name: 'OK' });
    expect(ok).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(send).toHaveBeenCalledWith({ type: 'alert.closed' });
  });

  it('CO-38 shows the specified message after a failure (S-50)', () => {
    show(companyModels.documentFailed);
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'Document generation for bylaws completed (mock)',
    );
  });

  it('shows that a structure was prepared locally (T-28)', () => {
    show(companyModels.preparedLocally);
    expect(screen.getByText('Default structure (prepared locally)')).toBeVisible();
  });

  it('CO-26 completes and shows it (S-02)', async () => {
    const send = show(companyModels.overview);
    await userEvent.click(screen.getByRole('button', { name: 'Complete Company Formation' }));
    expect(send).toHaveBeenCalledWith({ type: 'formation.completed' });
  });

  it('cannot be completed twice (T-30)', () => {
    show(companyModels.completed);
    expect(screen.getByText('Company formation complete.')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('button', { name: 'Complete Company Formation' })).toBeDisabled();
  });
});

import { exampleCompany } from '@spinout/api-client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createTestContext } from './company.context.fixtures.js';
import { companyModels } from './company.fixtures.js';
import { formedModel } from './company-step.model.js';
import { show } from './company-view.test-tools.js';

describe('the company overview', () => {
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

  it('says what an added founder lacks beside the first empty field, and leads to it', async () => {
    const draft = createTestContext().draft;
    const form = { ...draft.form, name: 'Ada Example' };
    show({
      ...companyModels.customizing,
      ...formedModel(
        createTestContext({
          draft: { ...draft, structure: exampleCompany, isCustomizing: true, form },
          problem: { code: 'founderIncomplete' },
        }),
        'en-US',
      ),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Add Founder' }));
    const email = screen.getByRole('textbox', { name: 'Founder email' });
    expect(email).toHaveAccessibleDescription('Please fill in all founder information');
    expect(email).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Founder role' })).toBeValid();
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
});

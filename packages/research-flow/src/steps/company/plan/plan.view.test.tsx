import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { companyModels } from '../company.fixtures.js';
import type { CompanyModel } from '../company-step.model.js';
import { CompanyStepView } from '../company-step.view.js';
import type { CompanyEvent } from '../company.types.js';
import { getValue, show } from '../company-view.test-tools.js';

const listRows = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

const withPlan = (model: CompanyModel, change: Partial<CompanyModel['plan']>): CompanyModel => ({
  ...model,
  plan: { ...model.plan, ...change },
});

describe('the formation calendar', () => {
  it('asks for the dates, and shows none before', () => {
    const send = show(companyModels.compliance);
    expect(screen.queryByRole('list', { name: 'Dates' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to calendar (.ics)' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Vesting by date' })).toBeNull();
    fireEvent.change(screen.getByLabelText('Formation date'), { target: { value: '2026-11-26' } });
    expect(send).toHaveBeenCalledExactlyOnceWith({
      type: 'plan.typed',
      field: 'formationDate',
      text: '2026-11-26',
    });
  });

  it('shows the 83(b) deadline with the reason why it moved, and the rule', () => {
    show(companyModels.dated);
    const rows = listRows('Dates');
    expect(rows).toHaveLength(9);
    expect(rows[0]).toBe('Company formedNovember 26, 2026');
    // 30 days after January 31 are March 2.
    expect(rows.find((row) => row?.includes('83(b)'))).toMatch(
      /by this day\. No one can extend it\.Rule: 26 U\.S\.C\. 83\(b\)\(2\)March 2, 2027$/,
    );
    // November 26 to December 31 are 36 of 365 days of $400.
    expect(rows.find((row) => row?.endsWith('March 1, 2027'))).toMatch(
      /Tax for 36 of 365 days of 2026: at least \$39\.45\. It rises with the company’s assets\. Annual report: \$50\./,
    );
    expect(rows.find((row) => row?.endsWith('March 1, 2028'))).toContain(
      'Tax for 2027: at least $400. It rises with',
    );
    // April 15, 2028 is a Saturday, and April 17 Emancipation Day in the District of Columbia.
    expect(rows.at(-2)).toBe(
      'Federal tax return (Form 1120) dueMoved from April 15, 2028, a weekend or legal holiday.Rule: 26 U.S.C. 6072(a)April 18, 2028',
    );
  });

  it('sends the events in the language of the interface for the calendar file', async () => {
    const send = show(companyModels.dated);
    await userEvent.click(screen.getByRole('button', { name: 'Add to calendar (.ics)' }));
    const [[event]] = send.mock.calls as [[Extract<CompanyEvent, { type: 'calendar.requested' }>]];
    expect(event.type).toBe('calendar.requested');
    const election = event.events.find(({ id }) => id === 'election83b');
    expect(election).toMatchObject({
      date: '2027-03-02',
      summary: 'Last day for the 83(b) elections',
      remindDaysBefore: 7,
    });
    expect(election?.description).toContain('Rule: 26 U.S.C. 83(b)(2)');
  });

  it('says so if a day is not one', () => {
    const { company } = companyModels.dated;
    show({
      ...withPlan(companyModels.dated, { grantDate: '1900-01-01' }),
      company: company && { ...company, dates: { ...company.dates, invalid: ['grantDate'] } },
    });
    expect(screen.getByLabelText('Founders’ stock granted on')).toBeInvalid();
    expect(screen.getByText('Enter a day between 1986 and 2199.')).toBeInTheDocument();
  });
});

describe('vesting by date', () => {
  it('lists each year from the grant, and the shares on a chosen day', () => {
    show(companyModels.dated);
    const table = screen.getByRole('table', { name: 'Vesting by date' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['January 31, 2028', '1,625,000', '4,875,000', '25%'],
      ['January 31, 2029', '3,250,000', '3,250,000', '50%'],
      ['January 31, 2030', '4,875,000', '1,625,000', '75%'],
      ['January 31, 2031', '6,500,000', '0', '100%'],
    ]);
    // 13 of 48 months.
    expect(
      screen.getByText('On March 1, 2028, 1,760,416 of 6,500,000 shares are vested.'),
    ).toBeInTheDocument();
  });
});

describe('the plan of the first round', () => {
  it('shows price, pool and SAFE, and the chart of it', () => {
    const { container } = render(<CompanyStepView model={companyModels.planned} send={vi.fn()} />);
    expect(getValue(container, 'Shares for the SAFE')).toMatch(/^[\d,]+$/);
    expect(getValue(container, 'The SAFE converts by')).toBe('its discount');
    expect(getValue(container, 'Price per share')).toMatch(/^\$0\.\d{4}$/);
    expect(
      screen.getByRole('img', { name: /^The founders’ ownership falls from 65% at formation to / }),
    ).toBeInTheDocument();
    expect(screen.getAllByText(/SAFE investor/).length).toBeGreaterThan(0);
  });

  it('says so if nothing is left, and then shows the rounds without the plan', () => {
    show(companyModels.unsolvable);
    expect(screen.getByText(/nothing is left for the present holders/)).toBeInTheDocument();
    expect(screen.queryByText('Shares in the pool')).toBeNull();
    expect(screen.getByRole('img', { name: /to 39\.4% after Series A\.$/ })).toBeInTheDocument();
  });

  it('sends what is typed and chosen', async () => {
    const send = show(companyModels.fundraising);
    fireEvent.change(screen.getByLabelText('SAFE amount'), { target: { value: '250000' } });
    await userEvent.selectOptions(screen.getByLabelText('Percent of all shares'), 'preMoney');
    await userEvent.selectOptions(screen.getByLabelText('Company that the cap values'), 'preMoney');
    await userEvent.selectOptions(screen.getByLabelText(/pro rata/), 'buys');
    expect(send.mock.calls).toEqual([
      [{ type: 'plan.typed', field: 'safeAmount', text: '250000' }],
      [{ type: 'plan.typed', field: 'poolOf', text: 'preMoney' }],
      [{ type: 'plan.typed', field: 'safeBasis', text: 'preMoney' }],
      [{ type: 'plan.typed', field: 'safeProRata', text: 'buys' }],
    ]);
  });
});

describe('the export of the cap table', () => {
  it('needs the formation date, and leads to it', async () => {
    const send = show(companyModels.overview);
    expect(screen.queryByRole('button', { name: 'Export cap table (OCF)' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Choose the formation date' }));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'tab.changed', tab: 'compliance' });
  });

  it('is requested with the dates', async () => {
    const send = show(companyModels.exportable);
    await userEvent.click(screen.getByRole('button', { name: 'Export cap table (OCF)' }));
    expect(send).toHaveBeenCalledExactlyOnceWith({
      type: 'ocf.requested',
      formationDate: '2026-11-26',
      grantDate: '2027-01-31',
    });
  });
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { companyModels } from './company.fixtures.js';
import { getValue, show } from './company-view.test-tools.js';

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

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { companyModels } from './company.fixtures.js';
import { show } from './company-view.test-tools.js';

describe('the legal documents', () => {
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
});

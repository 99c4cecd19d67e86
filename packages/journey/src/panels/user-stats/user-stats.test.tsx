import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { USER_STATS, UserStats } from './user-stats.js';

const panel = () => screen.getByRole('region', { name: 'Your Research Impact' });
const getValue = (label: string) =>
  within(panel()).getByText(label).parentElement?.querySelector('dd')?.textContent;

describe('the user’s figures', () => {
  it('MENU-11 have their title', () => {
    render(<UserStats />);
    expect(
      within(panel()).getByRole('heading', { level: 2, name: 'Your Research Impact' }),
    ).toBeVisible();
  });

  it('MENU-12, ENT-23, CONST-29 are 3, 2, 1 and $250,000 for everyone (S-90)', () => {
    render(<UserStats />);
    expect(USER_STATS).toEqual({
      journeys_completed: 3,
      research_papers: 2,
      companies_formed: 1,
      total_funding: 250_000,
    });
    expect(getValue('Journeys completed')).toBe('3');
    expect(getValue('Research papers')).toBe('2');
    expect(getValue('Companies formed')).toBe('1');
    expect(getValue('Total funding')).toBe('$250,000');
  });

  it('say that they are samples (T-49)', () => {
    render(<UserStats />);
    expect(within(panel()).getByText('Sample figures')).toBeVisible();
    expect(within(panel()).getByText('Simulated')).toBeVisible();
  });

  it('use the host’s messages, and format money for the locale', () => {
    render(<UserStats locale="de-DE" messages={{ userStats: { funding: 'Fördermittel' } }} />);
    expect(getValue('Fördermittel')).toBe('250.000\u00A0$');
  });
});

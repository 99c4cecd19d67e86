import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { landingMessages } from '../../journeys/ten-step/landing/landing.messages.js';
import { Showcase } from './showcase.js';

const titles = Object.values(landingMessages.features).map(({ title }) => title);
const cards = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('the showcase', () => {
  it('PANEL-08 opens each of the six landing features in its own region (S-90)', async () => {
    render(<Showcase />);
    expect(cards()).toEqual(titles);
    expect(titles).toHaveLength(6);
    for (const title of titles) {
      const card = screen.getByRole('button', { name: title });
      expect(card).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(card);
      expect(card).toHaveAttribute('aria-expanded', 'true');
      expect(screen.getByRole('region', { name: title })).toBeVisible();
    }
    await userEvent.click(screen.getByRole('button', { name: titles[0] ?? '' }));
    expect(screen.queryByRole('region', { name: titles[0] ?? '' })).not.toBeInTheDocument();
  });

  it('PANEL-08, LAND-05, CONST-37 shows the four figures (S-90)', () => {
    render(<Showcase />);
    const list = screen.getByRole('list', { name: 'Platform statistics' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['7 AI microservices', '10 research steps', '24/7 availability', '100% AI-powered']);
  });

  it.each([
    ['aiAgents', landingMessages.features.agents.title],
    ['quantum', landingMessages.features.quantum.title],
    ['pdfExport', landingMessages.features.pdf.title],
    ['proteinStructure', landingMessages.features.structure.title],
  ])('hides the feature of the flag %s if it is off (T-56)', (flag, title) => {
    render(<Showcase features={{ [flag]: false }} />);
    expect(cards()).toEqual(titles.filter((each) => each !== title));
  });

  it('uses the host’s messages', async () => {
    render(<Showcase messages={{ landing: { features: { pdf: { title: 'Als PDF' } } } }} />);
    expect(screen.getByRole('button', { name: 'Als PDF' })).toBeVisible();
  });
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { JourneyFrame } from '../../../frame/journey-frame.js';
import { LandingView, type LandingViewProps } from './landing.view.js';

const open = (props: Partial<LandingViewProps> = {}) => {
  const onStart = vi.fn();
  const tree = (changed: Partial<LandingViewProps> = {}) => (
    <JourneyFrame>
      <LandingView busy={null} error={null} onStart={onStart} {...props} {...changed} />
    </JourneyFrame>
  );
  const { rerender } = render(tree());
  return { onStart, show: (changed: Partial<LandingViewProps>) => rerender(tree(changed)) };
};

const getItems = (list: string) =>
  within(screen.getByRole('list', { name: list })).getAllByRole('listitem');

describe('LandingView', () => {
  it('LAND-01, LAND-02 welcomes and states that ten steps lead to a company', () => {
    open();
    expect(
      screen.getByRole('heading', { level: 2, name: 'From a research interest to a company' }),
    ).toBeVisible();
    expect(
      screen.getByText(/Ten steps lead from a first hypothesis to a draft company/),
    ).toBeVisible();
  });

  it('LAND-04 names six features, each under a heading', () => {
    open();
    const titles = getItems('Platform features').map(
      (item) => within(item).getByRole('heading', { level: 3 }).textContent,
    );
    expect(titles).toEqual([
      'AI research agents',
      'Quantum computing for molecular optimisation',
      'PDF generation',
      '3D protein visualisation',
      'Research analytics',
      'Enterprise features',
    ]);
  });

  it('LAND-05, CONST-37, MAIN-22 gives the four specified numbers', () => {
    open();
    expect(getItems('Platform statistics').map((item) => item.textContent)).toEqual([
      '7 AI microservices',
      '10 research steps',
      '24/7 availability',
      '100% AI-powered',
    ]);
  });

  it('LAND-06, TEN-01, ENT-28 lists the ten steps in their order, each with a description', () => {
    open();
    const steps = getItems('Journey steps');
    expect(steps.map((item) => item.querySelectorAll('p')[0]?.textContent)).toEqual([
      'Hypothesis Generation',
      'Literature Review',
      'Experiment Design',
      'Data Collection',
      'Analysis and Results',
      'Paper Writing',
      'Peer Review',
      'IP Protection',
      'Company Formation',
      'Market Launch',
    ]);
    for (const item of steps) {
      expect(item.querySelectorAll('p')[1]).not.toBeEmptyDOMElement();
      expect(item.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    }
    expect(steps[7]).toHaveTextContent('Patent filing');
  });

  it('MAIN-21 states what is simulated if no server responds', () => {
    open();
    expect(screen.getByText('Simulated')).toBeVisible();
    expect(
      screen.getByText(/Without a server, agent runs and quantum results are simulated/),
    ).toBeVisible();
  });

  it('labels its illustration', () => {
    open();
    expect(screen.getByRole('figure')).toHaveTextContent(
      'Illustration. The paper and its text are made up.',
    );
  });

  it.each([
    ['LAND-03', 'Start Your Journey', 'start'],
    ['LAND-07', 'Begin Research Journey', 'closing'],
  ] as const)('%s starts a journey with "%s"', async (_, name, button) => {
    const { onStart } = open();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onStart).toHaveBeenCalledExactlyOnceWith(button);
  });

  it('changes the label of the button that was used and disables both', () => {
    const { show } = open({ busy: 'start' });
    const starting = screen.getByRole('button', { name: 'Initializing...' });
    expect(starting).toBeDisabled();
    expect(starting).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: 'Begin Research Journey' })).toBeDisabled();
    show({ busy: 'closing' });
    expect(screen.getByRole('button', { name: 'Starting...' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Start Your Journey' })).toBeDisabled();
  });

  it('LAND-08 shows what went wrong in one box, where the person asked', async () => {
    const { show } = open();
    expect(screen.queryByRole('alert')).toBeNull();
    show({ error: 'Failed to generate hypothesis' });
    const hero = screen.getByRole('button', { name: 'Start Your Journey' }).parentElement;
    expect(hero).toContainElement(screen.getByRole('alert'));
    await userEvent.click(screen.getByRole('button', { name: 'Begin Research Journey' }));
    show({ error: 'Failed to generate hypothesis', advice: 'You are offline.' });
    expect(screen.getByText('You are offline.')).toBeVisible();
    const closing = screen.getByRole('button', { name: 'Begin Research Journey' }).parentElement;
    expect(closing).toContainElement(screen.getByRole('alert'));
    expect(screen.getByRole('alert').textContent).toBe('Failed to generate hypothesis');
  });

  it('restores the focus to the used button after a failed start', async () => {
    const { show } = open();
    const button = screen.getByRole('button', { name: 'Begin Research Journey' });
    await userEvent.click(button);
    show({ busy: 'closing' });
    button.blur();
    show({ busy: null, error: 'Failed to start journey' });
    expect(button).toHaveFocus();
  });
});

import { jsonReply } from '@spinout/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  never,
  open,
  status,
  toggleView,
  heading,
  openSection,
  place,
  welcome,
  beginJourney,
} from './main-page.test-tools.js';

describe('MainPage', () => {
  it.each([
    ['Checking...', never, 'danger'],
    ['Ready', () => ({}), 'success'],
    ['Error', () => jsonReply(500, {}), 'danger'],
    ['Offline', () => Promise.reject(new TypeError('Failed to fetch')), 'danger'],
  ] as const)(
    'MAIN-07, MAIN-13, MAIN-14, MAIN-15, MAIN-16, MAIN-17, MAIN-18, MAIN-19, API-28 shows "%s" in header and footer, with the API base (S-55)',
    async (text, health, tone) => {
      const { transport } = open({ health, apiBase: 'https://api.example.org' });
      await waitFor(() => expect(status()).toHaveTextContent(text));
      const dot = status().querySelector('[data-status]');
      expect(dot).toHaveAttribute('data-tone', tone);
      expect(dot?.hasAttribute('data-pulse')).toBe(text === 'Ready');
      const footer = within(screen.getByRole('contentinfo'));
      expect(footer.getByText(`Backend: ${text}`)).toBeVisible();
      expect(footer.getByText('API: https://api.example.org')).toBeVisible();
      expect(transport.sentTo('tenStep.health')).toHaveLength(1);
    },
  );

  it('shows a page of the host instead of its views, with a way back', async () => {
    const onLeave = vi.fn();
    open({ page: { content: <h2>The account</h2>, title: 'Account', onLeave } });
    await heading('The account');
    expect(screen.getByText('Account')).toHaveAttribute('aria-current', 'page');
    expect(
      screen.queryByRole('heading', { name: 'From a research interest to a company' }),
    ).toBeNull();
    await toggleView('Back');
    expect(onLeave).toHaveBeenCalledOnce();
    await toggleView('Full Research Platform');
    expect(onLeave).toHaveBeenCalledTimes(2);
  });

  it('passes the backend status to a view of the host', async () => {
    open({
      views: { demo: ({ backendStatus }) => <p>The backend is {backendStatus}</p> },
      defaultOpen: { demo: true },
    });
    expect(await screen.findByText('The backend is Ready')).toBeVisible();
  });

  it('MAIN-14, T-67 shows the origin of the page if the API base is empty', () => {
    open();
    expect(screen.getByRole('contentinfo')).toHaveTextContent(`API: ${window.location.origin}`);
  });

  it('MAIN-08, MAIN-09, MAIN-10, MAIN-11, MAIN-12 shows design, demo, platform, journey and landing as each toggle is turned off, and labels change (S-56)', async () => {
    const onViewChange = vi.fn();
    open({
      onViewChange,
      defaultOpen: { platform: true, demo: true, design: true },
      views: {
        platform: <h2>The platform</h2>,
        demo: <h2>The demo</h2>,
        design: <h2>The design</h2>,
      },
    });
    expect(await heading('The design')).toBeVisible();
    await toggleView('Hide Design');
    expect(screen.getByRole('button', { name: 'Design System' })).toHaveFocus();
    expect(await heading('The demo')).toBeVisible();
    await toggleView('Hide Demo');
    expect(screen.getByRole('button', { name: 'Full Journey Demo' })).toHaveFocus();
    expect(await heading('The platform')).toBeVisible();
    await toggleView('Simple Journey');
    expect(screen.getByRole('button', { name: 'Full Research Platform' })).toHaveFocus();
    expect(await welcome()).toBeVisible();
    await beginJourney();
    await toggleView('Start New Journey');
    expect(await welcome()).toBeVisible();
    expect(onViewChange.mock.calls.map(([view]: unknown[]) => view)).toEqual([
      'demo',
      'platform',
      'landing',
      'journey',
      'landing',
    ]);
  });

  it('MAIN-08 shows the view whose toggle is pressed, and turns the other toggles off', async () => {
    const views = {
      platform: <h2>The platform</h2>,
      demo: <h2>The demo</h2>,
      design: <h2>The design</h2>,
    };
    open({ views });
    await welcome();
    await toggleView('Design System');
    await toggleView('Full Journey Demo');
    expect(await heading('The demo')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Design System' })).toBeVisible();
    await toggleView('Full Research Platform');
    expect(await heading('The platform')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Full Journey Demo' })).toBeVisible();
    await toggleView('Design System');
    expect(screen.getByRole('button', { name: 'Full Research Platform' })).toBeVisible();
    await toggleView('Full Research Platform');
    expect(await heading('The platform')).toBeVisible();
    await toggleView('Simple Journey');
    expect(await welcome()).toBeVisible();
  });

  it('shows the view that the host sets, reports what the person opens, and uses no history', async () => {
    const onViewChange = vi.fn();
    const entries = window.history.length;
    const shown = { views: { demo: <h2>The demo</h2> }, onViewChange };
    const { show } = open({ ...shown, view: 'demo' });
    expect(await heading('The demo')).toBeVisible();
    show({ ...shown, view: null });
    expect(await welcome()).toBeVisible();
    await toggleView('Full Journey Demo');
    expect(await heading('The demo')).toBeVisible();
    show({ ...shown, view: 'demo' });
    show({ ...shown, view: 'platform' });
    expect(await heading('Full Research Platform')).toBeVisible();
    expect(onViewChange.mock.calls).toEqual([['landing'], ['demo'], ['platform']]);
    expect(window.history).toHaveLength(entries);
  });

  it('opens the section of the platform that the host sets, and reports what the person opens', async () => {
    const onSectionChange = vi.fn();
    const platform = { guidedFlow: <p>The six steps</p>, onSectionChange };
    const { show } = open({ view: 'platform', platform: { ...platform, section: 'impact' } });
    await waitFor(() => expect(place()).toHaveTextContent('Your Impact'));
    await openSection('Feature Dashboard');
    expect(onSectionChange).toHaveBeenLastCalledWith('dashboard');
    expect(place()).toHaveTextContent('Your Impact');
    show({ view: 'platform', platform: { ...platform, section: 'dashboard' } });
    expect(place()).toHaveTextContent('Feature Dashboard');
    await openSection('Guided Research Flow');
    expect(onSectionChange).toHaveBeenLastCalledWith(null);
    show({ view: 'platform', platform: { ...platform, section: null } });
    expect(place()).toHaveTextContent('Guided Research Flow');
  });

  it('has the sections of the platform behind a button of its header, and gives the focus back to it', async () => {
    open({
      views: { design: <h2>The design</h2> },
      defaultOpen: { platform: true },
      platform: { guidedFlow: <p>The six steps</p> },
    });
    // No other name while the code of the platform loads.
    expect(place()?.textContent).not.toBe('Full Research Platform');
    await waitFor(() => expect(place()).toHaveTextContent('Guided Research Flow'));
    const opener = screen.getByRole('button', { name: 'Views and sections' });
    const sections = () => screen.queryByRole('navigation', { name: 'Platform sections' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(sections()).toBeNull();
    opener.focus();
    await userEvent.keyboard('{Enter}{Tab}');
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: 'Guided Research Flow' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(sections()).toBeNull();
    await waitFor(() => expect(opener).toHaveFocus());
    await openSection('Your Impact');
    expect(sections()).toBeNull();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole('status', { name: 'Backend status' }));
    await userEvent.tab();
    expect(sections()).toBeNull();
    await toggleView('Design System');
    expect(place()).toHaveTextContent('Design System');
  });

  it('shows the section that the host names, and reports the one that a person opens', async () => {
    const onSectionChange = vi.fn();
    const platform = { guidedFlow: <p>The six steps</p>, section: 'impact', onSectionChange };
    const { show } = open({ view: 'platform', platform });
    await waitFor(() => expect(place()).toHaveTextContent('Your Impact'));
    await heading('Your Research Impact');
    await openSection('Platform Showcase');
    expect(onSectionChange.mock.calls).toEqual([['showcase']]);
    // The host has not followed.
    expect(place()).toHaveTextContent('Your Impact');
    show({ view: 'platform', platform: { ...platform, section: null } });
    expect(place()).toHaveTextContent('Guided Research Flow');
    expect(screen.getByText('The six steps')).toBeVisible();
  });

  it('PANEL-05, PANEL-06 shows the status of the services beside that of the backend, but not on the landing page', async () => {
    const { transport } = open();
    await welcome();
    expect(transport.sentTo('platform.services')).toEqual([]);
    await toggleView('Full Research Platform');
    const header = within(screen.getByRole('banner'));
    const button = await header.findByRole('button', { name: 'All Services Operational' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(header.getByRole('list', { name: 'Services' })).toHaveTextContent('pdf: online');
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveFocus();
    expect(header.queryByRole('list')).toBeNull();
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('main'));
    expect(header.queryByRole('list')).toBeNull();
  });

  it('shows the name of the journey in the header', async () => {
    open();
    await welcome();
    await beginJourney();
    const header = within(screen.getByRole('banner'));
    expect(header.getByText('Sleep and memory')).toHaveAttribute('aria-current', 'page');
  });
});

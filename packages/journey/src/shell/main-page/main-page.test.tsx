import { createPlatformClient } from '@spinout/api-client';
import { allExampleReplies, jsonReply, scriptedTransport } from '@spinout/api-client/testing';
import { memoryStorage } from '@spinout/flow-kit';
import { testRuntime } from '@spinout/flow-kit/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MainPage, type MainPageProps } from './main-page.js';

interface Opened extends Partial<MainPageProps> {
  /** Reply of the health call. @default healthy */
  readonly health?: (() => unknown) | undefined;
}

const never = () => new Promise<never>(() => undefined);

const open = ({ health = () => ({ status: 'ok' }), ...props }: Opened = {}) => {
  const transport = scriptedTransport({ ...allExampleReplies, 'tenStep.health': health });
  const runtime = testRuntime();
  const own = { api: createPlatformClient({ transport }), storage: memoryStorage(), runtime };
  const view = render(<MainPage {...own} {...props} />);
  const show = (others: Partial<MainPageProps>) => view.rerender(<MainPage {...own} {...others} />);
  return { ...view, show, transport, runtime };
};

const status = () => screen.getByRole('status', { name: 'Backend status' });
const toggleView = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const welcome = () => heading('From a research interest to a company');

const beginJourney = async () => {
  await toggleView('Start Your Journey');
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'What is your research interest?' }),
    'Sleep and memory',
  );
  await toggleView('OK');
  await heading('Hypothesis Generation');
};

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
    const selected = () => screen.getByRole('tab', { selected: true });
    await screen.findByRole('tab', { name: 'Your Impact', selected: true });
    await userEvent.click(screen.getByRole('tab', { name: 'Feature Dashboard' }));
    expect(onSectionChange).toHaveBeenLastCalledWith('dashboard');
    expect(selected()).toHaveTextContent('Your Impact');
    show({ view: 'platform', platform: { ...platform, section: 'dashboard' } });
    expect(selected()).toHaveTextContent('Feature Dashboard');
    await userEvent.click(screen.getByRole('tab', { name: 'Guided Research Flow' }));
    expect(onSectionChange).toHaveBeenLastCalledWith(null);
    show({ view: 'platform', platform: { ...platform, section: null } });
    expect(selected()).toHaveTextContent('Guided Research Flow');
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

  it('leads home from every view and from a page of the host without losing state', async () => {
    const onLeave = vi.fn();
    const shown = {
      views: { demo: <input aria-label="Notes" />, design: <h2>The design</h2> },
      page: { content: <h2>The account</h2>, onLeave },
    };
    const { show } = open({ ...shown, page: undefined });
    const home = () => userEvent.click(screen.getByRole('link', { name: 'Spinout' }));
    await welcome();
    await beginJourney();
    await toggleView('Full Journey Demo');
    await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'by hand');
    await home();
    expect(await heading('Hypothesis Generation')).toBeVisible();
    await toggleView('Full Journey Demo');
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('by hand');
    show(shown);
    await heading('The account');
    await home();
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('MAIN-01, MAIN-05, MAIN-06, MAIN-22, LAND-01, LAND-02, LAND-03, LAND-04, LAND-05, LAND-06, LAND-07, TEN-01, ENT-28, CONST-37 shows header and landing (S-57)', async () => {
    open({ control: <button>Sign In</button> });
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('heading', { level: 1, name: 'Spinout' })).toBeVisible();
    expect(header.getByText('Turning research into reality')).toBeVisible();
    expect(header.getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(await welcome()).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByText(/Ten steps lead from/)).toBeVisible();
    const items = (name: string) =>
      within(main.getByRole('list', { name })).getAllByRole('listitem');
    expect(items('Platform features')).toHaveLength(6);
    expect(items('Platform statistics').map((item) => item.textContent)).toEqual([
      '7 AI microservices',
      '10 research steps',
      '24/7 availability',
      '100% AI-powered',
    ]);
    expect(items('Journey steps').map((item) => item.querySelector('p')?.textContent)).toEqual([
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
    expect(main.getByRole('button', { name: 'Start Your Journey' })).toBeEnabled();
    expect(main.getByRole('button', { name: 'Begin Research Journey' })).toBeEnabled();
  });

  it('keeps the state of a view while another view or a page of the host is visible', async () => {
    const views = { demo: <input aria-label="Notes" />, design: <h2>The design</h2> };
    const shown = { views, defaultOpen: { demo: true } };
    const { show } = open(shown);
    const notes = () => screen.queryByRole('textbox', { name: 'Notes' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'by hand');
    for (const [away, back] of [
      ['Design System', 'Full Journey Demo'],
      ['Hide Demo', 'Full Journey Demo'],
    ] as const) {
      await toggleView(away);
      expect(notes()).toBeNull();
      await toggleView(back);
      expect(notes()).toHaveValue('by hand');
    }
    show({ ...shown, page: { content: <h2>The account</h2>, onLeave: () => undefined } });
    await heading('The account');
    expect(notes()).toBeNull();
    show(shown);
    expect(notes()).toHaveValue('by hand');
  });

  it('MAIN-09 has a built-in platform, and no toggle for views that the host does not provide', async () => {
    open();
    expect(screen.queryByRole('button', { name: 'Full Journey Demo' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Design System' })).toBeNull();
    await toggleView('Full Research Platform');
    expect(await heading('Full Research Platform')).toBeVisible();
  });

  it('opens with the view that the host requests', async () => {
    open({ views: { demo: <h2>The demo</h2> }, defaultOpen: { demo: true } });
    expect(await heading('The demo')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Hide Demo' })).toBeVisible();
  });

  it('isolates an error in a view from the page and the other views', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('no room');
    };
    const { runtime } = open({ views: { demo: <Broken /> }, defaultOpen: { demo: true } });
    expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be shown.');
    expect(runtime.log.error).toHaveBeenCalledOnce();
    await toggleView('Hide Demo');
    expect(await welcome()).toBeVisible();
  });
});

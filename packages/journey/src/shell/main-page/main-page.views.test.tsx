import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { open, toggleView, heading, welcome, beginJourney } from './main-page.test-tools.js';

describe('the views of MainPage', () => {
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

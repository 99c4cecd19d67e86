import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { JourneyFrame } from '../../frame/journey-frame.js';
import { getMainPageModel } from './main-page.fixtures.js';
import type { MainPageModel } from './main-page.model.js';
import { MainPageView } from './main-page.view.js';

const open = (model: MainPageModel, control?: string, mainId?: string) => {
  const send = vi.fn();
  render(
    <JourneyFrame>
      <MainPageView
        model={model}
        send={send}
        homeHref="/?theme=dark"
        control={control}
        mainId={mainId}
      >
        <p>The view</p>
      </MainPageView>
    </JourneyFrame>,
  );
  return { send };
};

describe('MainPageView', () => {
  it('MAIN-05 has the title and the tagline in its header', () => {
    open(getMainPageModel('landing'));
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('heading', { level: 1, name: 'Spinout' })).toBeVisible();
    expect(header.getByText('Turning research into reality')).toBeVisible();
  });

  it('MAIN-05 has title and tagline in the header of every view, and shows where you are', () => {
    open(getMainPageModel('platform'));
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('heading', { level: 1, name: 'Spinout' })).toBeVisible();
    expect(header.getByText('Turning research into reality')).toBeInTheDocument();
    expect(header.getByText('Full Research Platform')).toHaveAttribute('aria-current', 'page');
  });

  it('shows no place on the landing page', () => {
    open(getMainPageModel('landing'));
    expect(document.querySelector('[aria-current]')).toBeNull();
  });

  it('MAIN-06 has a slot for a control in its header', () => {
    open(getMainPageModel('landing'), 'Sign In');
    expect(within(screen.getByRole('banner')).getByText('Sign In')).toBeVisible();
  });

  it('has landmarks and a skip link to the view', () => {
    open(getMainPageModel('landing'));
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent('The view');
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveAttribute(
      'href',
      `#${main.id}`,
    );
  });

  it.each([
    ['checking', 'Checking...', 'danger'],
    ['ready', 'Ready', 'success'],
    ['error', 'Error', 'danger'],
    ['offline', 'Offline', 'danger'],
  ] as const)(
    'MAIN-07, MAIN-13, MAIN-19 while %s shows "%s" in header and footer, with a dot in tone %s',
    (health, text, tone) => {
      open(getMainPageModel('landing', health));
      const status = screen.getByRole('status', { name: 'Backend status' });
      expect(status).toHaveTextContent(text);
      const dot = status.querySelector('[data-status]');
      expect(dot).toHaveAttribute('data-tone', tone);
      expect(dot).toHaveAttribute('aria-hidden', 'true');
      expect(dot?.hasAttribute('data-pulse')).toBe(health === 'ready');
      expect(screen.getByRole('contentinfo')).toHaveTextContent(`Backend: ${text}`);
    },
  );

  it.each([
    ['MAIN-09', 'platform', 'Full Research Platform', 'Simple Journey'],
    ['MAIN-10', 'demo', 'Full Journey Demo', 'Hide Demo'],
    ['MAIN-11', 'design', 'Design System', 'Hide Design'],
  ] as const)('%s has a toggle for the %s view: "%s", or "%s"', async (_, toggle, off, on) => {
    const { send } = open(getMainPageModel('landing'));
    await userEvent.click(screen.getByRole('button', { name: off }));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'toggle.pressed', toggle });
    open(getMainPageModel(toggle));
    const button = screen.getByRole('button', { name: on });
    expect(button).not.toHaveAttribute('aria-pressed');
  });

  it('links home with its title, and leaves a click for another tab to the browser', async () => {
    const { send } = open(getMainPageModel('demo'));
    const brand = within(screen.getByRole('banner')).getByRole('link', { name: 'Spinout' });
    expect(brand).toHaveAttribute('href', '/?theme=dark');
    const user = userEvent.setup();
    await user.click(brand);
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'view.requested', view: null });
    // The test browser cannot open another tab.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.keyboard('{Control>}');
    await user.click(brand);
    expect(send).toHaveBeenCalledOnce();
  });

  it('has no skip link if the host sets the id of the main landmark', () => {
    open(getMainPageModel('landing'), undefined, 'content');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
    expect(screen.queryByRole('link', { name: 'Skip to main content' })).toBeNull();
  });
});

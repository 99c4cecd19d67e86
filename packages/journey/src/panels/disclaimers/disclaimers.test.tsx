import { createPlatformClient } from '@spinout/api-client';
import { allExampleReplies, jsonReply, scriptedTransport } from '@spinout/api-client/testing';
import { memoryStorage, type KeyValueStorage } from '@spinout/flow-kit';
import { testRuntime } from '@spinout/flow-kit/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { disclaimersModels } from './disclaimers.fixtures.js';
import { Disclaimers, DisclaimersFullScreen, type DisclaimersProps } from './disclaimers.js';
import { DisclaimersView } from './disclaimers.view.js';

const reply = allExampleReplies['platform.disclaimers'];

const show = (
  answer: unknown = reply,
  { storage = memoryStorage(), ...props }: Partial<DisclaimersProps> = {},
) => {
  const runtime = testRuntime();
  const transport = scriptedTransport({ 'platform.disclaimers': answer });
  const { unmount } = render(
    <Disclaimers
      api={createPlatformClient({ transport })}
      runtime={runtime}
      storage={storage}
      {...props}
    />,
  );
  return { transport, runtime, unmount, user: userEvent.setup() };
};

const banner = () => screen.findByRole('region', { name: 'Disclaimers' });
/** Opens the line. */
const read = async () => {
  const region = await banner();
  await userEvent.click(within(region).getByRole('button', { name: 'Disclaimers' }));
  return region;
};
const understand = () => screen.getByRole('button', { name: 'I Understand' });

describe('the disclaimers on a client', () => {
  it("PANEL-01, PANEL-02, PANEL-03, API-19, ENT-21 shows the server's disclaimers with their date (S-90)", async () => {
    const { transport } = show();
    const region = await banner();
    expect(within(region).getByRole('heading', { level: 2, name: 'Disclaimers' })).toBeVisible();
    expect(within(region).getByText('Last updated: January 15, 2026')).toBeVisible();
    const opener = within(region).getByRole('button', { name: 'Disclaimers' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(within(region).getByText('An example. Nothing here is advice.')).not.toBeVisible();
    await userEvent.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(within(region).getByRole('heading', { level: 3, name: 'Research use' })).toBeVisible();
    expect(within(region).getByText('An example. Nothing here is advice.')).toBeVisible();
    expect(understand()).toBeVisible();
    expect(transport.requests).toMatchObject([{ method: 'GET', path: '/api/v1/disclaimers' }]);
  });

  it('says in which language the server wrote them, so that they are read and laid out in it', async () => {
    show({ ...reply, language: 'en' });
    const region = await read();
    const [entry] = within(region).getAllByRole('article');
    expect(entry).toHaveAttribute('lang', 'en');
    expect(entry).toHaveAttribute('dir', 'auto');
    expect(within(region).getByText('Research use', { selector: 'span' })).toHaveAttribute(
      'lang',
      'en',
    );
  });

  it('leaves the built-in ones in the language of the page', async () => {
    show(jsonReply(503, {}));
    const region = await read();
    for (const entry of within(region).getAllByRole('article'))
      expect(entry).not.toHaveAttribute('lang');
  });

  it('PANEL-04 is dismissed with its date by ‘I Understand’, and moves the focus (S-90)', async () => {
    const { user } = show();
    await banner();
    await user.click(understand());
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.queryByText(/Last updated/)).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('reappears at the next visit only after a change (T-52)', async () => {
    const storage = memoryStorage();
    const first = show(reply, { storage });
    await banner();
    await first.user.click(understand());
    first.unmount();

    const second = show(reply, { storage });
    await vi.waitFor(() => expect(second.transport.requests).toHaveLength(1));
    await vi.waitFor(async () =>
      expect(await storage.read('spinout-disclaimers-understood')).toBe('2026-01-15'),
    );
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    second.unmount();

    show({ ...reply, last_updated: '2026-02-01' }, { storage });
    expect(within(await banner()).getByText('Last updated: February 1, 2026')).toBeVisible();
  });

  it('reserves its space while loading, unless disclaimers were dismissed before', async () => {
    const never = () => new Promise(() => undefined);
    const first = show(never);
    expect(await screen.findByRole('status', { name: 'Loading the disclaimers' })).toBeVisible();
    first.unmount();

    const storage = memoryStorage();
    void storage.write('spinout-disclaimers-understood', '2026-01-15');
    const second = show(never, { storage });
    await vi.waitFor(() => expect(second.transport.requests).toHaveLength(1));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('shows the built-in text without a date if the server does not respond (T-52)', async () => {
    const { runtime } = show(() => jsonReply(503, {}));
    const region = await read();
    for (const text of ['Research use', 'No medical or legal advice', 'Simulated parts']) {
      expect(within(region).getByText(text)).toBeVisible();
    }
    expect(within(region).getByText('Prepared locally')).toBeVisible();
    expect(within(region).queryByText(/Last updated/)).not.toBeInTheDocument();
    expect(runtime.log.warn).toHaveBeenCalled();
  });

  it('shows the built-in text if the reply is not a list of disclaimers', async () => {
    show({ disclaimers: 'none', last_updated: 7 });
    expect(within(await read()).getByText('Simulated parts')).toBeVisible();
  });

  it('can be dismissed if the storage fails', async () => {
    const broken: KeyValueStorage = {
      read: () => Promise.reject(new Error('no storage')),
      write: () => {
        throw new Error('no storage');
      },
      remove: () => undefined,
    };
    const { user } = show(reply, { storage: broken });
    await banner();
    await user.click(understand());
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it.each([
    ['de-DE', '2026-01-15', 'Last updated: 15. Januar 2026'],
    ['en-US', '2026-01-15T08:00:00Z', 'Last updated: January 15, 2026'],
    ['en-US', 'v2', 'Last updated: v2'],
    ['en-US', '2026-99-99', 'Last updated: 2026-99-99'],
  ])('PANEL-03 formats the date for %s: %s is “%s”', async (locale, last_updated, text) => {
    show({ ...reply, last_updated }, { locale });
    expect(within(await banner()).getByText(text)).toBeVisible();
  });

  it('shows markup as text', async () => {
    show({
      disclaimers: { a: { title: '<b>Bold</b>', content: '<img src=x>' } },
      last_updated: '',
    });
    expect(
      within(await read()).getByRole('heading', { level: 3, name: '<b>Bold</b>' }),
    ).toBeVisible();
    expect(screen.getByText('<img src=x>')).toBeVisible();
  });
});

describe('the disclaimers’ views', () => {
  it('show the texts in full under one line that opens, with their titles in the line', async () => {
    render(<DisclaimersView model={disclaimersModels.shown} send={vi.fn()} />);
    expect(
      screen.getByText('Research use · No medical advice · Simulated and sample values'),
    ).toBeVisible();
    const opener = screen.getByRole('button', { name: 'Disclaimers' });
    expect(screen.getByText(/Each value says/)).not.toBeVisible();
    await userEvent.click(opener);
    expect(screen.getByText(/Each value says/)).toBeVisible();
    await userEvent.click(opener);
    expect(screen.getByText(/Each value says/)).not.toBeVisible();
  });

  it('collapse nothing in the full view, which has no button', async () => {
    const content = 'Long. '.repeat(100).trim();
    const transport = scriptedTransport({
      'platform.disclaimers': { ...reply, disclaimers: { a: { title: 'A', content } } },
    });
    render(<DisclaimersFullScreen api={createPlatformClient({ transport })} />);
    expect(await screen.findByText(content)).toBeVisible();
    expect(screen.getByText('Last updated: January 15, 2026')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

import { createPlatformClient } from '@spinout/api-client';
import { jsonReply, scriptedTransport } from '@spinout/api-client/testing';
import { testRuntime } from '@spinout/flow-kit/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { servicesStatusModels } from './services-status.fixtures.js';
import { formatAge, type ServicesStatusModel } from './services-status.model.js';
import { ServicesStatus } from './services-status.js';
import { ServicesStatusView } from './services-status.view.js';

const GOOD = 'All Services Operational';
const DEGRADED = 'Some Services Degraded';

/** Each poll gets the next reply; the last one repeats. */
const show = (...answers: readonly unknown[]) => {
  const left = [...answers];
  const transport = scriptedTransport({
    'platform.services': () => (left.length > 1 ? left.shift() : left[0]),
  });
  const runtime = testRuntime();
  const { unmount } = render(
    <ServicesStatus api={createPlatformClient({ transport })} runtime={runtime} />,
  );
  return { transport, runtime, unmount };
};

const button = (name: string) => screen.findByRole('button', { name });
const items = () =>
  within(screen.getByRole('list', { name: 'Services' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the service status with a client', () => {
  it('PANEL-05, PANEL-06, API-20, ENT-22 shows an overall status, and each service when opened (S-90)', async () => {
    const { transport } = show({ services: { pdf: { status: 'online' }, quantum: 'online' } });
    const toggle = await button(GOOD);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(items()).toEqual(['pdf: online', 'quantum: online']);
    await userEvent.click(toggle);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(transport.requests).toMatchObject([{ method: 'GET', path: '/api/v1/services/status' }]);
  });

  it('PANEL-06, PANEL-07, CONST-23 changes between both texts with the 30 s polls (S-90)', async () => {
    vi.useFakeTimers();
    const good = { services: { pdf: { status: 'online' } } };
    const { transport } = show(good, { services: { pdf: { status: 'offline' } } }, good);
    await later(0);
    expect(screen.getByRole('button', { name: GOOD })).toBeVisible();
    await later(30_000);
    expect(screen.getByRole('button', { name: DEGRADED })).toBeVisible();
    await later(30_000);
    expect(screen.getByRole('button', { name: GOOD })).toBeVisible();
    expect(transport.requests).toHaveLength(3);
  });

  it('counts an empty map as degraded (T-53)', async () => {
    show({ services: {} });
    await userEvent.click(await button(DEGRADED));
    expect(screen.getByText('The server lists no services.')).toBeVisible();
  });

  it('counts a failed poll as degraded, and explains it in the details (T-53)', async () => {
    const { runtime } = show(() => jsonReply(503, {}));
    await userEvent.click(await button(DEGRADED));
    expect(screen.getByText('Status unavailable')).toBeVisible();
    expect(screen.getByText(/There is no earlier status to show./)).toBeVisible();
    expect(runtime.log.warn).toHaveBeenCalled();
  });

  it('still lists the last response if the next poll fails (T-53)', async () => {
    vi.useFakeTimers();
    show({ services: { pdf: { status: 'online' } } }, jsonReply(500, {}));
    await later(0);
    await later(30_000);
    vi.useRealTimers();
    await userEvent.click(screen.getByRole('button', { name: DEGRADED }));
    expect(screen.getByText('Status unavailable')).toBeVisible();
    expect(items()).toEqual(['pdf: online']);
    expect(screen.getByText(/The list below is from/)).toBeVisible();
  });

  it('does not poll while the page is hidden', async () => {
    vi.useFakeTimers();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { transport } = show({ services: { pdf: { status: 'online' } } });
    await later(300_000);
    const before = transport.requests.length;
    expect(before).toBeLessThanOrEqual(1);
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await later(0);
    expect(transport.requests).toHaveLength(before + 1);
    expect(screen.getByRole('button', { name: GOOD })).toBeVisible();
  });

  it('stops when unmounted (T-53)', async () => {
    vi.useFakeTimers();
    const { transport, unmount } = show({ services: {} });
    await later(0);
    unmount();
    await later(300_000);
    expect(transport.requests).toHaveLength(1);
  });
});

describe('the view of the service status', () => {
  const view = (model: ServicesStatusModel) =>
    render(<ServicesStatusView model={model} send={vi.fn()} />);

  it('shows neither status before the first response', () => {
    view(servicesStatusModels.checking);
    expect(screen.getByRole('button', { name: 'Checking services...' })).toBeVisible();
  });

  it('shows the age of the list and the time of the next poll', () => {
    view(servicesStatusModels.unavailable);
    expect(
      screen.getByText(
        'The list below is from 2 minutes ago. We check again 60 seconds after the last check.',
      ),
    ).toBeVisible();
  });
});

it.each([
  [0, 'en-US', '0 seconds ago'],
  [-5_000, 'en-US', '0 seconds ago'],
  [59_999, 'en-US', '59 seconds ago'],
  [125_000, 'en-US', '2 minutes ago'],
  [7_300_000, 'en-US', '2 hours ago'],
  [125_000, 'de-DE', 'vor 2 Minuten'],
])('formats an age of %i ms in %s as “%s”', (ms, locale, text) =>
  expect(formatAge(ms, locale)).toBe(text),
);

import { ErrorBoundary } from '@spinout/flow-kit/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLaterCode } from './later-view.js';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

describe('a view that is loaded after the first screen', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is shown when its code is loaded', async () => {
    const Later = createLaterCode(() => Promise.resolve({ Greeting })).createView('Greeting');
    render(<Later name="Ada" />);
    expect(screen.queryByText('Hello Ada')).toBeNull();
    expect(await screen.findByText('Hello Ada')).toBeVisible();
  });

  it('is shown at once if it was loaded in advance, when the page was idle', async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
    const load = vi.fn(() => Promise.resolve({ Greeting }));
    const code = createLaterCode(load);
    const Later = code.createView('Greeting');
    code.preload();
    expect(load).not.toHaveBeenCalled();
    idle.forEach((work) => work());
    await Promise.resolve();
    await Promise.resolve();
    render(<Later name="Ada" />);
    expect(screen.getByText('Hello Ada')).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
  });

  it('shows something else until then', async () => {
    const Later = createLaterCode(() => Promise.resolve({ Greeting })).createView('Greeting');
    render(<Later name="Ada" fallback="Loading" />);
    expect(screen.getByText('Loading')).toBeVisible();
    expect(await screen.findByText('Hello Ada')).toBeVisible();
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it('is loaded again after a failure', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = vi
      .fn(() => Promise.resolve({ Greeting }))
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(new Error('offline'));
    const code = createLaterCode(load);
    const Later = code.createView('Greeting');
    code.preload();
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    render(
      <ErrorBoundary message="Not shown" retryLabel="Try again" onError={() => undefined}>
        <Later name="Ada" />
      </ErrorBoundary>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello Ada')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
  });
});

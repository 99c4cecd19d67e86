import { ErrorBoundary } from '@spinout/flow-kit/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createLaterView } from './later-view.js';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

describe('a view that is loaded after the first screen', () => {
  it('is shown when its code is loaded', async () => {
    const [Later] = createLaterView(() => Promise.resolve(Greeting));
    render(<Later name="Ada" />);
    expect(screen.queryByText('Hello Ada')).toBeNull();
    expect(await screen.findByText('Hello Ada')).toBeVisible();
  });

  it('is shown at once if it was loaded in advance', async () => {
    const code = Promise.resolve(Greeting);
    const [Later, preload] = createLaterView(() => code);
    preload();
    await code;
    render(<Later name="Ada" />);
    expect(screen.getByText('Hello Ada')).toBeVisible();
  });

  it('is loaded again after a failure', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = vi
      .fn(() => Promise.resolve(Greeting))
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(new Error('offline'));
    const [Later, preload] = createLaterView(load);
    preload();
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

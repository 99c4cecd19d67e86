import { partMessages } from '@spinout/flow-kit/react';
import { testRuntime } from '@spinout/flow-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { JourneyFrame } from '../../frame/journey-frame.js';
import { LazyPart } from './lazy-part.js';

const Part = ({ name }: { name: string }) => <p>Hello {name}</p>;

describe('a lazy part', () => {
  // React logs errors that a boundary has caught.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => vi.restoreAllMocks());

  it('reports a failed load without affecting the page, and loads again on retry', async () => {
    const fault = new TypeError('Failed to fetch dynamically imported module');
    const load = vi
      .fn<() => Promise<ComponentType<{ name: string }>>>()
      .mockRejectedValueOnce(fault)
      .mockResolvedValueOnce(Part);
    const runtime = testRuntime();
    render(
      <JourneyFrame runtime={runtime}>
        <p>The page</p>
        <LazyPart load={load} props={{ name: 'Ada' }} />
      </JourneyFrame>,
    );
    expect((await screen.findByRole('alert')).textContent).toContain(partMessages.failed);
    expect(screen.getByText('The page')).toBeVisible();
    expect(runtime.log.error).toHaveBeenCalledExactlyOnceWith(expect.any(String), fault);
    await userEvent.click(screen.getByRole('button', { name: partMessages.retry }));
    expect(await screen.findByText('Hello Ada')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

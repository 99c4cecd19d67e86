import { createPlatformClient } from '@spinout/api-client';
import { allExampleReplies, scriptedTransport, type Script } from '@spinout/api-client/testing';
import { memoryStorage, type KeyValueStorage } from '@spinout/flow-kit';
import { testRuntime } from '@spinout/flow-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { TenStepJourney, type TenStepJourneyProps } from './ten-step-journey.js';

export const show = (
  script: Script = {},
  {
    storage = { ...memoryStorage(), persistent: true },
    ...props
  }: Partial<TenStepJourneyProps> & { storage?: KeyValueStorage } = {},
) => {
  const transport = scriptedTransport({ ...allExampleReplies, ...script });
  const runtime = testRuntime();
  const api = createPlatformClient({ transport });
  const view = render(<TenStepJourney {...{ api, storage, runtime }} {...props} />);
  return { ...view, transport, runtime, storage, user: userEvent.setup() };
};

export const button = (name: string) => screen.getByRole('button', { name });

export const step = (name: string) => screen.findByRole('heading', { level: 2, name });

export const progress = () => screen.getByRole('progressbar', { name: 'Journey progress' });

/** A call that the test resolves. */
export const waiting = (reply: unknown) => {
  const open: (() => void)[] = [];
  return {
    line: () => new Promise((resolve) => open.push(() => resolve(reply))),
    answer: async () => {
      await vi.waitFor(() => expect(open).not.toHaveLength(0));
      open.shift()?.();
    },
  };
};

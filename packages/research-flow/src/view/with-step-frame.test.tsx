import { createApiClient } from '@spinout/api-client';
import { exampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import { testRuntime } from '@spinout/flow-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PaperStep } from '../steps/paper/paper-step.js';

it('a step calls the client that the host passed last', async () => {
  const [earlier, latest] = [scriptedTransport(exampleReplies), scriptedTransport(exampleReplies)];
  const runtime = testRuntime();
  const step = (transport: typeof latest) => (
    <PaperStep api={createApiClient({ transport })} journeyId="journey-1" runtime={runtime} />
  );
  const { rerender } = render(step(earlier));
  rerender(step(latest));
  await userEvent.click(
    screen.getByRole('button', { name: 'Example: cancer gene-editing therapy' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Analyze Paper' }));
  await vi.waitFor(() => expect(latest.sentTo('paper.analyze')).toHaveLength(1));
  expect(earlier.requests).toHaveLength(0);
});

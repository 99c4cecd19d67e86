import { createApiClient } from '@spinout/api-client';
import { exampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import { testRuntime } from '@spinout/flow-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CompanyStep } from '../steps/company/company-step.js';
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

it('a step that stays open reports its completion once', async () => {
  const onComplete = vi.fn();
  const api = createApiClient({ transport: scriptedTransport(exampleReplies) });
  render(
    <CompanyStep
      api={api}
      journeyId="journey-1"
      topic="Sleep"
      runtime={testRuntime()}
      onComplete={onComplete}
    />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Complete Company Formation' }));
  expect(onComplete).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Company details' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Legal Docs' }));
  expect(screen.getByRole('tabpanel', { name: 'Legal Docs' })).toBeVisible();
  expect(onComplete).toHaveBeenCalledOnce();
});

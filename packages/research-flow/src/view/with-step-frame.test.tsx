import { createApiClient } from '@spinout/api-client';
import { exampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import { testRuntime } from '@spinout/flow-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TopicStep } from '../steps/topic/topic-step.js';
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

describe('a step that fails leaves the page around it usable', () => {
  const showFailing = (step: ReactNode) => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <>
        <p>Page of the host</p>
        {step}
      </>,
    );
    quiet.mockRestore();
    expect(screen.getByText('Page of the host')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  };
  const api = createApiClient({ transport: scriptedTransport(exampleReplies) });

  it('when it starts', () => {
    const { log } = testRuntime();
    showFailing(<PaperStep api={api} runtime={{ log } as never} />);
    expect(log.error).toHaveBeenCalledWith('A step failed to render.', expect.any(Error));
  });

  it('when it shows a draft that is no draft', () => {
    const runtime = testRuntime();
    const draft = { tab: 'suggestions', suggestions: [null] } as never;
    showFailing(<TopicStep api={api} draft={draft} runtime={runtime} />);
    expect(runtime.log.error).toHaveBeenCalledWith('A step failed to render.', expect.any(Error));
  });
});

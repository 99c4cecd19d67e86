import { createApiClient } from '@spinout/api-client';
import {
  exampleHypothesis,
  exampleReplies,
  scriptedTransport,
  type Script,
} from '@spinout/api-client/testing';
import { testRuntime } from '@spinout/flow-kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { StepEvent } from '../events/flow-events.types.js';
import { LiteratureStep } from '../steps/literature/literature-step.js';
import { PaperStep } from '../steps/paper/paper-step.js';
import { click } from '../testing/render-flow.js';

const createApi = (script: Script = {}) =>
  createApiClient({ transport: scriptedTransport({ ...exampleReplies, ...script }) });

const record = () => {
  const events: StepEvent[] = [];
  return {
    onEvent: (event: StepEvent) => void events.push(event),
    types: () => events.map(({ type }) => type),
  };
};

const show = (step: ReactNode) => render(<StrictMode>{step}</StrictMode>);

describe('a host that listens to a step on its own is told', () => {
  it('its calls and what came of them, each once', async () => {
    const { onEvent, types } = record();
    show(<PaperStep api={createApi()} runtime={testRuntime()} onEvent={onEvent} />);
    await click('Example: cancer gene-editing therapy');
    await click('Analyze Paper');
    await waitFor(() => expect(types()).toContain('papers.added'));
    expect(types()).toEqual(['call.started', 'call.completed', 'papers.added']);
  });

  it('a failed call and its problem', async () => {
    const { onEvent, types } = record();
    const api = createApi({ 'paper.analyze': () => Promise.reject(new TypeError('No network')) });
    show(<PaperStep api={api} runtime={testRuntime()} onEvent={onEvent} />);
    await click('Example: cancer gene-editing therapy');
    await click('Analyze Paper');
    await screen.findByRole('alert');
    expect(types()).toEqual(['call.started', 'call.failed', 'problem.reported']);
  });

  it('the files that it saves', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test/file');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { onEvent, types } = record();
    show(
      <LiteratureStep
        api={createApi()}
        journeyId="journey-1"
        hypothesis={exampleHypothesis}
        runtime={testRuntime()}
        onEvent={onEvent}
      />,
    );
    await click('Select An example paper with a DOI', 'checkbox');
    await userEvent.click(screen.getByRole('button', { name: /BibTeX/ }));
    await waitFor(() => expect(types()).toContain('file.saved'));
  });
});

it('a step goes on if the listener of the host fails, and logs it', async () => {
  const runtime = testRuntime();
  const onComplete = vi.fn();
  const onEvent = () => {
    throw new Error('Not my day');
  };
  show(<PaperStep api={createApi()} {...{ runtime, onComplete, onEvent }} />);
  await click('Example: cancer gene-editing therapy');
  await click('Analyze Paper');
  await waitFor(() => expect(onComplete).toHaveBeenCalledOnce());
  expect(runtime.log.error).toHaveBeenCalledWith('onEvent failed.', expect.any(Error));
});

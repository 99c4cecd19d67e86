import { createApiClient } from '@spinout/api-client';
import { exampleReplies, scriptedTransport, type Script } from '@spinout/api-client/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, type ComponentProps } from 'react';
import { expect } from 'vitest';
import { ResearchFlow } from '../research-flow.js';
import { type KeyValueStorage, memoryStorage } from '@spinout/flow-kit';
import { testRuntime } from '@spinout/flow-kit/testing';

/** A memory storage that claims to be persistent. */
export const createPersistentStorage = (): KeyValueStorage => ({
  ...memoryStorage(),
  persistent: true,
});

/** Renders the flow with scripted replies. */
export const open = (
  props: Partial<ComponentProps<typeof ResearchFlow>> = {},
  script: Script = {},
) => {
  const transport = scriptedTransport({ ...exampleReplies, ...script });
  const storage = props.storage ?? createPersistentStorage();
  const runtime = testRuntime();
  const view = render(
    <StrictMode>
      <ResearchFlow
        api={createApiClient({ transport })}
        runtime={runtime}
        storage={storage}
        theme="light"
        {...props}
      />
    </StrictMode>,
  );
  return { ...view, transport, storage, runtime };
};

/** Waits for a control and clicks it. */
export const click = async (
  name: string | RegExp,
  role: 'button' | 'radio' | 'checkbox' = 'button',
) => userEvent.click(await screen.findByRole(role, { name }));

/** The number of the current step. */
export const getCurrentStep = () =>
  Number(
    screen
      .getByRole('progressbar', { name: 'Research flow progress' })
      .getAttribute('aria-valuenow'),
  );

/** The shortest path through each step. */
export const walk = {
  topic: async () => {
    await click('Decoding memory consolidation during sleep', 'radio');
    await click('Continue with Selected Topic');
  },
  paper: async () => {
    await click('Example: cancer gene-editing therapy');
    await click('Analyze Paper');
  },
  hypothesis: async () => {
    await click('Generate AI-Powered Hypothesis');
    await click('Proceed with this Hypothesis');
  },
  literature: async () => {
    await click('Select An example paper with a DOI', 'checkbox');
    await click('Complete Review (1 papers selected)');
  },
  experiment: () => click('Finalize Experiment Design'),
  company: () => click('Complete Company Formation'),
};

export const completeStepsBefore = async (step: number) => {
  for (const part of Object.values(walk).slice(0, step - 1)) await part();
  await waitFor(() => expect(getCurrentStep()).toBe(step));
};

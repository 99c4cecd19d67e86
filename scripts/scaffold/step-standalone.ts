import type { Name } from './names.ts';
import type { Call } from './step.ts';

/** The step as a component that hosts use on its own, and its test. */
export const stepStandaloneFiles = (
  folder: string,
  { kebab, camel, pascal, title }: Name,
  { area, method }: Call,
): Record<string, string> => ({
  [`${folder}/${kebab}-step.tsx`]: `'use client';
import type { ApiClient } from '@spinout/api-client';
import { systemRuntime, type Runtime } from '@spinout/flow-kit';
import { useLatest, useMachineActor } from '@spinout/flow-kit/react';
import { createActor } from 'xstate';
import {
  StepFrame,
  useStepListeners,
  type StepFrameProps,
  type StepListeners,
} from '../../view/step-frame.js';
import { ${camel}Actors } from './${kebab}.actors.js';
import { ${camel}Machine, type ${pascal}Reply, type ${pascal}Request } from './${kebab}.machine.js';
import { ${pascal}StepScreen } from './${kebab}-step.screen.js';

export interface ${pascal}StepProps
  extends StepFrameProps, StepListeners<{ readonly reply: ${pascal}Reply }> {
  readonly api: ApiClient;
  readonly request: ${pascal}Request;
  /** Clock, ids and log. @default those of the browser */
  readonly runtime?: Runtime | undefined;
}

/** The step "${title}" on its own. */
export function ${pascal}Step({
  api,
  request,
  runtime = systemRuntime,
  onComplete,
  onProblem,
  ...frame
}: ${pascal}StepProps) {
  const client = useLatest(api);
  const actor = useMachineActor(() =>
    createActor(${camel}Machine.provide({ actors: ${camel}Actors(client) }), {
      input: { runtime, request },
    }),
  );
  useStepListeners(actor, { onComplete, onProblem });
  return (
    <StepFrame {...frame} actor={actor}>
      <${pascal}StepScreen actor={actor} />
    </StepFrame>
  );
}
`,
  [`${folder}/${kebab}-step.test.tsx`]: `import { fakeApi } from '@spinout/api-client/testing';
import { testRuntime } from '@spinout/flow-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { ${pascal}Reply, ${pascal}Request } from './${kebab}.machine.js';
import { ${camel}Messages } from './${kebab}.messages.js';
import { ${pascal}Step } from './${kebab}-step.js';

const reply = {} as ${pascal}Reply;

it('asks the server, and passes the reply to the host on completion', async () => {
  const onComplete = vi.fn();
  render(
    <${pascal}Step
      api={fakeApi({ ${area}: { ${method}: () => Promise.resolve(reply) } })}
      request={{} as ${pascal}Request}
      runtime={testRuntime()}
      onComplete={onComplete}
      messages={{ ${camel}: { ask: 'Fragen' } }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Fragen' }));
  await userEvent.click(await screen.findByRole('button', { name: ${camel}Messages.complete }));
  expect(onComplete).toHaveBeenCalledExactlyOnceWith({ reply });
});
`,
});

import type { Name } from './names.ts';
import type { Call } from './step.ts';

/** The step as a component that hosts use on its own, and its test. */
export const stepStandaloneFiles = (
  folder: string,
  { kebab, camel, pascal, title }: Name,
  { area, method }: Call,
): Record<string, string> => ({
  [`${folder}/${kebab}-step.tsx`]: `'use client';
import { createActor } from 'xstate';
import { withStepFrame, type StepProps } from '../../view/with-step-frame.js';
import { ${camel}Actors } from './${kebab}.actors.js';
import { ${camel}Machine, type ${pascal}Draft, type ${pascal}Request, type ${pascal}Result } from './${kebab}.machine.js';
import { ${pascal}StepScreen } from './${kebab}-step.screen.js';

export interface ${pascal}StepProps extends StepProps<${pascal}Result, ${pascal}Draft> {
  /** What the call of the step asks for. */
  readonly request: ${pascal}Request;
}

/** The step "${title}" on its own. */
export const ${pascal}Step = withStepFrame(
  '${pascal}Step',
  ({ draft, request }: ${pascal}StepProps, { client, runtime }) =>
    createActor(${camel}Machine.provide({ actors: ${camel}Actors(client) }), {
      input: { runtime, draft, request },
    }),
  ${pascal}StepScreen,
);
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

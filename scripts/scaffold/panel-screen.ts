import type { Name } from './names.ts';
import type { Call } from './step.ts';

/** The user interface of a panel: view, screen, component for hosts, stories and tests. */
export const panelScreenFiles = (
  folder: string,
  { kebab, camel, pascal, title }: Name,
  { area, method }: Call,
): Record<string, string> => ({
  [`${folder}/${kebab}.view.tsx`]: `import { Button, Card, Heading, Stack, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { useId } from 'react';
import { Loading } from '../../frame/loading.view.js';
import type { ${pascal}Event } from './${kebab}.machine.js';
import { ${camel}Messages } from './${kebab}.messages.js';
import type { ${pascal}Model } from './${kebab}.model.js';

export interface ${pascal}ViewProps {
  readonly model: ${pascal}Model;
  readonly send: (event: ${pascal}Event) => void;
}

/** Renders the model of the panel. */
export function ${pascal}View({ model, send }: ${pascal}ViewProps) {
  const messages = useMessages(${camel}Messages);
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack gap={3}>
        <Heading level={2} size="lg" id={headingId}>
          {messages.title}
        </Heading>
        {model.phase === 'reading' && <Loading text={messages.loading} />}
        {model.phase === 'shown' && <Text>{messages.shown}</Text>}
        {model.phase === 'failed' && (
          <>
            <Text role="alert">{messages.failed}</Text>
            <Button onClick={() => send({ type: 'reading.requested' })}>{messages.retry}</Button>
          </>
        )}
      </Stack>
    </Card>
  );
}
`,
  [`${folder}/${kebab}.tsx`]: `'use client';
import type { PlatformClient } from '@spinout/api-client';
import { useLatest, useScreen } from '@spinout/flow-kit/react';
import { withFrame, type FramedProps } from '../../frame/with-frame.js';
import { ${camel}Actors } from './${kebab}.actors.js';
import { ${camel}Machine } from './${kebab}.machine.js';
import { ${camel}Messages } from './${kebab}.messages.js';
import { ${camel}Model } from './${kebab}.model.js';
import { ${pascal}View } from './${kebab}.view.js';

export interface ${pascal}ScreenProps {
  /** The client. May be replaced; the next call uses the new one. */
  readonly api: PlatformClient;
}

/** The panel without providers. */
export function ${pascal}Screen({ api }: ${pascal}ScreenProps) {
  const client = useLatest(api);
  const { model, send } = useScreen({
    machine: () => ${camel}Machine.provide({ actors: ${camel}Actors(client) }),
    catalog: ${camel}Messages,
    model: ${camel}Model,
  });
  return <${pascal}View model={model} send={send} />;
}

export type ${pascal}Props = FramedProps<${pascal}ScreenProps>;

/**
 * The panel "${title}" on its own.
 * @example <${pascal} api={api} />
 */
export const ${pascal} = withFrame(${pascal}Screen, '${pascal}');
`,
  [`${folder}/${kebab}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ${pascal}View } from './${kebab}.view.js';

const meta = {
  title: 'Journey/${title}',
  component: ${pascal}View,
  args: { send: fn() },
} satisfies Meta<typeof ${pascal}View>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = { args: { model: { phase: 'reading' } } };
export const Shown: Story = { args: { model: { phase: 'shown' } } };
export const Failed: Story = { args: { model: { phase: 'failed' } } };
`,
  [`${folder}/${kebab}.test.tsx`]: `import { createPlatformClient } from '@spinout/api-client';
import { allExampleReplies, jsonReply, scriptedTransport } from '@spinout/api-client/testing';
import { testRuntime } from '@spinout/flow-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ${camel}Messages } from './${kebab}.messages.js';
import { ${pascal} } from './${kebab}.js';

it('shows the reply, after a retry if the first call failed', async () => {
  const answers = [jsonReply(503, {}), allExampleReplies['${area}.${method}']];
  const transport = scriptedTransport({ '${area}.${method}': () => answers.shift() });
  const runtime = testRuntime();
  render(<${pascal} api={createPlatformClient({ transport })} runtime={runtime} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(${camel}Messages.failed);
  expect(runtime.log.warn).toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: ${camel}Messages.retry }));
  expect(await screen.findByText(${camel}Messages.shown)).toBeVisible();
});
`,
});

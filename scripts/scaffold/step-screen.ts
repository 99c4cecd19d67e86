import type { Name } from './names.ts';

/** The user interface of a step: messages, model, view, stories, container and tests. */
export const stepScreenFiles = (
  folder: string,
  { kebab, camel, pascal, title }: Name,
): Record<string, string> => ({
  [`${folder}/${kebab}.messages.ts`]: `import { defineMessages } from '@spinout/flow-kit';

export const ${camel}Messages = /* @__PURE__ */ defineMessages('${camel}', {
  title: '${title}',
  introduction: 'Describe the purpose of the step in one or two sentences.',
  ask: 'Ask',
  asking: 'Asking...',
  notes: 'Notes',
  failed: 'The request failed. Try again.',
  complete: 'Continue',
});

export type ${pascal}Messages = typeof ${camel}Messages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly ${camel}: ${pascal}Messages;
  }
}
`,
  [`${folder}/${kebab}.fixtures.ts`]: `import type { ${pascal}Model } from './${kebab}-step.model.js';

const opened: ${pascal}Model = { notes: '', busy: false, failed: false, canComplete: false };

/** One model for each state of the step. */
export const ${camel}Models = {
  opened,
  asking: { ...opened, busy: true },
  failed: { ...opened, failed: true },
  answered: { ...opened, canComplete: true },
} as const satisfies Record<string, ${pascal}Model>;
`,
  [`${folder}/${kebab}-step.model.ts`]: `import type { ${pascal}Snapshot } from './${kebab}.machine.js';

/** Maps a snapshot of the machine to the props of the view. */
export const ${camel}Model = (snapshot: ${pascal}Snapshot) => ({
  notes: snapshot.context.draft.notes,
  busy: snapshot.hasTag('busy'),
  failed: snapshot.context.problem !== null,
  canComplete: snapshot.can({ type: 'step.completed' }),
});

export type ${pascal}Model = ReturnType<typeof ${camel}Model>;
`,
  [`${folder}/${kebab}-step.view.tsx`]: `import { Button, Stack, Text, TextArea } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { StepLayout } from '../../view/step-layout.js';
import type { ${pascal}Event } from './${kebab}.machine.js';
import { ${camel}Messages } from './${kebab}.messages.js';
import type { ${pascal}Model } from './${kebab}-step.model.js';

export interface ${pascal}StepViewProps {
  readonly model: ${pascal}Model;
  readonly send: (event: ${pascal}Event) => void;
}

/** View of the step. */
export function ${pascal}StepView({ model, send }: ${pascal}StepViewProps) {
  const messages = useMessages(${camel}Messages);
  return (
    <StepLayout
      step="${camel}"
      title={messages.title}
      introduction={messages.introduction}
      actions={
        <Button
          variant="primary"
          disabled={!model.canComplete}
          onClick={() => send({ type: 'step.completed' })}
        >
          {messages.complete}
        </Button>
      }
    >
      <Stack gap={4}>
        <TextArea
          label={messages.notes}
          value={model.notes}
          onValueChange={(notes) => send({ type: 'notes.changed', notes })}
        />
        {model.failed && <Text role="alert">{messages.failed}</Text>}
        <Button
          busy={model.busy}
          disabled={model.busy}
          onClick={() => send({ type: 'work.requested' })}
        >
          {model.busy ? messages.asking : messages.ask}
        </Button>
      </Stack>
    </StepLayout>
  );
}
`,
  [`${folder}/${kebab}-step.screen.tsx`]: `'use client';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { ${camel}Machine } from './${kebab}.machine.js';
import { ${camel}Model } from './${kebab}-step.model.js';
import { ${pascal}StepView } from './${kebab}-step.view.js';

/** Connects the view to a running machine. */
export function ${pascal}StepScreen({ actor }: { actor: ActorRefFrom<typeof ${camel}Machine> }) {
  const model = useSelector(actor, ${camel}Model, shallowEqual);
  return <${pascal}StepView model={model} send={actor.send} />;
}
`,
  [`${folder}/${kebab}-step.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ${camel}Models } from './${kebab}.fixtures.js';
import { ${pascal}StepView } from './${kebab}-step.view.js';

const meta = {
  title: 'Research flow/${title}',
  component: ${pascal}StepView,
  args: { send: fn() },
} satisfies Meta<typeof ${pascal}StepView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = { args: { model: ${camel}Models.opened } };
export const Asking: Story = { args: { model: ${camel}Models.asking } };
export const Failed: Story = { args: { model: ${camel}Models.failed } };
export const Answered: Story = { args: { model: ${camel}Models.answered } };
`,
  [`${folder}/${kebab}-step.view.test.tsx`]: `import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ${camel}Models } from './${kebab}.fixtures.js';
import { ${camel}Messages } from './${kebab}.messages.js';
import type { ${pascal}Model } from './${kebab}-step.model.js';
import { ${pascal}StepView } from './${kebab}-step.view.js';

const show = (model: ${pascal}Model) => {
  const send = vi.fn();
  render(<${pascal}StepView model={model} send={send} />);
  return send;
};

describe('the step "${title}"', () => {
  it('sends a request on click', async () => {
    const send = show(${camel}Models.opened);
    await userEvent.click(screen.getByRole('button', { name: ${camel}Messages.ask }));
    expect(send).toHaveBeenCalledWith({ type: 'work.requested' });
  });

  it('cannot be completed before there is an answer', () => {
    show(${camel}Models.opened);
    expect(screen.getByRole('button', { name: ${camel}Messages.complete })).toBeDisabled();
  });

  it('shows an error message if the call failed', () => {
    show(${camel}Models.failed);
    expect(screen.getByRole('alert')).toHaveTextContent(${camel}Messages.failed);
  });
});
`,
});

import { FileDrop, Text } from '@spinout/design-system';
import { useMessages } from '../messages/messages-provider.js';
import type { OpenBundleEvent } from './open-bundle.machine.js';
import { openBundleMessages } from './open-bundle.messages.js';
import type { OpenBundleModel } from './open-bundle.model.js';

export interface OpenBundleViewProps {
  /** What it shows; from `openBundleModel`. */
  readonly model: OpenBundleModel;
  /** Takes the events of its machine. */
  readonly send: (event: OpenBundleEvent) => void;
}

/** Where a bundle is chosen or dropped. */
export function OpenBundleView({ model, send }: OpenBundleViewProps) {
  const messages = useMessages(openBundleMessages);
  return (
    <FileDrop
      label={messages.label}
      prompt={messages.prompt}
      hint={messages.hint}
      accept=".zip,application/zip"
      aria-busy={model.busy || undefined}
      onFile={(file) => send({ type: 'file.chosen', file })}
      onRejected={(file) => send({ type: 'file.refused', file })}
      error={model.errorText !== null && <span role="alert">{model.errorText}</span>}
      status={
        <Text as="div" size="ui" role="status">
          {model.statusText}
        </Text>
      }
    />
  );
}

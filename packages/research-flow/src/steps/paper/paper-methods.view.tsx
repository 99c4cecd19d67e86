import { FileIcon, LinkMarkIcon, QuoteIcon, ToggleGroup } from '@spinout/design-system';
import type { UploadMethod } from '@spinout/api-client';
import { useMessages } from '@spinout/flow-kit/react';
import { paperMessages } from './paper.messages.js';
import type { PaperViewProps } from './paper-step.model.js';

const METHODS = [
  ['file', FileIcon],
  ['url', LinkMarkIcon],
  ['text', QuoteIcon],
] as const;

/** Chooses how the paper is provided. */
export function PaperMethods({ model, send }: PaperViewProps) {
  const messages = useMessages(paperMessages);
  return (
    <ToggleGroup<UploadMethod>
      label={messages.methods}
      value={model.method}
      onValueChange={(method) => send({ type: 'method.changed', method })}
      items={METHODS.map(([value, Icon]) => ({
        value,
        label: messages[value],
        icon: <Icon size={16} />,
        // The selected method keeps its style while the others are disabled.
        disabled: model.busy && value !== model.method,
      }))}
    />
  );
}

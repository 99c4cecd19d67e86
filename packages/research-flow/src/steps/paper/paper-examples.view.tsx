import { Button, Heading, Stack } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { Note } from '../../view/note.view.js';
import { paperExamples, type PaperExample } from './paper.examples.js';
import { paperMessages, type PaperMessages } from './paper.messages.js';
import type { PaperViewProps } from './paper-step.model.js';
import { Examples } from './paper-step.styles.js';

const messageNames = {
  'gene-editing': 'geneEditing',
  'drug-discovery': 'drugDiscovery',
} as const satisfies Record<PaperExample['id'], keyof PaperMessages>;

/** Example papers, shown for every upload method. */
export function PaperExamples({
  send,
  disabled,
}: Pick<PaperViewProps, 'send'> & { readonly disabled: boolean }) {
  const messages = useMessages(paperMessages);
  return (
    <Examples data-part="paper-examples">
      <Stack gap={1}>
        <Heading level={3} size="ui">
          {messages.examples}
        </Heading>
        <Note>{messages.examplesNote}</Note>
      </Stack>
      <Stack gap={2} align="start">
        {paperExamples.map((example) => (
          <Button
            key={example.id}
            size="sm"
            disabled={disabled}
            onClick={() => send({ type: 'example.chosen', example })}
          >
            {messages[messageNames[example.id]]}
          </Button>
        ))}
      </Stack>
    </Examples>
  );
}

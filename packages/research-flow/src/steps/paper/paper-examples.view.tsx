import { Button, Heading, Stack, Text } from '@spinout/design-system';
import { paperExamples, type PaperExample } from './paper.examples.js';
import type { PaperMessages } from './paper.messages.js';
import type { PaperStepViewProps } from './paper-step.view.js';
import { Examples } from './paper-step.styles.js';

const messageNames = {
  'gene-editing': 'geneEditing',
  'drug-discovery': 'drugDiscovery',
} as const satisfies Record<PaperExample['id'], keyof PaperMessages>;

/** Example papers, shown for every upload method. */
export function PaperExamples({
  send,
  messages,
  disabled,
}: Pick<PaperStepViewProps, 'send' | 'messages'> & { readonly disabled: boolean }) {
  return (
    <Examples>
      <Stack gap={1}>
        <Heading level={3} size="ui">
          {messages.examples}
        </Heading>
        <Text size="sm" tone="muted">
          {messages.examplesNote}
        </Text>
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

import { ArrowRightIcon, Button, fill, OriginBadge, Stack, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import example from './example-result.json' with { type: 'json' };
import { Caption, Entry, Figure, Margin, Marked, Page } from './example-result.styles.js';
import { landingMessages } from './landing.messages.js';

interface ExampleResultProps {
  /** Opens the flow with the example. @default no button */
  readonly onOpen?: ((id: string) => void) | undefined;
}

/** What the engine generates from an example text: a hypothesis and the passage that it rests on. */
export function ExampleResult({ onOpen }: ExampleResultProps) {
  const messages = useMessages(landingMessages);
  const { example: labels } = messages;
  return (
    <Figure>
      <Page>
        <Margin>{labels.hypothesis}</Margin>
        <Entry data-first="">
          <Stack gap={2}>
            <Text face="serif" size="lg" lang="en">
              {example.statement}
            </Text>
            <Text size="sm" tone="muted">
              {labels.kind}
            </Text>
          </Stack>
        </Entry>
        <Margin>{labels.passage}</Margin>
        <Entry>
          <Text face="serif" lang="en">
            <Marked>{fill(labels.quote, { text: example.quote })}</Marked>
          </Text>
        </Entry>
        <Margin>{labels.source}</Margin>
        <Entry data-last="">
          <Stack gap={3} align="start">
            <Text size="sm" tone="muted" lang="en">
              {example.title}
            </Text>
            {onOpen && (
              <Button
                size="sm"
                iconAfter={<ArrowRightIcon size={16} />}
                onClick={() => onOpen(example.id)}
              >
                {labels.open}
              </Button>
            )}
          </Stack>
        </Entry>
      </Page>
      <Caption>
        <OriginBadge origin="computed" label={labels.computed} /> {labels.caption}
      </Caption>
    </Figure>
  );
}

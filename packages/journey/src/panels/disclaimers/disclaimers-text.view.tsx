import { Cluster, Grid, Heading, OriginBadge, Skeleton, Stack, Text } from '@spinout/design-system';
import { UncontrolledDisclosure } from '@spinout/flow-kit/react';
import type { DisclaimersMessages } from './disclaimers.messages.js';
import type { DisclaimersModel } from './disclaimers.model.js';
import { Entry } from './disclaimers.styles.js';

interface DisclaimersTextProps {
  readonly model: DisclaimersModel;
  readonly messages: DisclaimersMessages;
  /** Label of disclaimers that come with the page. */
  readonly builtInLabel: string;
  /** Whether long texts are collapsed. @default false */
  readonly isCollapsible?: boolean | undefined;
}

/** The disclaimers and their source. */
export function DisclaimersText({
  model,
  messages,
  builtInLabel,
  isCollapsible = false,
}: DisclaimersTextProps) {
  return (
    <>
      <Grid column="narrow" stretch gap={8} rowGap={4} align="start">
        {model.entries.map(({ id, title, content, isLong }) =>
          isCollapsible && isLong && title !== '' ? (
            <Entry key={id} data-collapsible>
              <UncontrolledDisclosure label={title}>
                <Text size="ui">{content}</Text>
              </UncontrolledDisclosure>
            </Entry>
          ) : (
            <Entry key={id}>
              {title !== '' && (
                <Heading level={3} size="ui">
                  {title}
                </Heading>
              )}
              <Text size="ui">{content}</Text>
            </Entry>
          ),
        )}
      </Grid>
      {model.isBuiltIn && (
        <Cluster gap={2}>
          <OriginBadge origin="fallback" label={builtInLabel} />
          <Text size="sm" tone="muted">
            {messages.builtInNote}
          </Text>
        </Cluster>
      )}
    </>
  );
}

/** All disclaimers in full, without a button. The page provides the heading. */
export function DisclaimersFullView(props: Omit<DisclaimersTextProps, 'isCollapsible'>) {
  const { model, messages } = props;
  if (model.phase === 'waiting' || model.phase === 'expected') {
    return (
      <Stack gap={3} role="status" aria-label={messages.loading}>
        <Skeleton shape="title" inlineSize="30%" />
        <Skeleton inlineSize="70%" />
        <Skeleton inlineSize="60%" />
      </Stack>
    );
  }
  return (
    <Stack gap={6}>
      <DisclaimersText {...props} />
      {model.lastUpdatedText !== null && (
        <Text size="sm" tone="muted">
          {model.lastUpdatedText}
        </Text>
      )}
    </Stack>
  );
}

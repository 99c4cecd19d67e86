import {
  Badge,
  Button,
  Card,
  Cluster,
  fill,
  Heading,
  Split,
  Stack,
  Text,
} from '@spinout/design-system';
import { UncontrolledDisclosure } from '@spinout/flow-kit/react';
import { useId } from 'react';
import { HypothesisComparison } from './hypothesis-comparison.view.js';
import { kindLabels } from './hypothesis-labels.js';
import type { HypothesisMessages } from './hypothesis.messages.js';
import type { HypothesisStepViewProps } from './hypothesis-step.view.js';
import type { ListedHypothesis } from './list-hypotheses.js';

interface HypothesisListProps extends Pick<HypothesisStepViewProps, 'model' | 'send' | 'messages'> {
  /** Called when one of them is chosen. */
  readonly onChoose: () => void;
}

/** All hypotheses to choose from; nothing if there is no other one. */
export function HypothesisList({ model, send, messages, onChoose }: HypothesisListProps) {
  const titleId = useId();
  const { listed, pair, hasPreferences } = model;
  if (listed.every(({ isShown }) => isShown)) return null;
  const choose = ({ event }: ListedHypothesis) => {
    onChoose();
    send(event);
  };
  return (
    <Card as="section" variant="outlined" padding="lg" aria-labelledby={titleId}>
      <Stack gap={4}>
        <Heading level={3} size="md" id={titleId}>
          {messages.others}
        </Heading>
        <Stack as="ol" gap={4} aria-labelledby={titleId} style={{ margin: 0, padding: 0 }}>
          {listed.map((each) => (
            <ListItem key={each.key} {...{ listed: each, messages, choose }} />
          ))}
        </Stack>
        {(pair !== null || hasPreferences) && (
          <UncontrolledDisclosure label={messages.rather}>
            <HypothesisComparison pair={pair} send={send} messages={messages} />
          </UncontrolledDisclosure>
        )}
      </Stack>
    </Card>
  );
}

interface ListItemProps {
  readonly listed: ListedHypothesis;
  readonly messages: HypothesisMessages;
  readonly choose: (listed: ListedHypothesis) => void;
}

function ListItem({ listed, messages, choose }: ListItemProps) {
  const { kind, statement, passages, proposedBy, isShown } = listed;
  return (
    <Split as="li" from="sm" rowGap={2} align="center" aria-current={isShown || undefined}>
      <Stack gap={1}>
        <Cluster gap={2}>
          <Badge>{kindLabels(messages)[kind]}</Badge>
          <Text as="span" size="sm" tone="muted" figures="tabular">
            {passagesText(passages, messages)}
          </Text>
          {proposedBy !== undefined && (
            <Text as="span" size="sm" tone="muted">
              {fill(messages.proposedBy, { name: proposedBy })}
            </Text>
          )}
        </Cluster>
        <Text face="serif">{statement}</Text>
      </Stack>
      <Cluster>
        {isShown ? (
          <Text as="span" size="sm" tone="muted">
            {messages.shownAbove}
          </Text>
        ) : (
          <Button
            size="sm"
            aria-label={fill(messages.showHypothesis, { statement })}
            onClick={() => choose(listed)}
          >
            {messages.show}
          </Button>
        )}
      </Cluster>
    </Split>
  );
}

const passagesText = (count: number, messages: HypothesisMessages): string => {
  if (count === 0) return messages.noPassages;
  return count === 1 ? messages.onePassage : fill(messages.passages, { count });
};

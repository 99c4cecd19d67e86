import {
  Badge,
  Button,
  Cluster,
  fill,
  fillPlural,
  Grid,
  Split,
  Stack,
  Text,
} from '@spinout/design-system';
import {
  UncontrolledDisclosure,
  useFocusAfter,
  useLocale,
  useMessages,
} from '@spinout/flow-kit/react';
import { Note } from '../../view/note.view.js';
import { SectionCard } from '../../view/section.view.js';
import { KIND_MESSAGES } from './hypothesis-labels.js';
import { hypothesisMessages } from './hypothesis.messages.js';
import type { HypothesisViewProps } from './hypothesis-step.model.js';
import type { ListedHypothesis } from './list-hypotheses.js';

interface HypothesisListProps extends Pick<HypothesisViewProps, 'model' | 'send'> {
  /** Called when one of them is chosen. */
  readonly onChoose: () => void;
}

/** All hypotheses to choose from; nothing if there is no other one. */
export function HypothesisList({ model, send, onChoose }: HypothesisListProps) {
  const messages = useMessages(hypothesisMessages);
  const { listed, pair, hasPreferences } = model;
  if (listed.every(({ isShown }) => isShown)) return null;
  const choose = ({ event }: ListedHypothesis) => {
    onChoose();
    send(event);
  };
  return (
    <SectionCard title={messages.others} size="md">
      <Stack as="ol" gap={4} aria-label={messages.others}>
        {listed.map((each) => (
          <ListItem key={each.key} listed={each} choose={choose} />
        ))}
      </Stack>
      {(pair !== null || hasPreferences) && (
        <UncontrolledDisclosure label={messages.rather}>
          <HypothesisComparison pair={pair} send={send} />
        </UncontrolledDisclosure>
      )}
    </SectionCard>
  );
}

interface ListItemProps {
  readonly listed: ListedHypothesis;
  readonly choose: (listed: ListedHypothesis) => void;
}

function ListItem({ listed, choose }: ListItemProps) {
  const messages = useMessages(hypothesisMessages);
  const locale = useLocale();
  const { kind, statement, passages, proposedBy, isShown } = listed;
  return (
    <Split as="li" from="md" rowGap={2} align="center" aria-current={isShown || undefined}>
      <Stack gap={1}>
        <Cluster gap={2}>
          <Badge>{messages[KIND_MESSAGES[kind]]}</Badge>
          <Note as="span" figures="tabular">
            {passages === 0 ? messages.noPassages : fillPlural(messages.passages, passages, locale)}
          </Note>
          {proposedBy !== undefined && (
            <Note as="span">{fill(messages.proposedBy, { name: proposedBy })}</Note>
          )}
        </Cluster>
        <Text face="serif">{statement}</Text>
      </Stack>
      <Cluster>
        {isShown ? (
          <Note as="span">{messages.shownAbove}</Note>
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

interface HypothesisComparisonProps extends Pick<HypothesisViewProps, 'send'> {
  readonly pair: HypothesisViewProps['model']['pair'];
}

/** Two hypotheses, of which the user picks the one to test first. */
function HypothesisComparison({ pair, send }: HypothesisComparisonProps) {
  const messages = useMessages(hypothesisMessages);
  const end = useFocusAfter<HTMLParagraphElement>(pair !== null);
  if (pair === null) {
    return (
      <Text ref={end} tabIndex={-1} size="ui">
        {messages.allCompared}
      </Text>
    );
  }
  const [first, second] = pair;
  return (
    <Stack gap={3}>
      <Note size="ui">{messages.ratherHint}</Note>
      <Grid columns={2} gap={8} rowGap={6} align="start">
        {[
          { preferred: first, other: second },
          { preferred: second, other: first },
        ].map(({ preferred, other }, index) => (
          // By position, so that the focus stays on the button when the next pair is shown.
          <Stack gap={2} key={index}>
            <Text face="serif">{preferred.statement}</Text>
            <div>
              <Button
                size="sm"
                aria-label={fill(messages.ratherTestHypothesis, {
                  statement: preferred.statement,
                })}
                onClick={() =>
                  send({ type: 'preference.stated', preferred: preferred.key, other: other.key })
                }
              >
                {messages.ratherTest}
              </Button>
            </div>
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}

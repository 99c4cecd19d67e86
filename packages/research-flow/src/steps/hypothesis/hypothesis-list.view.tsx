import {
  Badge,
  Button,
  Card,
  Cluster,
  fill,
  fillPlural,
  Grid,
  Heading,
  Stack,
  Text,
} from '@spinout/design-system';
import {
  UncontrolledDisclosure,
  useFocusAfter,
  useLocale,
  useMessages,
} from '@spinout/flow-kit/react';
import { QuoteText } from '../../evidence/quote-text.js';
import { forwardRef, useId, type Ref } from 'react';
import { Note } from '../../view/note.view.js';
import { KIND_MESSAGES } from './hypothesis-labels.js';
import { hypothesisMessages } from './hypothesis.messages.js';
import type { HypothesisViewProps } from './hypothesis-step.model.js';
import { Candidate, Candidates, TallyMarks } from './hypothesis-list.styles.js';
import type { ListedHypothesis } from './list-hypotheses.js';

interface HypothesisListProps extends Pick<HypothesisViewProps, 'model' | 'send'> {
  /** Called when one of them is chosen. */
  readonly onChoose: () => void;
}

/** Whether there are hypotheses besides the one on the card. */
export const hasOtherHypotheses = ({ listed }: HypothesisListProps['model']): boolean =>
  listed.some(({ isShown }) => !isShown);

/** All hypotheses to choose from. */
export const HypothesisList = forwardRef(function HypothesisList(
  { model, send, onChoose }: HypothesisListProps,
  ref: Ref<HTMLElement>,
) {
  const messages = useMessages(hypothesisMessages);
  const titleId = useId();
  const { listed, pair, hasPreferences } = model;
  const choose = ({ event }: ListedHypothesis) => {
    onChoose();
    send(event);
  };
  return (
    <Card
      data-part="hypothesis-list"
      as="section"
      padding="lg"
      ref={ref as Ref<HTMLDivElement>}
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <Stack>
        <Heading level={3} size="md" id={titleId}>
          {messages.others}
        </Heading>
        <Candidates role="list" aria-label={messages.others}>
          {listed.map((each) => (
            <ListItem key={each.key} listed={each} choose={choose} />
          ))}
        </Candidates>
        {(pair !== null || hasPreferences) && (
          <UncontrolledDisclosure label={messages.rather}>
            <HypothesisComparison pair={pair} send={send} />
          </UncontrolledDisclosure>
        )}
      </Stack>
    </Card>
  );
});

interface ListItemProps {
  readonly listed: ListedHypothesis;
  readonly choose: (listed: ListedHypothesis) => void;
}

function ListItem({ listed, choose }: ListItemProps) {
  const messages = useMessages(hypothesisMessages);
  const { statement, isShown } = listed;
  return (
    <Candidate aria-current={isShown || undefined}>
      <ListFacts listed={listed} />
      <QuoteText weight={isShown ? 'medium' : undefined}>{statement}</QuoteText>
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
    </Candidate>
  );
}

/** What two hypotheses can be compared by: where they come from, and how many passages they have. */
function ListFacts({ listed }: Pick<ListItemProps, 'listed'>) {
  const messages = useMessages(hypothesisMessages);
  const locale = useLocale();
  const { kind, passages, proposedBy } = listed;
  return (
    <Stack gap={1} align="start">
      <Badge>{messages[KIND_MESSAGES[kind]]}</Badge>
      <Cluster gap={2} rowGap={1}>
        <Tally passages={passages} />
        <Note as="span" figures="tabular">
          {passages === 0 ? messages.noPassages : fillPlural(messages.passages, passages, locale)}
        </Note>
      </Cluster>
      {proposedBy !== undefined && (
        <Note as="span">{fill(messages.proposedBy, { name: proposedBy })}</Note>
      )}
    </Stack>
  );
}

/** Marks beyond these would not be counted at a glance. */
const MAX_MARKS = 6;

/** One mark per passage, beside their number. */
const Tally = ({ passages }: Pick<ListedHypothesis, 'passages'>) =>
  passages === 0 ? null : (
    <TallyMarks aria-hidden="true">
      {Array.from({ length: Math.min(passages, MAX_MARKS) }, (_, index) => (
        <span key={index} />
      ))}
    </TallyMarks>
  );

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
            <QuoteText>{preferred.statement}</QuoteText>
            <ListFacts listed={preferred} />
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

import type { Claim } from '@spinout/api-client';
import { Banner, Button, Card, Heading, Stack, Text, fill } from '@spinout/design-system';
import { forwardRef, useId, useRef, type Ref } from 'react';
import { ClaimList } from '../../evidence/claim-list.view.js';
import type { HypothesisStepViewProps } from './hypothesis-step.view.js';
import { Ruled } from './hypothesis-step.styles.js';
import { MAX_OWN_CHARACTERS } from './own-hypothesis.js';
import { OwnHypothesisFields } from './own-hypothesis.view.js';

type NoHypothesisProps = Pick<HypothesisStepViewProps, 'model' | 'send' | 'messages'>;

/** Shown if no source supports a hypothesis: the reason, open questions to start from, and a field for the user's own hypothesis. */
export const NoHypothesis = forwardRef(function NoHypothesis(
  { model, send, messages }: NoHypothesisProps,
  ref: Ref<HTMLElement>,
) {
  const titleId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { unsupported, hypothesis, paperAnalysis } = model;
  const { gaps = [], findings = [] } = paperAnalysis ?? {};
  const startFrom = ({ text }: Claim) => {
    send({ type: 'own.changed', text: text.slice(0, MAX_OWN_CHARACTERS) });
    field.current?.focus();
  };
  const sharedProps = { pastedPaper: model.pastedPaper, messages, startFrom };
  const hasStartingPoints = gaps.length + findings.length > 0;
  return (
    <Card
      as="section"
      variant="elevated"
      padding="lg"
      ref={ref as Ref<HTMLDivElement>}
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <Stack gap={6}>
        <Stack gap={3}>
          <Heading level={3} id={titleId}>
            {hasStartingPoints ? messages.chooseStart : messages.unsupported}
          </Heading>
          <Banner tone="info">
            {unsupported !== null && unsupported !== '' && <Text>{unsupported}</Text>}
            <Text>
              {hasStartingPoints ? messages.unsupportedHelp : messages.unsupportedWithoutPaper}
            </Text>
            {hypothesis && <Text>{messages.earlierHypothesis}</Text>}
          </Banner>
        </Stack>
        <StartingPoints
          title={messages.openQuestions}
          claims={gaps.filter(({ is_background }) => is_background !== true)}
          {...sharedProps}
        />
        <StartingPoints title={messages.reportedEffects} claims={findings} {...sharedProps} />
        <StartingPoints
          title={messages.backgroundGaps}
          claims={gaps.filter(({ is_background }) => is_background === true)}
          {...sharedProps}
        />
        <Ruled>
          <OwnHypothesisFields ref={field} {...{ model, send, messages }} />
        </Ruled>
      </Stack>
    </Card>
  );
});

interface StartingPointsProps extends Pick<NoHypothesisProps['model'], 'pastedPaper'> {
  readonly title: string;
  readonly claims: readonly Claim[];
  readonly messages: NoHypothesisProps['messages'];
  readonly startFrom: (claim: Claim) => void;
}

function StartingPoints({ title, claims, pastedPaper, messages, startFrom }: StartingPointsProps) {
  if (claims.length === 0) return null;
  return (
    <Stack as="section" gap={2}>
      <Heading level={4} size="ui">
        {title}
      </Heading>
      <ClaimList
        label={title}
        claims={claims}
        pastedPaper={pastedPaper}
        action={(claim) => (
          <Button
            size="sm"
            aria-label={fill(messages.startFromClaim, { claim: claim.text })}
            onClick={() => startFrom(claim)}
          >
            {messages.startFrom}
          </Button>
        )}
      />
    </Stack>
  );
}

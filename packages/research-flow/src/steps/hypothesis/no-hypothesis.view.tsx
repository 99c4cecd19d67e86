import type { StartingPoint } from '@spinout/api-client';
import { Card, Disclosure, Heading, Stack, Text, fill, formatNumber } from '@spinout/design-system';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { forwardRef, useId, useState, type Ref } from 'react';
import { ClaimList, type ClaimListProps } from '../../evidence/claim-list.view.js';
import { sentenceLanguageOf } from '../../evidence/sentence-language.js';
import { ClaimSection } from './card-lists.view.js';
import { ExtensionSection } from './extension-section.view.js';
import type { HypothesisViewProps } from './hypothesis-step.model.js';
import { OwnHypothesisFields } from './own-hypothesis.view.js';
import { hypothesisMessages } from './hypothesis.messages.js';
import { StartButton } from './start-button.view.js';

interface CollapsedClaimsProps extends Omit<ClaimListProps, 'label'> {
  readonly title: string;
}

/** Sentences that are worth less as a start than those above them; nothing without any. */
function CollapsedClaims({ title, claims, ...rest }: CollapsedClaimsProps) {
  const messages = useMessages(hypothesisMessages);
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  if (claims.length === 0) return null;
  return (
    <Disclosure
      label={fill(messages.sectionWithCount, {
        title,
        count: formatNumber(claims.length, locale),
      })}
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      <ClaimList label={title} claims={claims} {...rest} />
    </Disclosure>
  );
}

/** Shown if no source supports a hypothesis: the reason, a field for the user's own hypothesis, and sentences of the paper to start from. */
export const NoHypothesis = forwardRef(function NoHypothesis(
  { model, send }: HypothesisViewProps,
  ref: Ref<HTMLElement>,
) {
  const messages = useMessages(hypothesisMessages);
  const titleId = useId();
  const { unsupported, hypothesis, paperAnalysis } = model;
  const { gaps = [], findings = [], extensions = [] } = paperAnalysis ?? {};
  const sharedProps = {
    pastedPaper: model.pastedPaper,
    lang: sentenceLanguageOf(paperAnalysis),
    action: (claim: StartingPoint) => (
      <StartButton
        claim={claim.text}
        onClick={() => send({ type: 'start.chosen', start: claim })}
      />
    ),
  };
  const hasStartingPoints = gaps.length + findings.length + extensions.length > 0;
  // A topic that the paper suggested is one of its questions: the person has chosen it already.
  const isTopic = ({ text, title }: (typeof gaps)[number]) => [text, title].includes(model.topic);
  const open = gaps.filter(({ is_background }) => is_background !== true);
  const ownFields = <OwnHypothesisFields model={model} send={send} />;
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
        <Stack gap={2}>
          <Heading level={3} id={titleId}>
            {hasStartingPoints ? messages.chooseStart : messages.unsupported}
          </Heading>
          <Stack gap={1} role="status">
            {unsupported !== null && unsupported !== '' && <Text>{unsupported}</Text>}
            <Text>
              {hasStartingPoints ? messages.unsupportedHelp : messages.unsupportedWithoutPaper}
            </Text>
            {hypothesis && <Text>{messages.earlierHypothesis}</Text>}
          </Stack>
        </Stack>
        {!hasStartingPoints && ownFields}
        <ClaimSection
          title={messages.openQuestions}
          claims={[...open.filter(isTopic), ...open.filter((gap) => !isTopic(gap))]}
          {...sharedProps}
        />
        <ExtensionSection model={model} send={send} />
        {[
          { title: messages.reportedEffects, claims: findings },
          {
            title: messages.backgroundGaps,
            claims: gaps.filter(({ is_background }) => is_background === true),
          },
        ].map((section) =>
          open.length > 0 ? (
            <CollapsedClaims key={section.title} {...section} {...sharedProps} />
          ) : (
            <ClaimSection key={section.title} {...section} {...sharedProps} />
          ),
        )}
        {hasStartingPoints && ownFields}
      </Stack>
    </Card>
  );
});

import type { StartingPoint } from '@spinout/api-client';
import { fill, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { useState } from 'react';
import { QuoteText } from '../../evidence/quote-text.js';
import { SentenceWithSource } from '../../evidence/source-button.view.js';
import { SectionCard } from '../../view/section-card.view.js';
import { CardSection } from '../../view/section.view.js';
import { HypothesisEditForm } from './hypothesis-edit-form.view.js';
import { MISSING_HINT_MESSAGES } from './hypothesis-labels.js';
import type { HypothesisForm, HypothesisParts } from './hypothesis-parts.js';
import {
  choicesFor,
  findFirstEmpty,
  isChangedStart,
  isChosen,
  originOfPart,
} from './hypothesis-start.js';
import type { HypothesisViewProps } from './hypothesis-step.model.js';
import { hypothesisMessages } from './hypothesis.messages.js';

interface HypothesisStartProps extends Pick<HypothesisViewProps, 'send'> {
  readonly form: HypothesisForm;
  /** The sentence of the paper that the hypothesis starts from. */
  readonly start: StartingPoint;
  /** BCP 47 tag of the language of the sentence. @default not known */
  readonly lang?: string | undefined;
  readonly canSave: boolean;
}

/** A form that turns a sentence of the paper into a hypothesis: each part with its words in the paper, or what is missing. */
export function HypothesisStart({ form, start, lang, canSave, send }: HypothesisStartProps) {
  const messages = useMessages(hypothesisMessages);
  // Where it is at first; it does not move while the person types.
  const [focused] = useState(() => findFirstEmpty(form));
  const hintOf = (name: keyof HypothesisParts) => {
    const origin = originOfPart(start, form, name);
    if (origin === undefined) return messages[MISSING_HINT_MESSAGES[name]];
    const quote = start.parts?.[name]?.evidence[0]?.quote;
    if (origin === 'paper' && quote !== undefined) return fill(messages.partFromPaper, { quote });
    return isChosen(start, form, name) ? messages.partChosen : messages.partFromUser;
  };
  return (
    <SectionCard title={messages.startTitle} variant="elevated" gap={6}>
      <CardSection title={messages.startSentence}>
        <QuoteText lang={lang}>
          <SentenceWithSource evidence={start.evidence[0]}>{start.text}</SentenceWithSource>
        </QuoteText>
      </CardSection>
      <Text>{start.parts ? messages.startPartsFound : messages.startPartsMissing}</Text>
      <HypothesisEditForm
        form={form}
        claims={[start]}
        canSave={canSave}
        saysNeeded={isChangedStart(start, form)}
        focused={focused}
        hintOf={hintOf}
        choicesOf={(name) => choicesFor(start, form, name)}
        statementHint={messages.statementFromParts}
        note={messages.startUnrated}
        cancelLabel={messages.chooseOtherStart}
        send={send}
      />
    </SectionCard>
  );
}

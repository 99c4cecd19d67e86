import type { Claim } from '@spinout/api-client';
import { TEXT_PARTS } from '@spinout/domain/hypothesis-statement';
import { useMessages } from '@spinout/flow-kit/react';
import { SectionCard } from '../../view/section-card.view.js';
import { HypothesisEditForm } from './hypothesis-edit-form.view.js';
import type { HypothesisForm } from './hypothesis-parts.js';
import type { HypothesisViewProps } from './hypothesis-step.model.js';
import { hypothesisMessages } from './hypothesis.messages.js';

interface HypothesisEditorProps extends Pick<HypothesisViewProps, 'send'> {
  readonly form: HypothesisForm;
  /** The passages of the hypothesis, which stay. */
  readonly claims: readonly Claim[];
  readonly canSave: boolean;
}

/** A form for the parts of a hypothesis and its sentence, with the check beside it. */
export function HypothesisEditor(props: HypothesisEditorProps) {
  const messages = useMessages(hypothesisMessages);
  return (
    <SectionCard title={messages.edit} variant="elevated" gap={6}>
      <HypothesisEditForm
        {...props}
        focused={TEXT_PARTS[0]}
        note={messages.editUnrated}
        cancelLabel={messages.cancel}
      />
    </SectionCard>
  );
}

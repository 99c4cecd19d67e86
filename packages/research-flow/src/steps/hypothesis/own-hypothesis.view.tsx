import { ArrowRightIcon, Button, Cluster, Stack, TextArea } from '@spinout/design-system';
import { focusOnMount, UncontrolledDisclosure, useMessages } from '@spinout/flow-kit/react';
import { forwardRef, type ReactNode, type Ref } from 'react';
import { Note } from '../../view/note.view.js';
import { SectionCard } from '../../view/section-card.view.js';
import { HypothesisCheck } from './hypothesis-check.view.js';
import { HypothesisFields } from './hypothesis-fields.view.js';
import type { HypothesisViewProps } from './hypothesis-step.model.js';
import { MAX_OWN_CHARACTERS } from './own-hypothesis.js';
import { hypothesisMessages } from './hypothesis.messages.js';

const OWN_PARTS = ['factor', 'comparator', 'outcome'] as const;

interface OwnHypothesisFieldsProps extends HypothesisViewProps {
  /** The buttons below. @default none: they are in the bar of the step */
  readonly actions?: ReactNode;
}

/** The fields for the user's own hypothesis, with the check beside them. */
export const OwnHypothesisFields = forwardRef(function OwnHypothesisFields(
  { model, send, actions }: OwnHypothesisFieldsProps,
  ref: Ref<HTMLTextAreaElement>,
) {
  const messages = useMessages(hypothesisMessages);
  const { own, ownParts } = model;
  return (
    <Stack gap={3}>
      <TextArea
        ref={ref}
        label={messages.own}
        hint={messages.ownHint}
        rows={2}
        maxLength={MAX_OWN_CHARACTERS}
        value={own}
        onValueChange={(text) => send({ type: 'own.changed', text })}
      />
      <UncontrolledDisclosure
        label={messages.ownParts}
        startsOpen={OWN_PARTS.some((name) => ownParts[name] !== '')}
      >
        <HypothesisFields
          parts={ownParts}
          fields={OWN_PARTS}
          onChange={(field, text) => send({ type: 'own.partChanged', field, text })}
        />
      </UncontrolledDisclosure>
      {own.trim() !== '' && (
        <HypothesisCheck hypothesis={{ statement: own, structure: ownParts }} />
      )}
      <Note size="ui">{messages.ownUnrated}</Note>
      {actions}
    </Stack>
  );
});

/** A card to write an own hypothesis at any time. */
export function OwnHypothesis(props: HypothesisViewProps) {
  const { model, send } = props;
  const messages = useMessages(hypothesisMessages);
  return (
    <SectionCard title={messages.writeOwn} variant="elevated">
      <OwnHypothesisFields
        ref={focusOnMount}
        {...props}
        actions={
          <Cluster gap={3}>
            <Button
              variant="primary"
              iconAfter={<ArrowRightIcon size={16} />}
              disabled={!model.canUseOwn}
              onClick={() => send({ type: 'own.chosen' })}
            >
              {messages.useOwn}
            </Button>
            <Button variant="quiet" onClick={() => send({ type: 'own.cancelled' })}>
              {messages.cancel}
            </Button>
          </Cluster>
        }
      />
    </SectionCard>
  );
}

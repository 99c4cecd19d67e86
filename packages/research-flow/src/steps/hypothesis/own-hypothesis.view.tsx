import {
  ArrowRightIcon,
  Button,
  Card,
  Cluster,
  Heading,
  Stack,
  Text,
  TextArea,
} from '@spinout/design-system';
import { focusOnMount, UncontrolledDisclosure } from '@spinout/flow-kit/react';
import { forwardRef, useId, type Ref } from 'react';
import { HypothesisCheck } from './hypothesis-check.view.js';
import { HypothesisFields } from './hypothesis-fields.view.js';
import type { HypothesisStepViewProps } from './hypothesis-step.view.js';
import { MAX_OWN_CHARACTERS } from './own-hypothesis.js';

type OwnHypothesisProps = Pick<HypothesisStepViewProps, 'model' | 'send' | 'messages'>;

const OWN_PARTS = ['factor', 'comparator', 'outcome'] as const;

/** The fields for the user's own hypothesis, with the check beside them. */
export const OwnHypothesisFields = forwardRef(function OwnHypothesisFields(
  { model, send, messages }: OwnHypothesisProps,
  ref: Ref<HTMLTextAreaElement>,
) {
  const { own, ownParts } = model;
  return (
    <Stack gap={3}>
      <TextArea
        ref={ref}
        label={messages.own}
        hint={messages.ownHint}
        rows={3}
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
          messages={messages}
          onChange={(field, text) => send({ type: 'own.partChanged', field, text })}
        />
      </UncontrolledDisclosure>
      {own.trim() !== '' && (
        <HypothesisCheck hypothesis={{ statement: own, structure: ownParts }} messages={messages} />
      )}
      <Text size="ui" tone="muted">
        {messages.ownUnrated}
      </Text>
      <Cluster gap={3}>
        <Button
          variant="primary"
          iconAfter={<ArrowRightIcon size={16} />}
          disabled={!model.canUseOwn}
          onClick={() => send({ type: 'own.chosen' })}
        >
          {messages.useOwn}
        </Button>
        {model.isWritingOwn && (
          <Button variant="quiet" onClick={() => send({ type: 'own.cancelled' })}>
            {messages.cancel}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
});

/** A card to write an own hypothesis at any time. */
export function OwnHypothesis(props: OwnHypothesisProps) {
  const titleId = useId();
  return (
    <Card as="section" variant="elevated" padding="lg" aria-labelledby={titleId}>
      <Stack gap={4}>
        <Heading level={3} id={titleId}>
          {props.messages.writeOwn}
        </Heading>
        <OwnHypothesisFields ref={focusOnMount} {...props} />
      </Stack>
    </Card>
  );
}

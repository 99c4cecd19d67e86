import { Stack, SuccessIcon, Text, WarningIcon } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { useContext } from 'react';
import { CardSection } from '../../view/section.view.js';
import { findMissingParts, type HypothesisToCheck } from './check-hypothesis.js';
import { MISSING_PART_MESSAGES } from './hypothesis-labels.js';
import { hypothesisMessages } from './hypothesis.messages.js';
import { ProofContext } from './proof-context.js';
import { CheckLine, ShortCheck } from './hypothesis-step.styles.js';

/** What the hypothesis lacks, one line each, or that it is complete. */
export function HypothesisCheck({ hypothesis }: { readonly hypothesis: HypothesisToCheck }) {
  const messages = useMessages(hypothesisMessages);
  const isForProof = useContext(ProofContext);
  const missing = findMissingParts({ ...hypothesis, isForProof });
  return (
    <CardSection title={messages.check}>
      {missing.length === 0 ? (
        <CheckLine as="div" data-tone="success">
          <SuccessIcon size={16} />
          <Text as="span" size="ui">
            {isForProof ? messages.checkCompleteForProof : messages.checkComplete}
          </Text>
        </CheckLine>
      ) : (
        <Stack as="ul" gap={1} aria-label={messages.check}>
          {missing.map((part) => (
            <CheckLine key={part} data-tone="warning">
              <WarningIcon size={16} />
              <Text as="span" size="ui">
                {messages[MISSING_PART_MESSAGES[part]]}
              </Text>
            </CheckLine>
          ))}
        </Stack>
      )}
    </CardSection>
  );
}

/** The same in a line above the buttons of a form on a phone, where the check itself is further down. */
export function CheckInShort({ hypothesis }: { readonly hypothesis: HypothesisToCheck }) {
  const messages = useMessages(hypothesisMessages);
  const isForProof = useContext(ProofContext);
  const missing = findMissingParts({ ...hypothesis, isForProof });
  const complete = isForProof ? messages.checkCompleteForProof : messages.checkComplete;
  return (
    <ShortCheck aria-hidden="true">
      {missing.length === 0
        ? complete
        : missing.map((part) => messages[MISSING_PART_MESSAGES[part]]).join(' ')}
    </ShortCheck>
  );
}

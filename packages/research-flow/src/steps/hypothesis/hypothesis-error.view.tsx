import { Button, RefreshIcon, Stack, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import type { RefObject } from 'react';
import { problemMessages } from '../../problems/problem.messages.js';
import { problemText, type Problem } from '../../problems/problem.js';
import type { HypothesisViewProps } from './hypothesis-step.model.js';
import { ErrorBox } from './hypothesis-step.styles.js';
import { hypothesisMessages } from './hypothesis.messages.js';

interface HypothesisErrorProps extends Pick<HypothesisViewProps, 'send'> {
  readonly problem: Problem;
  /** Whether an earlier hypothesis is still shown. */
  readonly earlierHypothesisSaved: boolean;
  /** Receives the focus when the request fails. */
  readonly retry: RefObject<HTMLElement | null>;
}

export function HypothesisError({
  problem,
  earlierHypothesisSaved,
  retry,
  send,
}: HypothesisErrorProps) {
  const messages = useMessages(hypothesisMessages);
  const problemTexts = useMessages(problemMessages);
  return (
    <ErrorBox role="group" aria-label={messages.error}>
      <Stack gap={1}>
        <Text weight="medium">{problemText(problem, problemTexts)}</Text>
        {earlierHypothesisSaved && <Text size="ui">{messages.earlierHypothesisSaved}</Text>}
      </Stack>
      <Button
        ref={retry as RefObject<HTMLButtonElement>}
        variant={earlierHypothesisSaved ? 'secondary' : 'primary'}
        icon={<RefreshIcon size={16} />}
        onClick={() => send({ type: 'generation.requested' })}
      >
        {messages.tryAgain}
      </Button>
    </ErrorBox>
  );
}

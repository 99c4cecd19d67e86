import { Button, RefreshIcon, Stack, Text } from '@spinout/design-system';
import type { RefObject } from 'react';
import { problemText, type Problem } from '../../problems/problem.js';
import type { HypothesisStepViewProps } from './hypothesis-step.view.js';
import { ErrorBox } from './hypothesis-step.styles.js';

interface HypothesisErrorProps extends Pick<
  HypothesisStepViewProps,
  'send' | 'messages' | 'problemTexts'
> {
  readonly problem: Problem;
  /** Whether an earlier hypothesis is still shown. */
  readonly earlierKept: boolean;
  /** Where the focus goes when the call has failed. */
  readonly retry: RefObject<HTMLElement | null>;
}

/** HYP-05, FLOW-20: what went wrong, beside the way to try again. */
export function HypothesisError({
  problem,
  earlierKept,
  retry,
  send,
  messages,
  problemTexts,
}: HypothesisErrorProps) {
  return (
    <ErrorBox role="group" aria-label={messages.error}>
      <Stack gap={1}>
        <Text weight="medium">{problemText(problem, problemTexts)}</Text>
        {earlierKept && <Text size="ui">{messages.earlierKept}</Text>}
      </Stack>
      <Button
        ref={retry as RefObject<HTMLButtonElement>}
        variant={earlierKept ? 'secondary' : 'primary'}
        icon={<RefreshIcon size={16} />}
        onClick={() => send({ type: 'generation.requested' })}
      >
        {messages.tryAgain}
      </Button>
    </ErrorBox>
  );
}

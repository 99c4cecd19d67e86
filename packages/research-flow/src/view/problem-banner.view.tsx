'use client';
import { Banner, Text } from '@spinout/design-system';
import { problemMessages } from '../problems/problem.messages.js';
import { problemAdvice, problemText, type Problem } from '../problems/problem.js';
import { useMessages } from '@spinout/flow-kit/react';

interface ProblemBannerProps {
  readonly problem: Problem;
  readonly onDismiss: () => void;
}

/** The newest problem, above the step, with advice if there is any. */
export function ProblemBanner({ problem, onDismiss }: ProblemBannerProps) {
  const messages = useMessages(problemMessages);
  const advice = problemAdvice(problem, messages);
  return (
    <>
      <Banner
        tone="error"
        data-part="problem"
        onDismiss={onDismiss}
        dismissLabel={messages.dismiss}
      >
        {problemText(problem, messages)}
      </Banner>
      {advice !== null && (
        <Text role="status" size="ui" tone="muted">
          {advice}
        </Text>
      )}
    </>
  );
}

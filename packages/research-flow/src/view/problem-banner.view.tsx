'use client';
import { Banner, Text } from '@spinout/design-system';
import { useEffect } from 'react';
import { problemMessages } from '../problems/problem.messages.js';
import { problemAdvice, problemText, type Problem } from '../problems/problem.js';
import { useLatest, useMessages } from '@spinout/flow-kit/react';

export interface ProblemBannerProps {
  readonly problem: Problem;
  readonly onDismiss: () => void;
  /** Called with the text when it is shown. @default nothing is called */
  readonly onShow?: ((problem: Problem, text: string) => void) | undefined;
}

/** The newest problem, above the step, with advice if there is any. */
export function ProblemBanner({ problem, onDismiss, onShow }: ProblemBannerProps) {
  const messages = useMessages(problemMessages);
  const text = problemText(problem, messages);
  const advice = problemAdvice(problem, messages);
  const latest = useLatest({ text, onShow });
  useEffect(() => latest.onShow?.(problem, latest.text), [problem, latest]);
  return (
    <>
      <Banner
        tone="error"
        data-part="problem"
        onDismiss={onDismiss}
        dismissLabel={messages.dismiss}
      >
        {text}
      </Banner>
      {advice !== null && (
        <Text role="status" size="ui" tone="muted">
          {advice}
        </Text>
      )}
    </>
  );
}

'use client';
import { ThemeRoot, type ThemeName } from '@spinout/design-system';
import { useSelector } from '@xstate/react';
import { useEffect, useState, type ReactNode } from 'react';
import type { AnyActorRef, Subscription } from 'xstate';
import { useLatest } from '@spinout/flow-kit/react';
import type { Problem } from '../problems/problem.js';
import { MessagesProvider } from '@spinout/flow-kit/react';
import type { Messages } from '@spinout/flow-kit';
import { ProblemBanner } from './problem-banner.view.js';

/** Theme and language of a standalone step. */
export interface StepFrameProps {
  /** @default 'system' */
  readonly theme?: ThemeName | undefined;
  /** Text direction. @default inherited from the host */
  readonly dir?: 'ltr' | 'rtl' | undefined;
  /** Language tag for numbers, money and dates. @default 'en-US' */
  readonly locale?: string | undefined;
  readonly messages?: Messages | undefined;
  readonly className?: string | undefined;
}

/** Callbacks of a standalone step. */
export interface StepListeners<Result> {
  readonly onComplete?: ((result: Result) => void) | undefined;
  readonly onProblem?: ((problem: Problem) => void) | undefined;
}

interface StepSnapshot {
  readonly status: string;
  readonly output?: unknown;
  readonly context: { readonly problem: Problem | null };
}

/** Calls the host's listeners for a running step. */
export function useStepListeners<Result>(actor: AnyActorRef, listeners: StepListeners<Result>) {
  const latest = useLatest<StepListeners<Result>>(listeners);
  useEffect(() => {
    let lastReported: Problem | null = null;
    const subscription: Subscription = actor.subscribe((state: unknown) => {
      const { status, output, context } = state as StepSnapshot;
      if (context.problem !== null && context.problem !== lastReported)
        latest.onProblem?.(context.problem);
      lastReported = context.problem;
      if (status === 'done') latest.onComplete?.(output as Result);
    });
    return () => subscription.unsubscribe();
  }, [actor, latest]);
}

/** Theme, messages and banner around a standalone step. */
export function StepFrame({
  actor,
  theme = 'system',
  dir,
  locale,
  messages,
  className,
  children,
}: StepFrameProps & { readonly actor: AnyActorRef; readonly children: ReactNode }) {
  const problem = useSelector(actor, (state: StepSnapshot) => state.context.problem);
  const [dismissed, dismiss] = useState<Problem | null>(null);
  return (
    <ThemeRoot theme={theme} dir={dir} className={className}>
      <MessagesProvider messages={messages} locale={locale}>
        {problem && problem !== dismissed && (
          <ProblemBanner problem={problem} onDismiss={() => dismiss(problem)} />
        )}
        {children}
      </MessagesProvider>
    </ThemeRoot>
  );
}

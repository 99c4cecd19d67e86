'use client';
import { ThemeRoot, type ThemeName } from '@spinout/design-system';
import { useSelector } from '@xstate/react';
import { useEffect, useState, type ReactNode } from 'react';
import type { AnyActorRef, Subscription } from 'xstate';
import type { Messages, Runtime } from '@spinout/flow-kit';
import {
  MessagesProvider,
  PartBoundary,
  RuntimeProvider,
  useLatest,
} from '@spinout/flow-kit/react';
import type { ReportEvent, StepEvent } from '../events/flow-events.types.js';
import type { Problem } from '../problems/problem.js';
import { LaterProblemBanner, preloadProblemBanner } from './later-problem-banner.js';

/** Theme, language and runtime of a standalone step. */
export interface StepFrameProps {
  /** Colors: those of a theme, of the operating system (`system`) or of the page around it (`host`). @default 'system' */
  readonly theme?: ThemeName | undefined;
  /** Text direction. @default inherited from the host */
  readonly dir?: 'ltr' | 'rtl' | undefined;
  /** Language tag for numbers, money and dates. @default that of the page around it, or 'en-US' */
  readonly locale?: string | undefined;
  /** Texts that replace ours, by namespace and name; complete languages are in `@spinout/languages`. @default English */
  readonly messages?: Messages | undefined;
  /** Class of the element around the component. @default none */
  readonly className?: string | undefined;
  /** Clock, ids and log. @default those of the browser */
  readonly runtime?: Runtime | undefined;
}

/** Callbacks of a standalone step. */
export interface StepListeners<Result> {
  /** Called with the result when the step is completed. @default nothing is called */
  readonly onComplete?: ((result: Result) => void) | undefined;
  /** Called with each problem that is shown. @default nothing is called */
  readonly onProblem?: ((problem: Problem) => void) | undefined;
  /** Called with each event of the step, see the catalog in `docs/guide/events.md`. @default nothing is called */
  readonly onEvent?: ((event: StepEvent) => void) | undefined;
}

interface StepSnapshot {
  readonly status: string;
  readonly output?: unknown;
  readonly context: { readonly problem: Problem | null };
}

/** The result of a step; null until it is completed. */
export type GetResult = (snapshot: never) => unknown;

const getOutput = ({ status, output }: StepSnapshot): unknown =>
  status === 'done' ? output : null;

/** Calls the host's listeners for a running step. */
export function useStepListeners<Result>(
  actor: AnyActorRef,
  listeners: Omit<StepListeners<Result>, 'onEvent'>,
  report: ReportEvent,
  getResult: GetResult = getOutput,
) {
  const latest = useLatest<StepListeners<Result>>(listeners);
  useEffect(() => {
    const read = (state: unknown) => ({
      problem: (state as StepSnapshot).context.problem,
      result: getResult(state as never) as Result | null,
    });
    let reported = { problem: null as Problem | null, result: read(actor.getSnapshot()).result };
    const subscription: Subscription = actor.subscribe((state: unknown) => {
      const { problem, result } = read(state);
      if (problem !== null && problem !== reported.problem) {
        report({ type: 'problem.reported', problem });
        latest.onProblem?.(problem);
      }
      if (result !== null && reported.result === null) latest.onComplete?.(result);
      reported = { problem, result };
    });
    const emitted: Subscription = actor.on(
      '*',
      report as (event: { readonly type: string }) => void,
    );
    return () => {
      subscription.unsubscribe();
      emitted.unsubscribe();
    };
  }, [actor, latest, report, getResult]);
}

/** Theme, messages, runtime and error boundary around a standalone step. */
export function StepFrame({
  theme = 'system',
  dir,
  locale,
  messages,
  className,
  runtime,
  children,
}: StepFrameProps & { readonly children: ReactNode }) {
  return (
    <ThemeRoot isolated theme={theme} dir={dir} className={className}>
      <MessagesProvider messages={messages} locale={locale}>
        <RuntimeProvider runtime={runtime}>
          <PartBoundary name="A step">{children}</PartBoundary>
        </RuntimeProvider>
      </MessagesProvider>
    </ThemeRoot>
  );
}

/** The problem banner above a standalone step, which keeps its state if it cannot be shown. */
export function StepContent({
  actor,
  children,
}: {
  readonly actor: AnyActorRef;
  readonly children: ReactNode;
}) {
  const problem = useSelector(actor, (state: StepSnapshot) => state.context.problem);
  const [dismissed, dismiss] = useState<Problem | null>(null);
  useEffect(preloadProblemBanner, []);
  return (
    <>
      {problem && problem !== dismissed && (
        <PartBoundary name="A problem">
          <LaterProblemBanner problem={problem} onDismiss={() => dismiss(problem)} />
        </PartBoundary>
      )}
      <PartBoundary name="A step">{children}</PartBoundary>
    </>
  );
}

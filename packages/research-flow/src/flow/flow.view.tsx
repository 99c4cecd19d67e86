'use client';
import { Banner, Button, ProgressSteps, Stack, Text } from '@spinout/design-system';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { PartBoundary, scrollToTopUntilInteraction, useMessages } from '@spinout/flow-kit/react';
import { Slot } from '../slots/slot.js';
import type { Problem } from '../problems/problem.js';
import { LaterProblemBanner, preloadProblemBanner } from '../view/later-problem-banner.js';
import type { FlowEvent } from './flow.types.js';
import { flowMessages } from './flow.messages.js';
import type { FlowModel } from './flow.model.js';
import { FlowConflict } from './later-views.js';
import { Loading } from './loading.view.js';
import { Columns, Page, ProgressRow, Root, Work } from './flow.styles.js';
import { getStepByNumber, STEPS } from '../data/steps.js';

export interface FlowViewProps {
  readonly model: FlowModel;
  readonly send: (event: FlowEvent) => void;
  /** The screen of the current step. */
  readonly children: ReactNode;
  /** Shown below the step as soon as there are results. */
  readonly results?: ReactNode;
  /** Shown above the step: changes of completed steps. */
  readonly notices?: ReactNode;
  /** Whether completed steps can be opened. @default false */
  readonly canRevisit?: boolean | undefined;
  /** Shown at the end of the row with the progress. @default nothing */
  readonly progressActions?: ReactNode;
  /** Whether the flow starts from a paper or an interest; its page then gets the focus. @default false */
  readonly isStarting?: boolean | undefined;
  /** Whether the step waits for a reply. @default false */
  readonly isBusy?: boolean | undefined;
  /** Whether the first step is shown while the flow is restored, as a server has rendered it. @default false */
  readonly isPreview?: boolean | undefined;
  /** Shown beside the step. @default nothing */
  readonly aside?: ReactNode;
  /** Called when a problem is shown, with its text. @default nothing is called */
  readonly onProblemShown?: ((problem: Problem, text: string) => void) | undefined;
}

/** The container: progress, notices, problems and the current step. */
export function FlowView({
  model,
  send,
  children,
  results,
  notices,
  canRevisit = false,
  progressActions,
  isStarting = false,
  isBusy = false,
  isPreview = false,
  aside,
  onProblemShown,
}: FlowViewProps) {
  const messages = useMessages(flowMessages);
  const { root, page } = useFocusOnChange(isStarting ? STARTING : model.restoring ? 0 : model.step);
  const problem = useScrollIntoView(model.problem);
  useEffect(preloadProblemBanner, []);
  const isRestoring = model.restoring && !isPreview;
  // Storage that replies later: what is entered until then would be lost.
  useEffect(() => {
    page.current?.toggleAttribute('inert', isPreview);
  }, [page, isPreview]);
  // A click that removes its button moves the focus to the page.
  const focusPage = () => page.current?.focus();
  const retry = () => {
    focusPage();
    send({ type: 'step.retried' });
  };
  const openSummary = (number: number) => {
    const step = getStepByNumber(number);
    if (step !== null) send({ type: 'revisit.shown', step });
  };
  return (
    <Root ref={root} data-part="flow" aria-label={messages.region}>
      <Slot name="header" step={model.name}>
        <ProgressRow data-part="progress">
          <ProgressSteps
            label={messages.progress}
            listLabel={messages.steps}
            steps={model.stepNames}
            current={Math.min(Math.max(model.step, 1), STEPS.length)}
            valueText={model.progressText}
            completed={Math.min(model.furthestStep, STEPS.length + 1) - 1}
            onOpenStep={canRevisit ? openSummary : undefined}
          />
          {progressActions}
        </ProgressRow>
      </Slot>
      {model.other !== null && (
        <FlowConflict
          other={model.other}
          onResolve={(event) => {
            focusPage();
            send(event);
          }}
        />
      )}
      {model.notice !== null && (
        <Banner
          tone="info"
          data-part="notice"
          onDismiss={() => send({ type: 'notice.dismissed' })}
          dismissLabel={messages.dismissNotice}
        >
          {model.notice}
        </Banner>
      )}
      {model.problem && (
        <Stack ref={problem} gap={3}>
          <PartBoundary name="A problem">
            <LaterProblemBanner
              problem={model.problem}
              onDismiss={() => send({ type: 'problem.dismissed' })}
              onShow={onProblemShown}
            />
          </PartBoundary>
        </Stack>
      )}
      <Columns>
        {aside}
        <Work>
          {!isRestoring && notices}
          <Page key={model.step} ref={page} tabIndex={-1} data-busy={isBusy || undefined}>
            {isRestoring && <Loading text={messages.restoring} />}
            {model.fetching && <Loading text={messages.loading} />}
            {model.loadFailed && <LoadFailed onRetry={retry} />}
            {!isRestoring && model.name === null && <Text size="lg">{messages.unknownStep}</Text>}
            {!isRestoring && children}
          </Page>
          {model.hasResults && results}
        </Work>
      </Columns>
    </Root>
  );
}

/** Shown when the code of a step could not be loaded. */
function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const messages = useMessages(flowMessages);
  return (
    <Banner tone="error" actions={<Button onClick={onRetry}>{messages.retry}</Button>}>
      {messages.stepFailed}
    </Banner>
  );
}

/** The step while the flow starts from a paper or an interest. */
const STARTING = -1;

/**
 * Moves the focus to the new page and scrolls to its top, so that keyboard and screen reader users continue there. A flow
 * that has just started is shown from its own top, where it offers to undo the start.
 */
function useFocusOnChange(step: number) {
  const root = useRef<HTMLElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  // Before the first paint, so that what follows a shorter step is not seen moving.
  useLayoutEffect(() => {
    const { current } = page;
    const before = shown.current;
    shown.current = step;
    if (before === 0 || before === step || !current) return undefined;
    return scrollToTopUntilInteraction((before === STARTING && root.current) || current);
  }, [step]);
  const focused = useRef(step);
  // After the first paint: a dialog that closes gives the focus back before it.
  useEffect(() => {
    const before = focused.current;
    focused.current = step;
    if (before !== 0 && before !== step) page.current?.focus({ preventScroll: true });
  }, [step]);
  return { root, page };
}

/** Scrolls to an element when it is new: the button that led to it may be far below. */
function useScrollIntoView(shown: object | null) {
  const target = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Once: the focus may be on a control that solves the problem.
    if (shown !== null && target.current) scrollToTopUntilInteraction(target.current)();
  }, [shown]);
  return target;
}

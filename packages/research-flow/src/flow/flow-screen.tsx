'use client';
import type { ApiClient } from '@spinout/api-client';
import type { Runtime } from '@spinout/flow-kit';
import { PartBoundary, useMessages } from '@spinout/flow-kit/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { ActorRefFrom, AnyMachineSnapshot } from 'xstate';
import type { FlowData } from '../data/flow-data.js';
import type { ReportEvent } from '../events/flow-events.types.js';
import type { Problem } from '../problems/problem.js';
import { OpenSourceContext, type OpenSource } from '../source/source-context.js';
import { useFirstStepPreview } from './first-step-preview.js';
import { Rail } from './flow-aside.styles.js';
import { useFlowListeners, type FlowListeners } from './flow-listeners.js';
import type { flowMachine } from './flow.machine.js';
import { flowMessages } from './flow.messages.js';
import { flowModel } from './flow.model.js';
import { FlowView } from './flow.view.js';
import { AboveStep, FlowAside, FlowFiles, Start } from './later-views.js';
import { firstStep, loadedSteps } from './load-step.js';
import { Loading } from './loading.view.js';
import type { FlowStart } from './start/start.types.js';
import { prefetchAfter, StepScreen } from './step-screen.js';

type FlowActor = ActorRefFrom<typeof flowMachine>;

/** A flow that starts from a paper or an interest. */
export interface Starting {
  readonly start: FlowStart;
  /** Whether it replaces a saved flow. */
  readonly replaces?: true;
  readonly isDone?: true;
}

interface FlowScreenProps {
  readonly starting: Starting | null;
  readonly onStartingChange: (starting: Starting) => void;
  readonly listeners: FlowListeners;
  readonly report: ReportEvent;
  readonly actor: FlowActor;
  readonly api: ApiClient;
  readonly runtime: Runtime;
  readonly canRevisit: boolean;
  readonly progressActions: ReactNode;
}

/** The running flow: its steps, and what is around them. */
export function FlowScreen({
  actor,
  api,
  runtime,
  listeners,
  report,
  canRevisit,
  progressActions,
  starting,
  onStartingChange,
}: FlowScreenProps) {
  const messages = useMessages(flowMessages);
  const model = useSelector(actor, (state) => flowModel(state, messages), areModelsEqual);
  const stepActor = useSelector(actor, (state) => state.children.step);
  useFlowListeners(actor, stepActor, listeners, report);
  const { name } = model;
  const hasNotices = useSelector(
    actor,
    ({ context: { undo } }) =>
      undo !== null || (canRevisit && model.furthestStep > 1) || name === 'company',
  );
  // What is beside the steps is ready before the second one, with the width that it has.
  const [hasAside, setHasAside] = useState(false);
  useEffect(() => {
    if (name !== null) prefetchAfter(name, () => setHasAside(true));
  }, [name]);
  // The step that a page opens with is shown together with what is above it, which would push it down.
  const [openedStep, setOpenedStep] = useState<number | null>(null);
  if (openedStep === null && !model.restoring) setOpenedStep(model.step);
  const isOpenedStep = openedStep === model.step;
  const isStarting = starting !== null && !starting.isDone;
  const preview = useFirstStepPreview(actor, api);
  const isPreview = model.restoring && preview !== null && !isStarting;
  const shownStep = stepActor ?? (isPreview ? preview : null);
  const isBusy = useSelector(stepActor, isStepBusy);
  const shownProblem = useRef<Problem | null>(null);
  const handleProblemShown = (problem: Problem, text: string) => {
    if (problem === shownProblem.current) return;
    shownProblem.current = problem;
    listeners.onError?.(text, problem.error);
  };
  const opener = useRef<OpenSource | null>(null);
  const open: OpenSource = useCallback((evidence, element) => {
    opener.current?.(evidence, element);
  }, []);
  const setOpener = useCallback((next: OpenSource | null) => {
    opener.current = next;
  }, []);
  return (
    <OpenSourceContext.Provider value={open}>
      <FlowView
        model={model}
        send={actor.send}
        canRevisit={canRevisit}
        progressActions={progressActions}
        isStarting={isStarting}
        isBusy={isBusy || model.fetching}
        isPreview={isPreview}
        onProblemShown={handleProblemShown}
        notices={
          hasNotices && (
            <PartBoundary name="A part beside a step">
              <AboveStep
                {...{ actor, api, runtime, report, canRevisit, isOpenedStep }}
                fallback={isOpenedStep && <Loading text={messages.loading} isAboveStep />}
              />
            </PartBoundary>
          )
        }
        aside={
          name !== null &&
          (hasAside || name !== 'topic') && (
            <PartBoundary name="A part beside a step">
              <FlowAside
                {...{ name, actor, stepActor, api }}
                first={firstStep}
                next={loadedSteps.paper}
                fallback={model.hasRail && <Rail data-aside="rail" />}
                files={starting?.start.paper?.files}
                hasRail={model.hasRail}
                onOpenStep={
                  canRevisit ? (step) => actor.send({ type: 'revisit.shown', step }) : undefined
                }
                onOpenerChange={setOpener}
              />
            </PartBoundary>
          )
        }
        results={
          <PartBoundary name="A part beside a step">
            <FlowFiles {...{ actor, api, runtime, report }} />
          </PartBoundary>
        }
      >
        <PartBoundary
          name="A step of the research flow"
          message={messages.stepFailed}
          onError={(error) => listeners.onError?.(messages.stepFailed, error)}
        >
          {isStarting && (
            <Start
              {...{ actor, ...starting }}
              fallback={<Loading text={messages.loading} />}
              onDone={() => onStartingChange({ ...starting, isDone: true })}
            />
          )}
          {!isStarting && name !== null && shownStep && (
            <StepScreen key={name} name={name} actor={shownStep} />
          )}
        </PartBoundary>
      </FlowView>
    </OpenSourceContext.Provider>
  );
}

const isStepBusy = (state: AnyMachineSnapshot | undefined): boolean =>
  state?.hasTag('busy') ?? false;

type Model = ReturnType<typeof flowModel>;

const areModelsEqual = (a: Model, b: Model) =>
  shallowEqual({ ...a, stepNames: a.stepNames.join() }, { ...b, stepNames: b.stepNames.join() });

/** Moves the machine to the step that the host sets, as in a controlled input. */
export function useControlledStep(actor: FlowActor, step: number | undefined) {
  const currentStep = useSelector(actor, (state) => state.context.step);
  const restoring = useSelector(actor, (state) => state.matches('restoring'));
  useEffect(() => {
    if (step !== undefined && !restoring && step !== currentStep)
      actor.send({ type: 'step.set', step });
  }, [actor, step, currentStep, restoring]);
}

/** Tells the machine of other initial data. Hosts often create an equal object in each render. */
export function useInitialData(actor: FlowActor, initialData: FlowData) {
  const known = useRef(initialData);
  useEffect(() => {
    if (JSON.stringify(known.current) === JSON.stringify(initialData)) return;
    known.current = initialData;
    actor.send({ type: 'initialData.changed', initialData });
  }, [actor, initialData]);
}

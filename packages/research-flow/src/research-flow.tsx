'use client';
import type { ApiClient } from '@spinout/api-client';
import { ThemeRoot } from '@spinout/design-system';
import { shallowEqual, useSelector } from '@xstate/react';
import {
  lazy,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type Ref,
} from 'react';
import { createActor, type ActorRefFrom, type AnyMachineSnapshot } from 'xstate';
import { Rail } from './flow/flow-aside.styles.js';
import { useFlowListeners, type FlowListeners } from './flow/flow-listeners.js';
import type { flowMachine } from './flow/flow.machine.js';
import { flowMessages } from './flow/flow.messages.js';
import { flowModel } from './flow/flow.model.js';
import { FlowView, Loading } from './flow/flow.view.js';
import { createFlowMachine } from './flow/create-flow-machine.js';
import type { FlowStart } from './flow/start/start.types.js';
import type { FlowData } from './data/flow-data.js';
import { getVisibleResults, areResultsEqual } from './flow/visible-results.js';
import { prefetchStep, StepScreen } from './flow/step-screen.js';
import {
  browserStorage,
  type KeyValueStorage,
  systemRuntime,
  type Runtime,
} from '@spinout/flow-kit';
import {
  MessagesProvider,
  PartBoundary,
  RuntimeProvider,
  useLatest,
  useMachineActor,
  useMessages,
} from '@spinout/flow-kit/react';
import { OpenSourceContext, type OpenSource } from './source/source-context.js';
import { getPastedPaper } from './steps/paper/paper.pasted-text.js';
import type { StepFrameProps } from './view/step-frame.js';

export interface ResearchFlowProps extends StepFrameProps, FlowListeners {
  /** The API client: `createApiClient({ transport })`. It may change; the next request uses the new one. */
  readonly api: ApiClient;
  /** The step shown, from 1; makes the flow controlled. Update it in `onStepChange`. */
  readonly step?: number | undefined;
  /** The first step if nothing was saved. @default 1 */
  readonly defaultStep?: number | undefined;
  /** Data that is known before the first step. @default nothing */
  readonly initialData?: FlowData | undefined;
  /**
   * An analyzed paper that a new flow starts from: topics are proposed from it, and the paper step offers it. A saved flow
   * continues instead; `start` of the handle replaces it. @default none
   */
  readonly initialPaper?: FlowStart['paper'];
  /** A research interest that a new flow starts from, as its selected topic. A saved flow continues instead. @default none */
  readonly initialInterest?: FlowStart['interest'];
  /** Separates two flows on one page, and their saved flows. @default 'default' */
  readonly instanceId?: string | undefined;
  /** Where the flow is saved. @default the browser's local storage */
  readonly storage?: KeyValueStorage | undefined;
  /** Clock, ids and log. @default those of the browser */
  readonly runtime?: Runtime | undefined;
  /**
   * Whether completed steps in the progress list can be opened and changed. Results that depended on them are kept and
   * marked out of date until they are updated. @default false
   */
  readonly revisit?: boolean | undefined;
  /** Receives the imperative handle of the flow. */
  readonly handle?: Ref<FlowHandle> | undefined;
}

/** Imperative handle of a running flow. */
export interface FlowHandle {
  /**
   * Discards the flow and its saved record, and starts a new one at the first step. With `canUndo`, the person is offered to
   * restore the discarded flow until a step is completed; this page keeps it in memory until then.
   */
  readonly reset: (options?: ResetOptions) => void;
  /**
   * Starts a new flow from an analyzed paper or an interest, at its first step. The person is offered to restore a flow that
   * it replaces, until a step is completed.
   */
  readonly start: (start: FlowStart) => void;
}

/** How a flow is started over. */
export interface ResetOptions {
  /** Whether the person is offered to undo it. @default false */
  readonly canUndo?: boolean | undefined;
}

const NOTHING: FlowData = {};

/**
 * The six-step guided flow from a research interest to a company.
 * @example <ResearchFlow api={createApiClient({ transport: httpTransport() })} onComplete={save} />
 */
export function ResearchFlow({
  api,
  step,
  defaultStep = 1,
  initialData = NOTHING,
  initialPaper,
  initialInterest,
  instanceId = 'default',
  storage,
  runtime = systemRuntime,
  revisit = false,
  handle,
  theme = 'system',
  dir,
  locale,
  messages,
  className,
  ...listeners
}: ResearchFlowProps) {
  const client = useLatest(api);
  const actor = useMachineActor(() =>
    createActor(createFlowMachine(client), {
      input: {
        runtime,
        storage: storage ?? browserStorage(),
        instanceId,
        firstStep: step ?? defaultStep,
        initialData,
      },
    }),
  );
  useControlledStep(actor, step);
  const [starting, setStarting] = useState<Starting | null>(() =>
    initialPaper || initialInterest
      ? { start: { paper: initialPaper, interest: initialInterest } }
      : null,
  );
  useImperativeHandle(
    handle,
    () => ({
      start: (start) => setStarting({ start, replaces: true }),
      reset: ({ canUndo = false } = {}) =>
        actor.send({ type: 'flow.reset', ...(canUndo && { canUndo }) }),
    }),
    [actor],
  );
  return (
    <ThemeRoot theme={theme} dir={dir} className={className}>
      <MessagesProvider messages={messages} locale={locale}>
        <RuntimeProvider runtime={runtime}>
          <Flow
            actor={actor}
            api={client}
            runtime={runtime}
            listeners={listeners}
            canRevisit={revisit}
            starting={starting}
            onStartingChange={setStarting}
          />
        </RuntimeProvider>
      </MessagesProvider>
    </ThemeRoot>
  );
}

type FlowActor = ActorRefFrom<typeof flowMachine>;

const loadLaterParts = () => import('./flow/later-parts.js');
const AboveStep = lazy(async () => ({ default: (await loadLaterParts()).AboveStep }));
const DownloadOptions = lazy(async () => ({ default: (await loadLaterParts()).DownloadOptions }));
const Start = lazy(async () => ({ default: (await loadLaterParts()).Start }));
const FlowAside = lazy(async () => ({ default: (await loadLaterParts()).FlowAside }));

/** A flow that starts from a paper or an interest. */
interface Starting {
  readonly start: FlowStart;
  /** Whether it replaces a saved flow. */
  readonly replaces?: true;
  readonly isDone?: true;
}

interface FlowProps {
  readonly starting: Starting | null;
  readonly onStartingChange: (starting: Starting) => void;
  readonly listeners: FlowListeners;
  readonly actor: FlowActor;
  readonly api: ApiClient;
  readonly runtime: Runtime;
  readonly canRevisit: boolean;
}

function Flow({
  actor,
  api,
  runtime,
  listeners,
  canRevisit,
  starting,
  onStartingChange,
}: FlowProps) {
  useFlowListeners(actor, listeners);
  const messages = useMessages(flowMessages);
  const model = useSelector(actor, (state) => flowModel(state, messages), areModelsEqual);
  const stepActor = useSelector(actor, (state) => state.children.step);
  const data = useSelector(actor, (state) => getVisibleResults(state.context), areResultsEqual);
  const paperDraft = useSelector(actor, (state) => state.context.drafts.paper);
  const pastedPaper = useMemo(() => getPastedPaper(paperDraft), [paperDraft]);
  const documents = useSelector(actor, (state) => state.context.drafts.company?.documents);
  const outdated = useSelector(
    actor,
    ({ context }) => context.rules?.getOutdatedResults(context),
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  );
  const { name } = model;
  const hasNotices = useSelector(
    actor,
    ({ context: { undo } }) => undo !== null || model.furthestStep > 1,
  );
  useEffect(() => {
    if (name !== null) prefetchStep(name);
  }, [name]);
  // The step that a page opens with is shown together with what is above it, which would push it down.
  const [openedStep, setOpenedStep] = useState<number | null>(null);
  if (openedStep === null && !model.restoring) setOpenedStep(model.step);
  const isStarting = starting !== null && !starting.isDone;
  const isBusy = useSelector(stepActor, isStepBusy);
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
        isStarting={isStarting}
        isBusy={isBusy || model.fetching}
        notices={
          hasNotices && (
            <PartBoundary
              name="A part beside a step"
              fallback={
                openedStep === model.step ? <Loading text={messages.loading} isAboveStep /> : null
              }
            >
              <AboveStep {...{ actor, data, canRevisit }} />
            </PartBoundary>
          )
        }
        aside={
          name !== null &&
          name !== 'topic' && (
            <PartBoundary
              name="A part beside a step"
              fallback={model.hasRail ? <Rail data-aside="rail" /> : null}
            >
              <FlowAside
                {...{ name, stepActor, data, pastedPaper }}
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
          <PartBoundary name="A part beside a step" fallback={null}>
            <DownloadOptions
              api={api}
              data={data}
              pastedPaper={pastedPaper}
              outdated={outdated}
              documents={documents}
              runtime={runtime}
            />
          </PartBoundary>
        }
      >
        <PartBoundary
          name="A step of the research flow"
          message={messages.stepFailed}
          fallback={<Loading text={messages.loading} />}
          onError={(error) => listeners.onError?.(messages.stepFailed, error)}
        >
          {isStarting && (
            <Start
              {...{ actor, ...starting }}
              onDone={() => onStartingChange({ ...starting, isDone: true })}
            />
          )}
          {!isStarting && name !== null && stepActor && (
            <StepScreen key={name} name={name} actor={stepActor} />
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
function useControlledStep(actor: FlowActor, step: number | undefined) {
  const currentStep = useSelector(actor, (state) => state.context.step);
  const restoring = useSelector(actor, (state) => state.matches('restoring'));
  useEffect(() => {
    if (step !== undefined && !restoring && step !== currentStep)
      actor.send({ type: 'step.set', step });
  }, [actor, step, currentStep, restoring]);
}

'use client';
import type { ApiClient } from '@spinout/api-client';
import { ThemeRoot } from '@spinout/design-system';
import { shallowEqual, useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useImperativeHandle, useMemo, type Ref } from 'react';
import { createActor, type ActorRefFrom } from 'xstate';
import { useFlowListeners, type FlowListeners } from './flow/flow-listeners.js';
import type { flowMachine } from './flow/flow.machine.js';
import { flowMessages } from './flow/flow.messages.js';
import { flowModel } from './flow/flow.model.js';
import { FlowView, Loading } from './flow/flow.view.js';
import { createFlowMachine } from './flow/create-flow-machine.js';
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
  /** Separates two flows on one page, and their saved flows. @default 'default' */
  readonly instanceId?: string | undefined;
  /** Where the flow is saved. @default the browser's local storage */
  readonly storage?: KeyValueStorage | undefined;
  /** Clock, ids and log. @default those of the browser */
  readonly runtime?: Runtime | undefined;
  /** Receives the imperative handle of the flow. */
  readonly handle?: Ref<FlowHandle> | undefined;
}

/** Imperative handle of a running flow. */
export interface FlowHandle {
  /** Discards the flow and its saved record, and starts a new one at the first step. */
  readonly reset: () => void;
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
  instanceId = 'default',
  storage,
  runtime = systemRuntime,
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
  useImperativeHandle(handle, () => ({ reset: () => actor.send({ type: 'flow.reset' }) }), [actor]);
  return (
    <ThemeRoot theme={theme} dir={dir} className={className}>
      <MessagesProvider messages={messages} locale={locale}>
        <RuntimeProvider runtime={runtime}>
          <Flow actor={actor} api={client} runtime={runtime} listeners={listeners} />
        </RuntimeProvider>
      </MessagesProvider>
    </ThemeRoot>
  );
}

type FlowActor = ActorRefFrom<typeof flowMachine>;

const DownloadOptions = lazy(async () => ({
  default: (await import('./download/download-options.js')).DownloadOptions,
}));

interface FlowProps {
  readonly listeners: FlowListeners;
  readonly actor: FlowActor;
  readonly api: ApiClient;
  readonly runtime: Runtime;
}

function Flow({ actor, api, runtime, listeners }: FlowProps) {
  useFlowListeners(actor, listeners);
  const messages = useMessages(flowMessages);
  const model = useSelector(actor, (state) => flowModel(state, messages), areModelsEqual);
  const stepActor = useSelector(actor, (state) => state.children.step);
  const data = useSelector(actor, (state) => getVisibleResults(state.context), areResultsEqual);
  const paperDraft = useSelector(actor, (state) => state.context.drafts.paper);
  const pastedPaper = useMemo(() => getPastedPaper(paperDraft), [paperDraft]);
  const { name } = model;
  useEffect(() => {
    if (name !== null) prefetchStep(name);
  }, [name]);
  return (
    <FlowView
      model={model}
      send={actor.send}
      results={
        <Suspense fallback={null}>
          <DownloadOptions api={api} data={data} pastedPaper={pastedPaper} runtime={runtime} />
        </Suspense>
      }
    >
      <PartBoundary
        name="A step of the research flow"
        message={messages.stepFailed}
        fallback={<Loading text={messages.loading} />}
        onError={(error) => listeners.onError?.(messages.stepFailed, error)}
      >
        {name !== null && stepActor && <StepScreen key={name} name={name} actor={stepActor} />}
      </PartBoundary>
    </FlowView>
  );
}

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

'use client';
import { canReadNodeEnv, type ApiClient } from '@spinout/api-client';
import { ThemeRoot } from '@spinout/design-system';
import {
  forwardRef,
  useImperativeHandle,
  useState,
  type ForwardedRef,
  type ReactNode,
} from 'react';
import { createActor } from 'xstate';
import { checkFlow } from './development/check-flow.js';
import { getProgress, type FlowProgress } from './flow/flow-progress.js';
import type { SavedProgress } from './saved/saved-flow.js';
import type { ResearchFlowEvent } from './events/flow-events.types.js';
import { observeCalls } from './events/observe-calls.js';
import type { FlowListeners } from './flow/flow-listeners.js';
import {
  FlowScreen,
  useControlledStep,
  useInitialData,
  type Starting,
} from './flow/flow-screen.js';
import { createFlowMachine } from './flow/create-flow-machine.js';
import { loadLaterParts } from './flow/load-step.js';
import type { FlowStart } from './flow/start/start.types.js';
import type { FlowData } from './data/flow-data.js';
import {
  browserStorage,
  type KeyValueStorage,
  systemRuntime,
  type Runtime,
} from '@spinout/flow-kit';
import {
  MessagesProvider,
  RuntimeProvider,
  useLatest,
  useMachineActor,
  useReport,
} from '@spinout/flow-kit/react';
import { SlotsContext } from './slots/slot.js';
import type { FlowSlots } from './slots/slots.types.js';
import type { TopicOptions } from './steps/topic/topic.options.js';
import type { StepFrameProps } from './view/step-frame.js';

declare const process: { readonly env: { readonly NODE_ENV?: string } };

export interface ResearchFlowProps extends StepFrameProps, FlowListeners {
  /** The API client: `createApiClient({ transport })`. It may change; the next request uses the new one. */
  readonly api: ApiClient;
  /** The step shown, from 1; makes the flow controlled. Update it in `onStepChange`. @default the flow manages its step */
  readonly step?: number | undefined;
  /** The first step if nothing was saved. @default 1 */
  readonly defaultStep?: number | undefined;
  /**
   * Data that is known before the first step. A saved flow continues instead. Other data replace it while nothing was
   * entered; later they are for the next flow, after `reset`. @default nothing
   */
  readonly initialData?: FlowData | undefined;
  /**
   * An analyzed paper that a new flow starts from: topics are proposed from it, and the paper step offers it. A saved flow
   * continues instead; `start` of the handle replaces it. @default none
   */
  readonly initialPaper?: FlowStart['paper'];
  /** A research interest that a new flow starts from, as its selected topic. A saved flow continues instead. @default none */
  readonly initialInterest?: FlowStart['interest'];
  /**
   * Separates two flows on one page, and their saved flows. Another id opens the flow that is saved under it, or a new one.
   * Where several people use one browser, give each an id of their own. @default 'default'
   */
  readonly instanceId?: string | undefined;
  /**
   * Where the flow is saved. Another object opens the flow that is saved in it, or a new one, so create it once, outside of
   * the component or with `useMemo`. @default the browser's local storage
   */
  readonly storage?: KeyValueStorage | undefined;
  /** Clock, ids and log. @default those of the browser */
  readonly runtime?: Runtime | undefined;
  /**
   * Whether completed steps in the progress list can be opened and changed. Results that depended on them are kept and
   * marked out of date until they are updated. @default false
   */
  readonly revisit?: boolean | undefined;
  /**
   * Which topics the first step offers, see `docs/guide/topics.md`. Read when the flow opens.
   * @default six featured topics and ten categories
   */
  readonly topics?: TopicOptions | undefined;
  /** Shown at the end of the row with the progress, such as a button that starts over. @default nothing */
  readonly progressActions?: ReactNode;
  /**
   * Your own content in and around parts of the flow, see `docs/guide/slots.md`. Create the object once, outside of the
   * component or with `useMemo`. @default nothing
   */
  readonly slots?: FlowSlots | undefined;
}

/** Imperative handle of a running flow: the `ref` of `ResearchFlow`. */
export interface FlowHandle {
  /** Says where the flow is and what it has found so far, for example to show or to save it elsewhere. */
  readonly getProgress: () => FlowProgress;
  /**
   * Continues from what `getProgress().saved` was; the person is offered to restore the flow that it replaces. Without it,
   * restores the flow that `reset` or `start` replaced.
   * @returns false if it is no saved flow of this or an earlier version, or if there is nothing to restore
   */
  readonly restore: (saved?: SavedProgress) => Promise<boolean>;
  /**
   * Discards the flow and its saved record, and starts a new one at the first step. With `canUndo`, the person is offered to
   * restore the discarded flow until a step is completed; until then, and at most for seven days, it is saved with the new one.
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
 * @throws {ConfigurationError} in development, if a prop cannot be used
 * @example <ResearchFlow api={createApiClient({ transport: httpTransport() })} onComplete={save} />
 */
export const ResearchFlow = forwardRef<FlowHandle, ResearchFlowProps>(
  function ResearchFlow(props, handle) {
    if (canReadNodeEnv()) {
      if (process.env.NODE_ENV !== 'production') checkFlow(props);
    }
    const [ownStorage] = useState(browserStorage);
    const { instanceId = 'default', storage = ownStorage } = props;
    const [opened, setOpened] = useState({ storage, count: 0 });
    if (opened.storage !== storage) setOpened({ storage, count: opened.count + 1 });
    // Another flow is another component, so that nothing of one person reaches the flow of another.
    return (
      <Flow key={`${opened.count} ${instanceId}`} {...props} {...{ instanceId, storage, handle }} />
    );
  },
);

function Flow({
  api,
  step,
  defaultStep = 1,
  initialData = NOTHING,
  initialPaper,
  initialInterest,
  instanceId,
  storage,
  runtime = systemRuntime,
  revisit = false,
  progressActions,
  slots,
  topics,
  handle,
  theme = 'system',
  dir,
  locale,
  messages,
  className,
  ...listeners
}: ResearchFlowProps & {
  readonly instanceId: string;
  readonly storage: KeyValueStorage;
  readonly handle: ForwardedRef<FlowHandle>;
}) {
  const latest = useLatest(api);
  const report = useReport<ResearchFlowEvent>(listeners, runtime);
  const [client] = useState(() => observeCalls(latest, report, runtime.now));
  const actor = useMachineActor(() =>
    createActor(createFlowMachine(client, report), {
      input: {
        runtime,
        storage,
        instanceId,
        firstStep: step ?? defaultStep,
        initialData,
        topics,
      },
    }),
  );
  useControlledStep(actor, step);
  useInitialData(actor, initialData);
  const [starting, setStarting] = useState<Starting | null>(() =>
    initialPaper || initialInterest
      ? { start: { paper: initialPaper, interest: initialInterest } }
      : null,
  );
  useImperativeHandle(
    handle,
    () => ({
      getProgress: () => getProgress(actor.getSnapshot()),
      restore: async (saved) => (await loadLaterParts()).restoreFlow(actor, saved),
      start: (start) => setStarting({ start, replaces: true }),
      reset: ({ canUndo = false } = {}) =>
        actor.send({ type: 'flow.reset', ...(canUndo && { canUndo }) }),
    }),
    [actor],
  );
  return (
    <ThemeRoot isolated theme={theme} dir={dir} className={className}>
      <MessagesProvider messages={messages} locale={locale}>
        <RuntimeProvider runtime={runtime}>
          <SlotsContext.Provider value={slots}>
            <FlowScreen
              actor={actor}
              api={client}
              runtime={runtime}
              listeners={listeners}
              report={report}
              canRevisit={revisit}
              progressActions={progressActions}
              starting={starting}
              onStartingChange={setStarting}
            />
          </SlotsContext.Provider>
        </RuntimeProvider>
      </MessagesProvider>
    </ThemeRoot>
  );
}

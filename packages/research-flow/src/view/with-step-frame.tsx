'use client';
import { canReadNodeEnv, type ApiClient } from '@spinout/api-client';
import { systemRuntime, type Runtime } from '@spinout/flow-kit';
import {
  useLatest,
  useMachineActor,
  useReport,
  type StartableActor,
} from '@spinout/flow-kit/react';
import { useState, type ComponentType, type ReactElement } from 'react';
import { checkComponent } from '../development/check-component.js';
import type { ReportEvent, ResearchFlowEvent } from '../events/flow-events.types.js';
import { observeCalls } from '../events/observe-calls.js';
import { SlotsContext } from '../slots/slot.js';
import type { StepSlots } from '../slots/slots.types.js';
import {
  StepContent,
  StepFrame,
  useStepListeners,
  type StepFrameProps,
  type GetResult,
  type StepListeners,
} from './step-frame.js';

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Props that every step on its own has. */
export interface StepProps<Result, Draft> extends StepFrameProps, StepListeners<Result> {
  /** The API client: `createApiClient({ transport })`. It may change; the next request uses the new one. */
  readonly api: ApiClient;
  /** What was entered earlier: the draft that the step is opened with. @default an empty step */
  readonly draft?: Draft | undefined;
  /**
   * Your own content in parts of the step, see `docs/guide/slots.md`. Create the object once, outside of the component or
   * with `useMemo`. @default nothing
   */
  readonly slots?: StepSlots | undefined;
}

/** What the machine of a step is created from, besides the props of the step. */
export interface StepServices {
  /** Always the latest client of the host. */
  readonly client: ApiClient;
  readonly runtime: Runtime;
  /** Reports files that the step saves, and all other events, to the host. */
  readonly report: ReportEvent;
}

/**
 * Puts the theme, messages, listeners and problem banner of a host around a step. `component` names it in errors. `getResult` reads the result of a step
 * that stays open when it is completed.
 */
export function withStepFrame<
  Props extends StepProps<never, unknown>,
  StepActor extends StartableActor,
>(
  component: string,
  createStepActor: (props: Props, services: StepServices) => StepActor,
  Screen: ComponentType<{ readonly actor: StepActor }>,
  getResult?: GetResult,
): (props: Props) => ReactElement {
  // Inside of the frame, so that a draft that cannot be opened does not take the page of the host with it.
  function RunningStep(props: Props) {
    const { runtime = systemRuntime, onComplete, onProblem } = props;
    const latest = useLatest(props.api);
    const report = useReport<ResearchFlowEvent>(props, runtime);
    const [client] = useState(() => observeCalls(latest, report, runtime.now));
    const actor = useMachineActor(() => createStepActor(props, { client, runtime, report }));
    useStepListeners<never>(actor, { onComplete, onProblem }, report, getResult);
    return (
      <SlotsContext.Provider value={props.slots}>
        <StepContent actor={actor}>
          <Screen actor={actor} />
        </StepContent>
      </SlotsContext.Provider>
    );
  }
  return function FramedStep(props) {
    if (canReadNodeEnv()) {
      if (process.env.NODE_ENV !== 'production') checkComponent(props, component);
    }
    const { theme, dir, locale, messages, className, runtime } = props;
    return (
      <StepFrame {...{ theme, dir, locale, messages, className, runtime }}>
        <RunningStep {...props} />
      </StepFrame>
    );
  };
}

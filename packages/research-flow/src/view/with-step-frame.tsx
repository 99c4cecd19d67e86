'use client';
import { canReadNodeEnv, type ApiClient } from '@spinout/api-client';
import { systemRuntime, type Runtime } from '@spinout/flow-kit';
import { useLatest, useMachineActor, type StartableActor } from '@spinout/flow-kit/react';
import type { ComponentType, ReactElement } from 'react';
import { checkComponent } from '../development/check-component.js';
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
}

/** What the machine of a step is created from, besides the props of the step. */
export interface StepServices {
  /** Always the latest client of the host. */
  readonly client: ApiClient;
  readonly runtime: Runtime;
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
    const { runtime, onComplete, onProblem } = props;
    const client = useLatest(props.api);
    const actor = useMachineActor(() =>
      createStepActor(props, { client, runtime: runtime ?? systemRuntime }),
    );
    useStepListeners<never>(actor, { onComplete, onProblem }, getResult);
    return (
      <StepContent actor={actor}>
        <Screen actor={actor} />
      </StepContent>
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

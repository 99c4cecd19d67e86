'use client';
import type { ApiClient } from '@spinout/api-client';
import { systemRuntime, type Runtime } from '@spinout/flow-kit';
import { useLatest, useMachineActor } from '@spinout/flow-kit/react';
import type { ComponentType, ReactElement } from 'react';
import type { AnyActor } from 'xstate';
import {
  StepContent,
  StepFrame,
  useStepListeners,
  type StepFrameProps,
  type GetResult,
  type StepListeners,
} from './step-frame.js';

/** Props that every step on its own has. */
export interface StepProps<Result, Draft> extends StepFrameProps, StepListeners<Result> {
  readonly api: ApiClient;
  /** A draft to restore. */
  readonly draft?: Draft | undefined;
}

/** What the machine of a step is created from, besides the props of the step. */
export interface StepServices {
  /** Always the latest client of the host. */
  readonly client: ApiClient;
  readonly runtime: Runtime;
}

/**
 * Puts the theme, messages, listeners and problem banner of a host around a step. `getResult` reads the result of a step
 * that stays open when it is completed.
 */
export function withStepFrame<Props extends StepProps<never, unknown>, StepActor extends AnyActor>(
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
    const { theme, dir, locale, messages, className, runtime } = props;
    return (
      <StepFrame {...{ theme, dir, locale, messages, className, runtime }}>
        <RunningStep {...props} />
      </StepFrame>
    );
  };
}

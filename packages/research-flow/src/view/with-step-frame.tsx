'use client';
import type { ApiClient } from '@spinout/api-client';
import { systemRuntime, type Runtime } from '@spinout/flow-kit';
import { useLatest, useMachineActor } from '@spinout/flow-kit/react';
import type { ComponentType, ReactElement } from 'react';
import type { AnyActor } from 'xstate';
import {
  StepFrame,
  useStepListeners,
  type StepFrameProps,
  type StepListeners,
} from './step-frame.js';

/** Props that every step on its own has. */
export interface StepProps<Result, Draft> extends StepFrameProps, StepListeners<Result> {
  readonly api: ApiClient;
  /** A draft to restore. */
  readonly draft?: Draft | undefined;
  /** Clock, ids and log. @default those of the browser */
  readonly runtime?: Runtime | undefined;
}

/** What the machine of a step is created from, besides the props of the step. */
export interface StepServices {
  /** Always the latest client of the host. */
  readonly client: ApiClient;
  readonly runtime: Runtime;
}

/** Puts the theme, messages, listeners and problem banner of a host around a step. */
export function withStepFrame<Props extends StepProps<never, unknown>, StepActor extends AnyActor>(
  createStepActor: (props: Props, services: StepServices) => StepActor,
  Screen: ComponentType<{ readonly actor: StepActor }>,
): (props: Props) => ReactElement {
  return function FramedStep(props) {
    const { theme, dir, locale, messages, className, onComplete, onProblem } = props;
    const client = useLatest(props.api);
    const actor = useMachineActor(() =>
      createStepActor(props, { client, runtime: props.runtime ?? systemRuntime }),
    );
    useStepListeners<never>(actor, { onComplete, onProblem });
    return (
      <StepFrame {...{ theme, dir, locale, messages, className }} actor={actor}>
        <Screen actor={actor} />
      </StepFrame>
    );
  };
}

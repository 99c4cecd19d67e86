import type { ApiClient } from '@spinout/api-client';
import type { Runtime } from '@spinout/research-flow';
import type { ReactElement } from 'react';
import type { Failure } from './faults.js';

export interface ScreenDependencies {
  readonly api: ApiClient;
  readonly runtime: Runtime;
  /** Results that the screen has reported. */
  readonly done: unknown[];
}

/** One call of a screen, as a user triggers it. */
export interface ScreenCase {
  readonly screen: (dependencies: ScreenDependencies) => ReactElement;
  /** Enters the input of the call. */
  readonly enter: () => Promise<void> | void;
  /** Triggers the call; null if the screen makes it on its own. */
  readonly submit: (() => void) | null;
  /** Text that is shown during the call. */
  readonly pendingText: string;
  /** Finds the control that is disabled during the call; null if it is hidden. */
  readonly findDisabledControl: (() => HTMLElement) | null;
  /** Expects the specified error. */
  readonly expectFailure: (failure: Failure) => void;
  /** Log level of the failure; null if it is not logged. */
  readonly log: 'warn' | 'error' | null;
  /** Expects that the input is unchanged. */
  readonly expectInputUnchanged: () => void;
  /** Retries; null if the screen has continued without the reply. */
  readonly retry: (() => void) | null;
  /** Expects the result of a good reply. */
  readonly expectSuccess: (dependencies: ScreenDependencies) => void;
}

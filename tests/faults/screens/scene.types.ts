import type { ApiClient } from '@spinout/api-client';
import type { Runtime } from '@spinout/research-flow';
import type { ReactElement } from 'react';
import type { Failure } from './faults.js';

export interface World {
  readonly api: ApiClient;
  readonly runtime: Runtime;
  /** What the screen has reported as its result. */
  readonly done: unknown[];
}

/** One call as a person meets it. */
export interface Scene {
  readonly screen: (dependencies: World) => ReactElement;
  /** What is entered before the call. */
  readonly enter: () => Promise<void> | void;
  /** Makes the call; null where the screen makes it by itself. */
  readonly ask: (() => void) | null;
  /** What shows for as long as the call runs. */
  readonly waiting: string;
  /** Finds the control that is natively disabled while the call runs; null where it is gone. */
  readonly blocked: (() => HTMLElement) | null;
  /** Expects what the specification says of the failure. */
  readonly failed: (failure: Failure) => void;
  /** Where the failure is logged, if it is. */
  readonly log: 'warn' | 'error' | null;
  /** Expects what was entered. */
  readonly kept: () => void;
  /** Tries again; null where the screen has gone on without the answer. */
  readonly again: (() => void) | null;
  /** Expects what the good answer brings. */
  readonly good: (dependencies: World) => void;
}

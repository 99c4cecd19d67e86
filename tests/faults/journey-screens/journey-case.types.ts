import type { PlatformClient } from '@spinout/api-client';
import type { TokenStorage } from '@spinout/api-client/http';
import type { KeyValueStorage } from '@spinout/flow-kit';
import type { testRuntime } from '@spinout/flow-kit/testing';
import type { AuthPage, AuthSession } from '@spinout/journey/auth';
import type { ReactElement } from 'react';
import type { Failure } from '../screens/faults.js';
import type { AnyCall } from '../screens/faulty-server.js';

/** Services passed to a screen of the journeys. */
export interface JourneyCaseDependencies {
  readonly api: PlatformClient;
  readonly runtime: ReturnType<typeof testRuntime>;
  readonly storage: KeyValueStorage;
  readonly tab: KeyValueStorage;
  readonly session: AuthSession;
  readonly tokens: TokenStorage;
  readonly page: AuthPage;
  /** Addresses to which the page navigated. */
  readonly redirects: readonly string[];
}

/** One call of a screen of the journeys, as a user triggers it. */
export interface JourneyCase {
  /** The calls that fail; all others succeed. */
  readonly calls: readonly AnyCall[];
  /** Whether requests are sent with the tokens of a signed-in user. @default false */
  readonly isSignedIn?: boolean;
  /** Path of the page. @default '/' */
  readonly path?: string;
  readonly screen: (dependencies: JourneyCaseDependencies) => ReactElement;
  /** Prepares the screen before the call. @default nothing */
  readonly enter?: () => Promise<void> | void;
  /** Triggers the call; null if the screen makes it on its own. */
  readonly submit: (() => Promise<void> | void) | null;
  /** Whether the call only reads data, so that the client retries it. @default false */
  readonly isReadOnly?: boolean;
  /** Number of attempts before the screen shows the error. @default 1 */
  readonly attempts?: number;
  /** Whether the request continues after the screen is unmounted. @default false */
  readonly continuesAfterUnmount?: boolean;
  /** Expects the specified error. */
  readonly expectFailure: (failure: Failure, dependencies: JourneyCaseDependencies) => void;
  /** Expects that input and earlier results are unchanged. @default nothing */
  readonly expectInputUnchanged?: () => Promise<void> | void;
  /** Retries after the fault is over; null if the screen has continued without the reply. */
  readonly retry:
    ((failure: Failure, dependencies: JourneyCaseDependencies) => Promise<void> | void) | null;
  /** Expects the result of the retry. */
  readonly expectSuccess: (dependencies: JourneyCaseDependencies, failure: Failure) => void;
}

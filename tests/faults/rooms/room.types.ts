import type { PlatformClient } from '@spinout/api-client';
import type { TokenStorage } from '@spinout/api-client/http';
import type { JourneyStorage } from '@spinout/flow-kit';
import type { testRuntime } from '@spinout/flow-kit/testing';
import type { AuthPage, AuthSession } from '@spinout/journey/auth';
import type { ReactElement } from 'react';
import type { Failure } from '../screens/faults.js';
import type { AnyCall } from '../screens/faulty-server.js';

/** What a room of the journeys stands on. */
export interface RoomDependencies {
  readonly api: PlatformClient;
  readonly runtime: ReturnType<typeof testRuntime>;
  readonly storage: JourneyStorage;
  readonly tab: JourneyStorage;
  readonly session: AuthSession;
  readonly tokens: TokenStorage;
  readonly page: AuthPage;
  /** Addresses that the page was left for. */
  readonly left: readonly string[];
}

/** One call of a screen of the journeys as a person meets it. */
export interface Room {
  /** The calls that meet a fault; all others are answered well. */
  readonly calls: readonly AnyCall[];
  /** Who the network takes the caller for: nobody, or the person whose tokens the page holds. @default nobody */
  readonly isSigned?: boolean;
  /** Where the page is. @default '/' */
  readonly at?: string;
  readonly screen: (dependencies: RoomDependencies) => ReactElement;
  /** What is there before the call. @default nothing */
  readonly enter?: () => Promise<void> | void;
  /** Makes the call; null where the screen makes it by itself. */
  readonly ask: (() => Promise<void> | void) | null;
  /** Whether the call only reads, so that the network tries it again by itself. @default false */
  readonly reads?: boolean;
  /** How often the screen asks before it gives up. @default 1 */
  readonly tries?: number;
  /** Whether the call is made for what comes after the room, and so goes on without it. @default false */
  readonly outlivesTheRoom?: boolean;
  /** Expects what the specification says of the failure. */
  readonly failed: (failure: Failure, dependencies: RoomDependencies) => void;
  /** Expects what was typed and made before. @default nothing */
  readonly kept?: () => Promise<void> | void;
  /** The person's way on, once the network is well; null where the screen has gone on without the answer. */
  readonly again:
    ((failure: Failure, dependencies: RoomDependencies) => Promise<void> | void) | null;
  /** Expects what the way on leads to. */
  readonly good: (dependencies: RoomDependencies, failure: Failure) => void;
}

import type { ApiClient } from '@spinout/api-client';
import { observeCalls as observeAnyCalls } from '@spinout/flow-kit';
import type { ReportEvent } from './flow-events.types.js';

/** A client that reports its calls. */
export const observeCalls: (api: ApiClient, report: ReportEvent, now: () => Date) => ApiClient =
  observeAnyCalls;

import type { Transport } from '@spinout/api-client';
import { workerTransport } from '@spinout/engine';
import EngineWorker from '@spinout/engine/worker?worker';

/** The one place that picks a transport: the engine, in a worker of this page. */
export const compose = (): Transport => workerTransport(() => new EngineWorker());

import type { PlatformClient } from '@spinout/api-client';
import type { Runtime } from '@spinout/flow-kit';
import {
  createBackendActors,
  createServiceActors,
  simulatedAgents,
  type AgentBackend,
} from './pipeline.actors.js';
import { pipelineMachine } from './pipeline.machine.js';
import { autosaveRun } from './run/autosave-run.js';

/** The pipeline machine with the actors of a client, the storage and an optional agent backend. */
export const createPipelineMachine = (
  api: Pick<PlatformClient, 'research'>,
  runtime: Runtime,
  backend?: AgentBackend,
) =>
  pipelineMachine.provide({
    actors: {
      autosaveRun,
      ...simulatedAgents,
      ...createServiceActors(api),
      ...createBackendActors(backend, runtime),
    },
  });

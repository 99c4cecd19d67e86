import type { PlatformClient } from '@spinout/api-client';
import type { Runtime } from '@spinout/flow-kit';
import {
  createBackendActors,
  persistenceActors,
  createServiceActors,
  simulatedAgents,
  type AgentBackend,
} from './pipeline.actors.js';
import { pipelineMachine } from './pipeline.machine.js';

/** The pipeline's machine, joined to a client, to storage, and to an agent backend where there is one. */
export const pipelineWith = (
  api: Pick<PlatformClient, 'research'>,
  runtime: Runtime,
  backend?: AgentBackend,
) =>
  pipelineMachine.provide({
    actors: {
      ...persistenceActors,
      ...simulatedAgents,
      ...createServiceActors(api),
      ...createBackendActors(backend, runtime),
    },
  });

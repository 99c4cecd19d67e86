import type { ApiRequest } from '@spinout/api-client';
import {
  answerCall,
  buildResearchBundle,
  createNodeDependencies,
  createResearchAgents,
  Refusal,
  type Agent,
  type AgentOutputs,
} from '@spinout/engine/node';
import { ProviderFailure, type ProviderFailureKind } from '@spinout/engine/providers';
import { serializeReply } from '../api/serialize-reply.js';
import type { ReviveError } from '../pool/portable-error.js';
import type { TaskFunction } from '../pool/task-runner.js';
import type { PostedSettings } from './engine-calls.js';
import { unpackBody, type PostedBody } from './posted-body.js';
import { createRemoteDependencies } from './remote-dependencies.js';

export interface CallInput {
  readonly request: Omit<ApiRequest, 'body' | 'signal' | 'onProgress'>;
  readonly body: PostedBody;
  readonly settings: PostedSettings;
}

export interface StepInput {
  readonly id: string;
  readonly topic: string;
  readonly done: AgentOutputs;
  readonly settings: PostedSettings;
}

/** An agent without what it does. */
export type AgentInfo = Pick<Agent, 'id' | 'needs'>;

export type BundleInput = Parameters<typeof buildResearchBundle>;

/** What the workers of the server run. */
export const engineTasks = {
  agents: () =>
    Promise.resolve(
      createResearchAgents(createNodeDependencies()).map(({ id, needs }): AgentInfo => ({
        id,
        needs,
      })),
    ),
  call: async (input, host, signal) => {
    const { request, body, settings } = input as CallInput;
    const dependencies = createRemoteDependencies(host, settings);
    const reply = await answerCall({ ...request, body: unpackBody(body), signal }, dependencies);
    return serializeReply(reply);
  },
  step: async (input, host, signal) => {
    const { id, topic, done, settings } = input as StepInput;
    const agents = createResearchAgents(createRemoteDependencies(host, settings));
    const agent = agents.find((each) => each.id === id);
    if (!agent) throw new Error(`There is no agent ${id}.`);
    return agent.run({ topic, done, work: { signal, report: () => undefined } });
  },
  bundle: async (input) => buildResearchBundle(...(input as BundleInput)),
} satisfies Readonly<Record<string, TaskFunction>>;

/** Recreates the errors of services that the engine tells apart by their class. */
export const reviveEngineError: ReviveError = ({ name, message, details }) => {
  const { status, provider, kind, retryAfterMs } = details;
  if (name === 'Refusal' && typeof status === 'number') return new Refusal(status, message);
  if (name === 'ProviderFailure' && typeof provider === 'string') {
    return new ProviderFailure(provider, kind as ProviderFailureKind, {
      ...(typeof status === 'number' ? { status } : {}),
      ...(typeof retryAfterMs === 'number' ? { retryAfterMs } : {}),
    });
  }
  return null;
};

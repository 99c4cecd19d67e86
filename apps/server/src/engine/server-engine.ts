import type { ApiRequest } from '@spinout/api-client';
import type { buildResearchBundle, EngineDependencies } from '@spinout/engine/node';
import type { WireReply } from '../api/serialize-reply.js';
import type { Database } from '../database/database.types.js';
import type { RunStep } from '../jobs/run-step.js';
import type { PoolFigures } from '../pool/worker-pool.js';

/** Dependencies shared by the calls of all owners. */
export type SharedDependencies = Omit<Partial<EngineDependencies>, 'store'>;

export type BuildBundle = (
  ...values: Parameters<typeof buildResearchBundle>
) => Promise<Awaited<ReturnType<typeof buildResearchBundle>>>;

/** Creates the engine of a server over its database. */
export type CreateServerEngine = (
  db: Database,
  dependencies: SharedDependencies & { readonly now: () => Date },
) => Promise<ServerEngine>;

/** The engine as the server uses it, wherever it computes. */
export interface ServerEngine {
  /** Answers a call with the data of one owner. */
  readonly answerCall: (request: ApiRequest, owner: string) => Promise<WireReply>;
  /** The agents of a research run. */
  readonly steps: readonly RunStep[];
  readonly buildBundle: BuildBundle;
  /** Null if it has no workers. */
  readonly figures: (() => PoolFigures) | null;
  /** Ends the work in progress. */
  readonly close: () => Promise<void>;
}

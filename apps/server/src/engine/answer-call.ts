import type { ApiReply, ApiRequest } from '@spinout/api-client';
import {
  answerCall,
  createNodeDependencies,
  randomId,
  type EngineDependencies,
} from '@spinout/engine/node';
import type { Database } from '../database/database.types.js';
import { databaseStore } from '../store/database-store.js';

/** Dependencies shared by the calls of all owners. */
export type SharedDependencies = Omit<Partial<EngineDependencies>, 'store'>;

/** Answers a call with the data of one owner. */
type AnswerCall = (request: ApiRequest, owner: string) => Promise<ApiReply>;

/** Connects the engine's handlers to the database: a call reads and writes only the data of its owner. */
export function createAnswerCall(db: Database, dependencies: SharedDependencies): AnswerCall {
  const shared = createNodeDependencies({ newId: randomId, ...dependencies });
  return (request, owner) => answerCall(request, { ...shared, store: databaseStore(db, owner) });
}

import type { Transport } from '@spinout/api-client';
import { createNodeEngine, randomId, type EngineDependencies } from '@spinout/engine/node';
import type { Database } from './database/database.types.js';
import { databaseStore } from './store/database-store.js';

/** Dependencies shared by the engines of all owners. */
export type SharedDependencies = Omit<Partial<EngineDependencies>, 'store'>;

/**
 * Creates engines that access the data of one owner only. An engine is cheap to create; the library
 * and its index are shared.
 */
export const createEngineFactory =
  (db: Database, dependencies: SharedDependencies) =>
  (owner: string): Transport =>
    createNodeEngine({ newId: randomId, ...dependencies, store: databaseStore(db, owner) });

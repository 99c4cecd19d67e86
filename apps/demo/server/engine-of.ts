import type { Transport } from '@spinout/api-client';
import { createNodeEngine, randomId, type EngineDependencies } from '@spinout/engine/node';
import type { Database } from './database/database.types.js';
import { databaseStore } from './store/database-store.js';

/** What the engines of all owners share. */
export type SharedDependencies = Omit<Partial<EngineDependencies>, 'store'>;

/**
 * Makes engines that see what belongs to one owner and nothing else. An engine is a handful of closures; the library
 * and its index are shared by all.
 */
export const engineOf =
  (db: Database, shared: SharedDependencies) =>
  (owner: string): Transport =>
    createNodeEngine({ newId: randomId, ...shared, store: databaseStore(db, owner) });

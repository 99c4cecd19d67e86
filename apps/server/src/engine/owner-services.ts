import { ConfigurationError, type Usage } from '@spinout/api-client';
import type { EngineDependencies } from '@spinout/engine/node';
import * as z from 'zod';
import type { Database } from '../database/database.types.js';
import type { Services } from '../pool/serve-task.js';
import { databaseStore } from '../store/database-store.js';
import { readEntryTexts } from '../store/read-entries.js';
import type { EngineCalls, PostedSettings } from './engine-calls.js';
import type { SharedDependencies } from './server-engine.js';

type Answers = {
  readonly [Name in keyof EngineCalls]: (
    values: Parameters<EngineCalls[Name]>,
    signal: AbortSignal,
  ) => ReturnType<EngineCalls[Name]>;
};

type StoreNames = 'readTexts' | 'setText' | 'replaceText' | 'listKeys';

/** Functions that cannot be called from another thread without stopping it. */
const LOCAL_ONLY = [
  'newId',
  'deadline',
  'library',
  'readDoc',
] as const satisfies readonly (keyof EngineDependencies)[];

/** @throws {ConfigurationError} for a dependency that an engine in a worker cannot use */
export function describeDependencies(dependencies: SharedDependencies): PostedSettings {
  const local = LOCAL_ONLY.filter((name) => dependencies[name] !== undefined);
  if (local.length > 0) {
    throw new ConfigurationError(
      `An engine in workers cannot use these functions of its host: ${local.join(', ')}.`,
    );
  }
  const { seed, storedIn, maxStateBytes, fetchPaper, services, live, model } = dependencies;
  return {
    ...(seed === undefined ? {} : { seed }),
    ...(storedIn === undefined ? {} : { storedIn }),
    ...(maxStateBytes === undefined ? {} : { maxStateBytes }),
    fetchesPapers: fetchPaper !== undefined,
    knowsServices: services !== undefined,
    live: live
      ? {
          literature: live.literature !== undefined,
          structure: live.structure !== undefined,
          ...(live.literatureNames ? { literatureNames: live.literatureNames } : {}),
          ...(live.literatureStep ? { literatureStep: live.literatureStep } : {}),
        }
      : null,
    model: model?.name ?? null,
  };
}

const parseText = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text));

const toText = (value: unknown): string | null =>
  value === undefined ? null : JSON.stringify(value);

/** The store of one owner, for a worker that answers a call of this owner. */
export function ownerServices(db: Database, owner: string): Services {
  const store = databaseStore(db, owner);
  const answers: Pick<Answers, StoreNames> = {
    readTexts: ([keys]) => readEntryTexts(db, owner, keys),
    setText: ([key, text]) => store.set(key, parseText(text)),
    replaceText: async ([key, expected, text]) => {
      let isExpected = false;
      await store.change<unknown>(key, (current) => {
        isExpected = toText(current) === expected;
        return isExpected ? parseText(text) : current;
      });
      return isExpected;
    },
    listKeys: ([prefix]) => store.keys(prefix),
  };
  return answers;
}

/** The services that all owners share: public sources, language model, fetching of papers. */
export function sharedServices({
  fetchPaper,
  services,
  live,
  model,
}: SharedDependencies): Services {
  const { literature, structure } = live ?? {};
  const answers: Partial<Answers> = {
    ...(fetchPaper ? { fetchPaper: ([url], signal) => fetchPaper(url, signal) } : {}),
    ...(services ? { readServices: (_, signal) => services(signal) } : {}),
    ...(literature
      ? { searchLiterature: ([query, limit], signal) => literature(query, { limit, signal }) }
      : {}),
    ...(structure ? { findStructure: ([topic], signal) => structure(topic, signal) } : {}),
    ...(model
      ? {
          write: async ([request], signal) => {
            const usage: Usage[] = [];
            const schema = z.fromJSONSchema(request.schema);
            const answer = await model.write({ ...request, schema }, signal, (each) =>
              usage.push(each),
            );
            return { answer, usage };
          },
        }
      : {}),
  };
  return answers;
}

import type { Usage } from '@spinout/api-client';
import type { EngineDependencies, FetchedPaper, LiveSources } from '@spinout/engine/node';
import type { WritingRequest } from '@spinout/engine/providers';

type Found<Name extends 'literature' | 'structure'> = ReturnType<NonNullable<LiveSources[Name]>>;

/** A writing request whose schema is JSON Schema, because messages cannot carry functions. */
export type PostedWriting = Omit<WritingRequest, 'schema'> & {
  readonly schema: Readonly<Record<string, unknown>>;
};

/** What an engine in a worker calls on the server's thread. The store is that of the owner of the call. */
export interface EngineCalls {
  /** JSON texts of values; null for a key without a value. */
  readonly readTexts: (keys: readonly string[]) => Promise<readonly (string | null)[]>;
  readonly setText: (key: string, text: string | null) => Promise<void>;
  /** @returns false, without a change, if the value is no longer the expected one */
  readonly replaceText: (
    key: string,
    expected: string | null,
    text: string | null,
  ) => Promise<boolean>;
  readonly listKeys: (prefix: string) => Promise<readonly string[]>;
  readonly fetchPaper: (url: string) => Promise<FetchedPaper>;
  readonly readServices: () => ReturnType<NonNullable<EngineDependencies['services']>>;
  readonly searchLiterature: (query: string, limit: number) => Found<'literature'>;
  readonly findStructure: (topic: string) => Found<'structure'>;
  readonly write: (
    request: PostedWriting,
  ) => Promise<{ readonly answer: unknown; readonly usage: readonly Usage[] }>;
}

/** Which services the server has, and its plain settings. */
export interface PostedSettings {
  readonly seed?: number;
  readonly maxStateBytes?: number;
  readonly storedIn?: 'browser' | 'server';
  readonly fetchesPapers: boolean;
  readonly knowsServices: boolean;
  readonly live: {
    readonly literature: boolean;
    readonly structure: boolean;
    readonly literatureNames?: readonly string[];
    readonly literatureStep?: NonNullable<LiveSources['literatureStep']>;
  } | null;
  /** Name of the language model. */
  readonly model: string | null;
}

import { fsyncSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Error codes of systems that cannot flush: folders on Windows, any file on some shared folders. */
const CANNOT_FLUSH = new Set(['EPERM', 'EINVAL', 'ENOTSUP', 'EISDIR', 'EBADF']);

const cannotFlush = (error: unknown) =>
  error instanceof Error && 'code' in error && CANNOT_FLUSH.has(String(error.code));

/** Flushes an open file or folder to the disk, if the system supports it. */
const flush = (descriptor: number): void => {
  try {
    fsyncSync(descriptor);
  } catch (error) {
    if (!cannotFlush(error)) throw error;
  }
};

const CONCURRENCY = 16;

interface Streams {
  fsync?: (stream: { readonly nfd: number }) => number;
}

type Modules = Parameters<NodeFS['init']>[1];

/** File system that flushes to the disk when Postgres asks for it; PGlite's own does not. */
export class SyncedFiles extends NodeFS {
  readonly #flush: (descriptor: number) => void;

  /** @param flushFile flushes an open file. @default fsync */
  constructor(folder: string, flushFile = flush) {
    super(folder);
    this.#flush = flushFile;
  }

  override async init(...[pglite, options]: Parameters<NodeFS['init']>): Promise<{
    emscriptenOpts: Modules;
  }> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const grant: NonNullable<Modules['preRun']>[number] = ({ NODEFS }) => {
      const { stream_ops: streams } = NODEFS as unknown as { stream_ops: Streams };
      streams.fsync = ({ nfd }) => {
        this.#flush(nfd);
        return 0;
      };
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), grant] },
    };
  }
}

export async function syncPath(path: string): Promise<void> {
  try {
    const handle = await open(path, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (!cannotFlush(error)) throw error;
  }
}

/** Flushes a folder and its content to the disk, several files in parallel. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const waiting = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await syncPath(path);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  await syncPath(folder);
}

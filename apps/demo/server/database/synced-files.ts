import { fsyncSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Files that some systems do not let anybody flush: Windows with folders, some shared folders with any. */
const CANNOT_FLUSH = new Set(['EPERM', 'EINVAL', 'ENOTSUP', 'EISDIR', 'EBADF']);

const cannotFlush = (error: unknown) =>
  error instanceof Error && 'code' in error && CANNOT_FLUSH.has(String(error.code));

/** Flushes an open file or folder to the disk, where that can be done. */
const flush = (descriptor: number): void => {
  try {
    fsyncSync(descriptor);
  } catch (error) {
    if (!cannotFlush(error)) throw error;
  }
};

const AT_ONCE = 16;

interface Streams {
  fsync?: (stream: { readonly nfd: number }) => number;
}

type Modules = Parameters<NodeFS['init']>[1];

/** Files on disk where Postgres's wish to flush is granted; PGlite's own files leave it out. */
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

/** Flushes one file or folder to the disk. */
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

/** Flushes a folder and all that is in it to the disk, many at once: the disk then writes them together. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const waiting = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await syncPath(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await syncPath(folder);
}

import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Files that some systems do not let anybody flush: Windows with folders, some shared folders with any. */
const CANNOT_FLUSH = new Set(['EPERM', 'EINVAL', 'ENOTSUP', 'EISDIR', 'EBADF']);

const flush = (descriptor: number) => {
  try {
    fsyncSync(descriptor);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!CANNOT_FLUSH.has(code)) throw error;
  }
};

interface Streams {
  fsync?: (stream: { readonly nfd: number }) => number;
}

type Modules = Parameters<NodeFS['init']>[1];

/** Files on disk where Postgres's wish to flush is granted; PGlite's own files leave it out. */
export class SyncedFiles extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS['init']>): Promise<{
    emscriptenOpts: Modules;
  }> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const grant: NonNullable<Modules['preRun']>[number] = ({ NODEFS }) => {
      const { stream_ops: streams } = NODEFS as unknown as { stream_ops: Streams };
      streams.fsync = ({ nfd }) => {
        flush(nfd);
        return 0;
      };
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), grant] },
    };
  }
}

/** Flushes one file or folder to the disk. */
export function syncPath(path: string): void {
  let descriptor: number;
  try {
    descriptor = openSync(path, 'r');
  } catch (error) {
    // Windows opens no folders.
    if (error instanceof Error && 'code' in error && CANNOT_FLUSH.has(String(error.code))) return;
    throw error;
  }
  try {
    flush(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Flushes a folder and all that is in it to the disk. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
}

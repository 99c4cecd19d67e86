import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A published entry of a package. */
export interface Entry {
  /** Folder of the package */
  readonly folder: string;
  /** Path of the built declarations */
  readonly declarations: string;
  /** File name of the report, such as `journey.panels.api.md` */
  readonly report: string;
}

interface Manifest {
  readonly private?: boolean;
  readonly exports: Readonly<Record<string, string | { readonly types?: string }>>;
}

/** Lists the entries with published declarations of all packages in `packages/`. */
export function listEntries(root: string): Entry[] {
  const packages = join(root, 'packages');
  return readdirSync(packages)
    .map((name) => join(packages, name))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .flatMap((folder) => {
      const text = readFileSync(join(folder, 'package.json'), 'utf8');
      const manifest = JSON.parse(text) as Manifest;
      if (manifest.private === true) return [];
      return Object.entries(manifest.exports).flatMap(([path, target]) => {
        if (typeof target === 'string' || target.types === undefined) return [];
        const report = `${[basename(folder), ...path.split('/').slice(1)].join('.')}.api.md`;
        return [{ folder, declarations: join(folder, target.types), report }];
      });
    });
}

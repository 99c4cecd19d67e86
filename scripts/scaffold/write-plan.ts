import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plan } from './plan.ts';

/**
 * Writes the files of a plan below a folder, all or none.
 * @throws {Error} when one of them exists already
 */
export function writePlan({ files }: Plan, root: string): string[] {
  const paths = Object.keys(files);
  const taken = paths.filter((path) => existsSync(join(root, path)));
  if (taken.length > 0)
    throw new Error(`Nothing was written; these exist already: ${taken.join(', ')}`);
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), files[path] ?? '');
  }
  return paths;
}

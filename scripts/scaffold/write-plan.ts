import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plan } from './plan.ts';

/**
 * Writes the files of a plan to a folder, or none if one of them exists.
 * @throws {Error} if a file exists
 */
export function writePlan({ files }: Plan, root: string): string[] {
  const paths = Object.keys(files);
  const existingPaths = paths.filter((path) => existsSync(join(root, path)));
  if (existingPaths.length > 0)
    throw new Error(`Nothing was written; these exist already: ${existingPaths.join(', ')}`);
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), files[path] ?? '');
  }
  return paths;
}

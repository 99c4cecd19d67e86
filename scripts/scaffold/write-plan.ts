import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plan } from './plan.ts';

/**
 * Writes the files of a plan to a folder and edits existing ones, or does nothing if that is not possible.
 * @returns the paths of all written and edited files
 * @throws {Error} if a file exists, or if an edited file has no place for an edit
 */
export function writePlan({ files, edits }: Plan, root: string): string[] {
  const paths = Object.keys(files);
  const existingPaths = paths.filter((path) => existsSync(join(root, path)));
  if (existingPaths.length > 0)
    throw new Error(`Nothing was written; these exist already: ${existingPaths.join(', ')}`);
  const edited = new Map<string, string>();
  for (const { path, before, text } of edits) {
    const current = edited.get(path) ?? readFileSync(join(root, path), 'utf8');
    const at = current.indexOf(before);
    if (at === -1)
      throw new Error(`Nothing was written; ${path} has no "${before}" to insert before: ${text}`);
    edited.set(path, current.slice(0, at) + text + current.slice(at));
  }
  for (const path of paths) mkdirSync(dirname(join(root, path)), { recursive: true });
  for (const [path, text] of [...Object.entries(files), ...edited])
    writeFileSync(join(root, path), text);
  return [...paths, ...edited.keys()];
}

import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** One text of a message catalog. */
export interface CatalogText {
  /** File, export and key, such as `packages/…/topic.messages.ts topicMessages.title`. */
  readonly place: string;
  readonly text: string;
}

function listTexts(value: unknown, place: string): CatalogText[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => listTexts(inner, `${place}.${key}`));
}

/** Reads every text that a `*.messages.ts` file of the packages and apps exports. */
export async function readCatalogs(): Promise<CatalogText[]> {
  const files = globSync('{packages,apps}/*/{src,server}/**/*.messages.ts', { cwd: ROOT }).sort();
  const texts: CatalogText[] = [];
  for (const file of files) {
    const exported = (await import(pathToFileURL(join(ROOT, file)).href)) as object;
    for (const [name, value] of Object.entries(exported))
      texts.push(...listTexts(value, `${file.replaceAll(sep, '/')} ${name}`));
  }
  return texts;
}

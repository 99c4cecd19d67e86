import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundlers, type Bundler } from './bundlers.ts';
import type { Page } from './peers.ts';

const BYTES_PER_KB = 1000;

const measureKb = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / BYTES_PER_KB;

/** What each bundler loads for a page without content. */
async function measureEmptyPages(folder: string): Promise<ReadonlyMap<Bundler, number>> {
  const sizes = new Map<Bundler, number>();
  for (const bundler of bundlers)
    if (bundler.hasReact) sizes.set(bundler, measureKb(await bundler.bundle(folder, '')));
  return sizes;
}

/** The first load of a page in each bundler, React apart, in kB. */
export interface FirstLoad {
  readonly page: Page;
  readonly kb: ReadonlyMap<string, number>;
}

/** Measures pages one after the other, minified and gzipped, in each bundler with its defaults for production. */
export async function measureFirstLoads(
  folder: string,
  pages: readonly Page[],
): Promise<readonly FirstLoad[]> {
  const empty = await measureEmptyPages(folder);
  const loads: FirstLoad[] = [];
  for (const page of pages) {
    const { source, css } = page;
    const styles = css ? [readFileSync(join(folder, 'node_modules', css), 'utf8')] : [];
    const kb = new Map<string, number>();
    for (const bundler of bundlers) {
      const texts = [...(await bundler.bundle(folder, source)), ...styles];
      kb.set(bundler.name, measureKb(texts) - (empty.get(bundler) ?? 0));
    }
    loads.push({ page, kb });
  }
  return loads;
}

export interface Change {
  readonly packages: readonly string[];
  /** The largest of the releases that it needs. */
  readonly size: 'major' | 'minor' | 'patch';
  /** Markdown. */
  readonly text: string;
}

const FILE = /^---\n([^]*?)\n---\n([^]*)$/;
const RELEASE = /^['"]?([^'"\n]+?)['"]?:\s*(major|minor|patch)$/gm;
/** Kinds of a release, the largest first. */
export const SIZES = ['major', 'minor', 'patch'] as const;

/**
 * Reads a file of `.changeset`.
 * @throws {Error} if it names no release
 */
export function parseChangeset(content: string): Change {
  const [, head = '', text = ''] = FILE.exec(content) ?? [];
  const releases = [...head.matchAll(RELEASE)];
  const size = SIZES.find((each) => releases.some(([, , found]) => found === each));
  if (!size) throw new Error(`A changeset names no release: ${content}`);
  return { packages: releases.map(([, name = '']) => name), size, text: text.trim() };
}

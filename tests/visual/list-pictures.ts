import { MODES, type ModeName } from '../../.storybook/modes.js';

/** An entry of `index.json` of a built Storybook. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly type: string;
}

export interface Picture {
  readonly story: string;
  readonly mode: ModeName;
}

/** Drawn by a GPU or its emulation, which differs from run to run. */
const NOT_COMPARED = ['Journey/Twelve steps/Structure in 3Dmol.js'];

/** Every story in the light theme, and the first of each title in all modes. */
export function listPictures(entries: readonly IndexEntry[]): Picture[] {
  const titles = new Set<string>();
  return entries
    .filter(({ type, title }) => type === 'story' && !NOT_COMPARED.includes(title))
    .flatMap(({ id, title }) => {
      const isFirst = !titles.has(title);
      titles.add(title);
      const modes = isFirst ? (Object.keys(MODES) as ModeName[]) : (['light'] as const);
      return modes.map((mode) => ({ story: id, mode }));
    });
}

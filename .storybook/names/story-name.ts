/** Names that keep their capital letters inside a sentence. */
const PROPER = new Map(
  ['English', 'German', 'Arabic', 'IP', 'PDF', 'DOI'].map((name) => [name.toLowerCase(), name]),
);

/** The name of a story in sentence case: `On A Phone`, as Storybook derives it from an export, becomes `On a phone`. */
export const formatStoryName = (name: string): string =>
  name
    .split(' ')
    .map((word, index) => {
      const lower = word.toLowerCase();
      return PROPER.get(lower) ?? (index === 0 ? word : lower);
    })
    .join(' ');

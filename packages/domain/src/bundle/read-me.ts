import type { BundleFile } from './write-bundle.js';

export interface ReadMeInput {
  readonly title: string;
  readonly date: Date;
  readonly notices: readonly string[];
  readonly files: readonly BundleFile[];
  /** Files that are not in the bundle, and why; a sentence each. @default none */
  readonly missing?: readonly string[];
  /** Whether the bundle has a journey that can be opened again. @default true */
  readonly hasJourney?: boolean;
}

/** What is in the bundle, what is missing and why, and what to do with it. It is written in English. */
export function writeReadMe(input: ReadMeInput): string {
  const { title, date, notices, files, missing = [], hasJourney = true } = input;
  const lines = [
    title,
    `Made on ${date.toISOString().slice(0, 10)}.`,
    '',
    'Simulated or prepared locally',
    ...(notices.length === 0
      ? ['- Nothing. Every result names its origin.']
      : notices.map((notice) => `- ${notice}`)),
    '',
    'Files',
    ...files.map(({ path, about }) => `- ${path}: ${about}`),
    '- manifest.json: The size and the SHA-256 hash of every file.',
    ...(missing.length === 0 ? [] : ['', ...missing]),
    '',
    ...(hasJourney
      ? [
          'Open it again',
          '- "Open a bundle" restores the journey. A bundle in which a file was changed is refused.',
        ]
      : ['Make it again']),
    '- "npx @spinout/engine replay <this file>" makes the results again and compares them.',
  ];
  return `${lines.join('\n')}\n`;
}

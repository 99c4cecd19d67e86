import type { BundleFile } from '@spinout/domain/bundle';

interface ReadMeInput {
  readonly title: string;
  readonly date: Date;
  readonly notices: readonly string[];
  readonly files: readonly BundleFile[];
  readonly hasFormationDate: boolean;
}

/** What is in the bundle, what is missing and why, and what to do with it. It is written in English. */
export function writeReadMe({
  title,
  date,
  notices,
  files,
  hasFormationDate,
}: ReadMeInput): string {
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
    ...(hasFormationDate
      ? []
      : [
          '',
          'There is no calendar and no cap table in the Open Cap Table Format: both need the date of the formation,',
          'which was not chosen.',
        ]),
    '',
    'Open it again',
    '- "Open a bundle" restores the journey. A bundle in which a file was changed is refused.',
    '- "npx @spinout/engine replay <this file>" makes the results again and compares them.',
  ];
  return `${lines.join('\n')}\n`;
}

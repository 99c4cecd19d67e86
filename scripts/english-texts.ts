/** Writes all English texts to `packages/languages/src/english/texts.json`, for translators: part of `npm run api`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './import-source.ts';
import { readEnglishMessages } from './scaffold/english-messages.ts';

const texts = Object.entries(await readEnglishMessages()).toSorted(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(
  join(ROOT, 'packages/languages/src/english/texts.json'),
  `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`,
);

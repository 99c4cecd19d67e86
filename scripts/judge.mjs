/**
 * Judges hypotheses and literature without a network (docs/judgment.md): `npm run judge` prints figures on the judged set,
 * `npm run judge -- FOLDER` what is offered for each paper of a folder, as Markdown.
 */
import { importSource } from '../tests/bench/support/from-source.ts';
import { measure } from '../tests/judge/measure.ts';
import { writeFigures } from '../tests/judge/write-figures.ts';
import { writeSheet } from '../tests/judge/write-sheet.ts';

const [folder] = process.argv.slice(2);

await importSource(
  ['packages/engine/src/node.ts', 'packages/api-client/src/index.ts'],
  async ({ createNodeEngine, createApiClient }) => {
    const createApi = () => createApiClient({ transport: createNodeEngine() });
    const text =
      folder === undefined
        ? writeFigures(await measure(createApi))
        : await writeSheet(createApi, folder);
    console.log(text);
  },
);

/** Writes the example result of the landing page: what the engine generates from the first example text. */
import { writeFileSync } from 'node:fs';
import { importSource } from '../tests/bench/support/from-source.ts';
import { createExample } from '../tests/landing-example/create-example.ts';
import { EXAMPLE_FILE } from '../tests/landing-example/example-file.ts';

await importSource(
  [
    'packages/engine/src/node.ts',
    'packages/api-client/src/index.ts',
    'packages/research-flow/src/steps/paper/paper.examples.ts',
  ],
  async ({
    createNodeEngine,
    createApiClient,
    paperExamples,
  }: typeof import('@spinout/engine/node') &
    typeof import('@spinout/api-client') &
    typeof import('@spinout/research-flow/examples')) => {
    const api = createApiClient({ transport: createNodeEngine() });
    const example = await createExample(api, paperExamples[0]);
    writeFileSync(EXAMPLE_FILE, `${JSON.stringify(example, null, 2)}\n`);
  },
);

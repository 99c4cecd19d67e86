import { readFileSync } from 'node:fs';
import { createApiClient } from '@spinout/api-client';
import { createNodeEngine } from '@spinout/engine/node';
import { paperExamples } from '@spinout/research-flow/examples';
import { expect, it } from 'vitest';
import { createExample } from './create-example.ts';
import { EXAMPLE_FILE } from './example-file.ts';

it('shows what the engine generates from the first example; `npm run example` updates it', async () => {
  const api = createApiClient({ transport: createNodeEngine() });
  const shown: unknown = JSON.parse(readFileSync(EXAMPLE_FILE, 'utf8'));
  expect(shown).toEqual(await createExample(api, paperExamples[0]));
  // The page says so.
  expect(shown).toMatchObject({ kind: 'open-question' });
});

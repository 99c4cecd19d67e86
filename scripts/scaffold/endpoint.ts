import { endpointEdits } from './endpoint-edits.ts';
import type { Name } from './names.ts';
import type { Plan } from './plan.ts';

/** The endpoint, its schemas, the handler of the engine, and a test with a scripted transport. */
export function endpointPlan(area: Name, name: Name): Plan {
  const endpoint = `${name.camel}${area.pascal}`;
  const shape = `${name.pascal}${area.pascal}`;
  const id = `${area.camel}.${name.camel}`;
  const client = 'packages/api-client/src';
  const engine = 'packages/engine/src';
  const schemaFile = `${area.kebab}-${name.kebab}`;
  return {
    files: {
      [`${client}/endpoints/${area.kebab}.endpoints.ts`]: `import { contractOf, defineEndpoint } from './endpoint.js';

const loadSchemas = () => import('../schemas/${schemaFile}.js');

/** One sentence that says what the call does. */
export const ${endpoint} = defineEndpoint({
  id: '${id}',
  method: 'POST',
  host: 'api',
  path: '/api/journey/${area.kebab}/${name.kebab}',
  contract: contractOf(loadSchemas, '${shape}Request', '${shape}Reply'),
});
`,
      [`${client}/schemas/${schemaFile}.ts`]: `import * as z from 'zod/mini';
import { sentId } from './bounded.js';

export const ${shape}Request = z.object({ journey_id: sentId });
export type ${shape}Request = z.infer<typeof ${shape}Request>;

export const ${shape}Reply = z.object({ success: z.boolean() });
export type ${shape}Reply = z.infer<typeof ${shape}Reply>;
`,
      [`${client}/endpoints/${area.kebab}.endpoints.test.ts`]: `import { expect, it } from 'vitest';
import { call } from '../client/call.js';
import { scriptedTransport } from '../testing/scripted-transport.js';
import { ${endpoint} } from './${area.kebab}.endpoints.js';

it('${id} sends its request and reads its reply', async () => {
  const transport = scriptedTransport({ '${id}': { success: true } });
  const reply = await call({ transport }, ${endpoint}, { journey_id: 'journey-1' });
  expect(reply).toEqual({ success: true });
  expect(transport.sentTo('${id}')).toEqual([{ journey_id: 'journey-1' }]);
});
`,
      [`${engine}/handlers/${area.kebab}.handlers.ts`]: `import { ${endpoint} } from '@spinout/api-client';
import { handle, type Handler } from './handle.js';

/** Handles ${id}. */
export const ${area.camel}Handlers: readonly Handler[] = [
  handle(${endpoint}, () => Promise.resolve({ success: true })),
];
`,
    },
    edits: endpointEdits({ area, name, endpoint, id, schemaFile, schema: shape }),
    nextSteps: [
      'write its schemas, the handler and its description in open-api.ts',
      'set its points in apps/server/src/api/call-points.ts, 1 for about 2 ms of a processor core',
      'add checks of its replies to packages/conformance/src/checks/ and name the requirement in the title of its test',
      'npm run openapi && npm run api: write the documents of the API',
    ],
  };
}

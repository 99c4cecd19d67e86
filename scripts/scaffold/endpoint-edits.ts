import type { Name } from './names.ts';
import type { Edit } from './plan.ts';

const CLIENT = 'packages/api-client/src';
const ENGINE = 'packages/engine/src';
const CONFORMANCE = 'packages/conformance/src';

/** What the lists of endpoints have to name. */
interface EndpointNames {
  readonly area: Name;
  readonly name: Name;
  /** Name of the endpoint, such as `planFunding` */
  readonly endpoint: string;
  /** `funding.plan` */
  readonly id: string;
  /** File name of the schemas, without its ending */
  readonly schemaFile: string;
  /** Name of the schemas without `Request` and `Reply` */
  readonly schema: string;
}

/** Adds the call to the interface of the client. */
const clientTypes = ({ area, name, schema, schemaFile }: EndpointNames): readonly Edit[] => [
  {
    path: `${CLIENT}/client/platform-client.types.ts`,
    before: "import type { CallOptions } from './call.js'",
    text: `import type { ${schema}Reply, ${schema}Request } from '../schemas/${schemaFile}.js';\n`,
  },
  {
    path: `${CLIENT}/client/platform-client.types.ts`,
    before: '/** All calls of the product.',
    text: `/** Calls about ${area.title.toLowerCase()}. */
export interface ${area.pascal}Calls {
  /** One sentence that says what the call does. */
  readonly ${name.camel}: Call<${schema}Request, ${schema}Reply>;
}

`,
  },
  {
    path: `${CLIENT}/client/platform-client.types.ts`,
    before: '  /** What the server stores for the caller. */',
    text: `  /** Calls about ${area.title.toLowerCase()}. */\n  readonly ${area.camel}: ${area.pascal}Calls;\n`,
  },
];

/** Adds an endpoint to the exports, the client, the documents, the examples, the engine, the rate limit and the checks of servers. */
export function endpointEdits(names: EndpointNames): readonly Edit[] {
  const { area, name, endpoint, id, schemaFile } = names;
  const handlers = `${area.camel}Handlers`;
  return [
    {
      path: `${CLIENT}/endpoints/each-endpoint.ts`,
      before: "export { suggestTopics } from './topics.endpoints.js'",
      text: `export { ${endpoint} } from './${area.kebab}.endpoints.js';\n`,
    },
    {
      path: `${CLIENT}/index.ts`,
      before: 'export type { Origin, Recipe, Source }',
      text: `export type * from './schemas/${schemaFile}.js';\n`,
    },
    {
      path: `${CLIENT}/endpoints/all.endpoints.ts`,
      before: '];\n\n/** Base paths of the hosts',
      text: `  json('${area.kebab}', endpoints.${endpoint}),\n`,
    },
    {
      path: `${CLIENT}/ids/call-id.ts`,
      before: "  | 'data.usage'",
      text: `  | '${id}'\n`,
    },
    {
      path: `${CLIENT}/index.ts`,
      before: '  JourneyCalls,',
      text: `  ${area.pascal}Calls,\n`,
    },
    ...clientTypes(names),
    {
      path: `${CLIENT}/client/platform-client.ts`,
      before: '    data: {',
      text: `    ${area.camel}: { ${name.camel}: bind(endpoints.${endpoint}) },\n`,
    },
    {
      path: `${CLIENT}/schemas/each-schema.ts`,
      before: "export * from './source.js'",
      text: `export * from './${schemaFile}.js';\n`,
    },
    {
      path: `${CONFORMANCE}/openapi/open-api.ts`,
      before: "  'users.list':",
      text: `  '${id}': 'One sentence that says what the call does.',\n`,
    },
    {
      path: `${CLIENT}/testing/example-replies.ts`,
      before: "  'literature.removeImport': {",
      text: `  '${id}': { success: true },\n`,
    },
    {
      path: `${ENGINE}/engine.ts`,
      before: "import { topicsHandlers } from './handlers/",
      text: `import { ${handlers} } from './handlers/${area.kebab}.handlers.js';\n`,
    },
    {
      path: `${ENGINE}/engine.ts`,
      before: '  ...sessionHandlers,',
      text: `  ...${handlers},\n`,
    },
    {
      path: 'tests/faults/client/client-calls.ts',
      before: "  'users.list':",
      text: `  '${id}': (api) => api.${area.camel}.${name.camel}({ journey_id: 'journey-1' }),\n`,
    },
    {
      path: `${CONFORMANCE}/checks/malformed.checks.ts`,
      before: "  ['T-40', calls.changeRole",
      text: `  ['${area.kebab}', calls.${endpoint}, { journey_id: ID }],\n`,
    },
    {
      path: 'apps/server/src/api/call-points.ts',
      before: "  'users.changeRole':",
      text: `  '${id}': 10,\n`,
    },
  ];
}

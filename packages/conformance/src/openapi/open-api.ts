import type { AnyEndpoint } from '@spinout/api-client/contract';
import { createComponentSchemas } from './component-schemas.js';
import type {
  CallDescription,
  JsonSchema,
  OpenApiDocument,
  PathItem,
  Ref,
  ResponseObject,
} from './openapi.types.js';
import { createOperation, listRoutes, type Route } from './operations.js';

export interface OpenApiSettings {
  /** Version of the document. @default '0.0.0' */
  readonly version?: string;
  /** Describes a call. @default its id and its row */
  readonly describe?: (call: AnyEndpoint) => CallDescription | undefined;
}

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const SERVERLESS = '/.netlify/functions/v1';

const ABOUT = `All API calls of Spinout, described as one server that implements all hosts.

Hosts (\`x-spinout-hosts\`): a client can configure the base URL of each host separately. \`api\` is the main API. By default, \`auth\`, \`researchApi\` and \`tenStep\` are at \`{api}/api/v1\`, \`pdf\` is at \`{api}/api/v1/pdf\`, and \`research\` is at \`{api}\`.

Pages that are not on a local host send some calls to \`${SERVERLESS}\` of their own origin. These paths refer to the same operations.

Replies are described as a server must send them. Additional fields are allowed; a client passes them on.

Calls that share a path are distinguished by the fields of the request.`;

const ERROR: JsonSchema = {
  type: 'object',
  properties: { error: { type: 'string', description: 'Words for people.', minLength: 1 } },
  required: ['error'],
};

const refusal = (description: string): ResponseObject => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

const PARAMETERS = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Same for every try of one intent: a server that keeps answers gives the first one again.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
};

const RESPONSES = {
  Refused: refusal('The request cannot be answered; `error` says why.'),
  Failed: refusal('The server failed, or (501) has no such operation; `error` says so.'),
  NotSignedIn: refusal('Nobody is signed in, or not any more.'),
  NotAllowed: refusal('Whoever is signed in may not do this.'),
  NotHere: refusal('This server has no such service: the page shows a demonstration and says so.'),
  Changed: refusal('Another change came first.'),
};

/**
 * Creates an OpenAPI 3.1 document of the contract.
 * @example JSON.stringify(await openApi({ version: '1.0.0' }))
 */
export async function openApi({
  version = '0.0.0',
  describe = () => undefined,
}: OpenApiSettings = {}): Promise<OpenApiDocument> {
  const components = createComponentSchemas();
  const describeCall = (call: AnyEndpoint) => describe(call) ?? createDefaultDescription(call);
  const paths: Record<string, PathItem | Ref> = {};
  const routes = listRoutes();
  for (const route of routes) {
    const operation = await createOperation(route, components, describeCall);
    paths[route.path] = { ...paths[route.path], [route.method]: operation };
  }
  for (const [alias, path] of routes.flatMap(listAliases))
    paths[alias] = { $ref: createPointer(path) };
  const tags = routes.flatMap(({ calls }) =>
    calls.map(({ endpoint }) => endpoint.id.split('.')[0]),
  );
  return {
    openapi: '3.1.1',
    info: { title: 'Spinout', version, description: ABOUT },
    jsonSchemaDialect: DIALECT,
    servers: [
      { url: '/', description: 'The server that gave this document' },
      {
        url: '{base}',
        description: 'A server elsewhere',
        variables: { base: { default: 'https://spinout.example.org' } },
      },
    ],
    tags: [...new Set(tags)].map((name = '') => ({ name })),
    paths,
    components: {
      schemas: { ...components.schemas, Error: ERROR },
      responses: RESPONSES,
      parameters: PARAMETERS,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

/** Calls in addition to those of the specifications: imports, saved journeys, stored data and roles of users. */
const EXTRA_CALLS: Readonly<Record<string, string>> = {
  'literature.import':
    'Imports a bibliography of up to 25 MB and 20,000 records (BibTeX, RIS, CSL-JSON, PubMed nbib, EndNote XML), which the literature search of the journey then uses. The records are stored for the caller only.',
  'literature.removeImport': 'Removes an imported bibliography with its records.',
  'journeys.list':
    'Lists the journeys that are saved for the caller, newest first and without their data.',
  'journeys.read': 'Reads one journey with its data. Replies 404 if it is not saved.',
  'journeys.save':
    'Saves a journey. Replies 409 if another change was saved first, 507 if the storage of the caller is full.',
  'journeys.remove': 'Removes a journey.',
  'data.usage': 'Says how much is stored for the caller by kind, and how much may be.',
  'data.export':
    'Reads everything that is stored for the caller, page by page. The parts of a record, joined, are its JSON.',
  'data.delete':
    'Deletes everything that is stored for the caller; on request also ends all sign-ins, or deletes the account. Replies 409 if the account is that of the last administrator.',
  'users.list': '**T-40.** Lists accounts by page, oldest first. Requires an administrator.',
  'users.changeRole':
    '**T-40.** Changes the role of an account. Requires an administrator. Replies 409 if the role cannot be changed.',
};

const createDefaultDescription = ({ row, endpoint: { id } }: AnyEndpoint): CallDescription => ({
  summary: id,
  description: EXTRA_CALLS[id] ?? `**${row}.**`,
});

const listAliases = ({ path, calls }: Route): readonly (readonly [alias: string, path: string])[] =>
  calls.flatMap(({ endpoint: { host, path: ownPath, serverlessPath } }) => {
    const alias = serverlessPath ?? (host === 'tenStep' ? SERVERLESS + ownPath : null);
    return alias === null ? [] : [[alias, path] as const];
  });

const createPointer = (path: string) =>
  `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`;

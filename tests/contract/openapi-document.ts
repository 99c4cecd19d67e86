import type { OpenApiDocument } from '@spinout/conformance/openapi';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** Describes how a value violates a schema. */
export type Validate = (value: unknown) => readonly string[];

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

/** An operation as the tests read it, with its method and path. */
export interface ReadOperation {
  readonly route: string;
  readonly operationId: string;
  readonly responses: Readonly<Record<string, Content>>;
  readonly requestBody?: Required<Content>;
  readonly 'x-spinout-calls': readonly string[];
  readonly 'x-spinout-row': readonly string[];
}

const ID = 'https://spinout.example.org/openapi.json';
const COMPONENT_NAME = /^[a-zA-Z0-9._-]+$/;
const STATUS = /^([1-5]\d\d|[1-5]XX|default)$/;
const MEDIA_TYPE = /^[a-z]+\/[a-z.+-]+$/;

/** Reads an OpenAPI document: its operations, validators for its schemas, and its violations of the format. */
export function openDocument(text: string) {
  const document = JSON.parse(text) as OpenApiDocument;
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
  addFormats(ajv);
  ajv.addVocabulary(['components']);
  addMaxima(ajv);
  ajv.addSchema({ $id: ID, components: { schemas: document.components.schemas } });
  const createValidator = (schema: object | undefined): Validate => {
    if (!schema) throw new Error('The schema is missing.');
    const validate = ajv.compile(resolveReferences(schema) as object);
    return (value) =>
      validate(value)
        ? []
        : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    '$ref' in item
      ? []
      : Object.entries(item).map(([method, operation]): ReadOperation => ({
          ...(operation as unknown as Omit<ReadOperation, 'route'>),
          route: `${method.toUpperCase()} ${path}`,
        })),
  );
  return { document, operations, createValidator, faults: findFaults(document, operations, ajv) };
}

/** Makes the references of a schema absolute. */
const resolveReferences = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(resolveReferences);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === '$ref' ? [key, `${ID}${String(inner)}`] : [key, resolveReferences(inner)],
    ),
  );
};

/** The maxima of any JSON, which JSON Schema has no keywords for. */
function addMaxima(ajv: Ajv2020) {
  ajv.addKeyword({
    keyword: 'x-maxCharacters',
    validate: (max: number, value: unknown) => (JSON.stringify(value)?.length ?? 0) <= max,
  });
  ajv.addKeyword({
    keyword: 'x-maxDepth',
    validate: (max: number, value: unknown) => getDepth(value) <= max,
  });
}

const getDepth = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map(getDepth))
    : 0;

function findFaults(
  document: OpenApiDocument,
  operations: readonly ReadOperation[],
  ajv: Ajv2020,
): readonly string[] {
  const { openapi, info, paths, components, tags } = document;
  const faults: string[] = [];
  const check = (isValid: boolean, fault: string) => {
    if (!isValid) faults.push(fault);
  };
  check(/^3\.1\.\d+$/.test(openapi), 'is not of version 3.1');
  check(info.title !== '' && info.version !== '', 'has no title or version');
  for (const path of Object.keys(paths))
    check(path.startsWith('/'), `${path} does not begin with /`);
  for (const parts of Object.values(components)) {
    for (const name of Object.keys(parts))
      check(COMPONENT_NAME.test(name), `${name} is an invalid name`);
  }
  for (const [name, schema] of Object.entries(components.schemas)) {
    check(ajv.validateSchema(schema) === true, `the schema ${name} is invalid`);
  }
  for (const ref of listRefs(document))
    check(resolvePointer(document, ref) !== undefined, `${ref} does not resolve`);

  const ids = operations.map(({ operationId }) => operationId);
  check(new Set(ids).size === ids.length, 'has two operations with one id');
  const routes = new Set(operations.map(({ route }) => route));
  check(routes.size === operations.length, 'has two operations at one route');
  const known = new Set(tags.map(({ name }) => name));
  for (const operation of operations) {
    const { route, responses, requestBody } = operation;
    check(Object.keys(responses).length > 0, `${route} has no responses`);
    check(route.startsWith('GET ') === (requestBody === undefined), `${route} has the wrong body`);
    for (const code of Object.keys(responses)) check(STATUS.test(code), `${route}: ${code}`);
    for (const type of listMediaTypes(operation)) check(MEDIA_TYPE.test(type), `${route}: ${type}`);
    const { tags: own = [] } = operation as { tags?: readonly string[] };
    check(
      own.every((tag) => known.has(tag)),
      `${route} has an unknown tag`,
    );
  }
  return faults;
}

const listMediaTypes = ({ responses, requestBody }: ReadOperation): readonly string[] =>
  [...Object.values(responses), requestBody ?? {}].flatMap(({ content = {} }: Content) =>
    Object.keys(content),
  );

const listRefs = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : listRefs(inner),
  );
};

/** Follows a JSON pointer (RFC 6901) within the document. */
const resolvePointer = (document: unknown, ref: string): unknown =>
  ref
    .replace(/^#\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (inner, part) =>
        typeof inner === 'object' && inner !== null ? Reflect.get(inner, part) : undefined,
      document,
    );

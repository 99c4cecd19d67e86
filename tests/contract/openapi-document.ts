import type { OpenApiDocument } from '@spinout/api-client/openapi';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** Describes how a value violates a schema. */
export type Validate = (value: unknown) => readonly string[];

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

/** An operation as the tests read it, with its method and path. */
export interface ReadOperation {
  readonly place: string;
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

/** Reads an OpenAPI document: its operations, its schemas, and where it breaks the rules of the format. */
export function openDocument(text: string) {
  const document = JSON.parse(text) as OpenApiDocument;
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
  addFormats(ajv);
  ajv.addVocabulary(['components']);
  ajv.addSchema({ $id: ID, components: { schemas: document.components.schemas } });
  const validatorOf = (schema: object | undefined): Validate => {
    if (!schema) throw new Error('There is no schema at this place.');
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
          ...(operation as unknown as Omit<ReadOperation, 'place'>),
          place: `${method.toUpperCase()} ${path}`,
        })),
  );
  return { document, operations, validatorOf, faults: faultsIn(document, operations, ajv) };
}

/** The same schema with references that begin at the document. */
const resolveReferences = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(resolveReferences);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === '$ref' ? [key, `${ID}${String(inner)}`] : [key, resolveReferences(inner)],
    ),
  );
};

function faultsIn(
  document: OpenApiDocument,
  operations: readonly ReadOperation[],
  ajv: Ajv2020,
): readonly string[] {
  const { openapi, info, paths, components, tags } = document;
  const faults: string[] = [];
  const must = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  must(/^3\.1\.\d+$/.test(openapi), 'is not of version 3.1');
  must(info.title !== '' && info.version !== '', 'has no title or version');
  for (const path of Object.keys(paths))
    must(path.startsWith('/'), `${path} does not begin with /`);
  for (const parts of Object.values(components)) {
    for (const name of Object.keys(parts)) must(COMPONENT_NAME.test(name), `${name} is no name`);
  }
  for (const [name, schema] of Object.entries(components.schemas)) {
    must(ajv.validateSchema(schema) === true, `the schema ${name} is none`);
  }
  for (const ref of refsIn(document))
    must(find(document, ref) !== undefined, `${ref} leads nowhere`);

  const ids = operations.map(({ operationId }) => operationId);
  must(new Set(ids).size === ids.length, 'gives two operations one id');
  const places = new Set(operations.map(({ place }) => place));
  must(places.size === operations.length, 'has two operations at one place');
  const known = new Set(tags.map(({ name }) => name));
  for (const operation of operations) {
    const { place, responses, requestBody } = operation;
    must(Object.keys(responses).length > 0, `${place} has no responses`);
    must(place.startsWith('GET ') === (requestBody === undefined), `${place} has the wrong body`);
    for (const code of Object.keys(responses)) must(STATUS.test(code), `${place}: ${code}`);
    for (const type of mediaTypesIn(operation)) must(MEDIA_TYPE.test(type), `${place}: ${type}`);
    const { tags: own = [] } = operation as { tags?: readonly string[] };
    must(
      own.every((tag) => known.has(tag)),
      `${place} has an unknown tag`,
    );
  }
  return faults;
}

const mediaTypesIn = ({ responses, requestBody }: ReadOperation): readonly string[] =>
  [...Object.values(responses), requestBody ?? {}].flatMap(({ content = {} }: Content) =>
    Object.keys(content),
  );

const refsIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : refsIn(inner),
  );
};

/** Follows a JSON pointer (RFC 6901) within the document. */
const find = (document: unknown, ref: string): unknown =>
  ref
    .replace(/^#\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (inner, part) =>
        typeof inner === 'object' && inner !== null ? Reflect.get(inner, part) : undefined,
      document,
    );

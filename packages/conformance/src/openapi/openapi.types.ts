/** Part of a JSON Schema, draft 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface MediaType {
  readonly schema: JsonSchema;
}

export interface ResponseObject {
  readonly description: string;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface Ref {
  readonly $ref: string;
}

/** A field of a request in the path or the query. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

/** The part of an OpenAPI operation that this document uses. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly (Ref | Parameter)[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: Readonly<Record<string, MediaType>>;
  };
  readonly responses: Readonly<Record<string, ResponseObject | Ref>>;
  /** Rows in the requirements that the operation answers. */
  readonly 'x-spinout-row': readonly string[];
  /** Ids of the calls; more than one where calls share a path. */
  readonly 'x-spinout-calls': readonly string[];
  /** Names of the hosts that a client may set on their own. */
  readonly 'x-spinout-hosts': readonly string[];
}

export type PathItem = Readonly<Partial<Record<'get' | 'post' | 'put', Operation>>>;

/** The part of an OpenAPI 3.1 document that this one uses. */
export interface OpenApiDocument {
  readonly openapi: '3.1.1';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly jsonSchemaDialect: string;
  readonly servers: readonly object[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, PathItem | Ref>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, ResponseObject>>;
    readonly parameters: Readonly<Record<string, object>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
}

/** Description of a call. */
export interface CallDescription {
  readonly summary: string;
  readonly description: string;
}

import type { RequestBody } from '@spinout/api-client';

interface PostedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

/** The body of a request as it is passed to a worker; files are buffers, so that they are moved instead of copied. */
export type PostedBody =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'form'; readonly fields: Readonly<Record<string, string | PostedFile>> };

export async function packBody(body: RequestBody): Promise<PostedBody> {
  if (body.kind === 'json') return body;
  const fields = await Promise.all(
    Object.entries(body.fields).map(
      async ([key, value]): Promise<[string, string | PostedFile]> => {
        if (typeof value === 'string') return [key, value];
        const { name, type } = value;
        return [key, { name, type, bytes: await value.arrayBuffer() }];
      },
    ),
  );
  return { kind: 'form', fields: Object.fromEntries(fields) };
}

export const getBuffers = (body: PostedBody): readonly ArrayBuffer[] =>
  body.kind === 'json'
    ? []
    : Object.values(body.fields).flatMap((value) => (typeof value === 'string' ? [] : value.bytes));

export function unpackBody(body: PostedBody): RequestBody {
  if (body.kind === 'json') return body;
  const fields = Object.entries(body.fields).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : new File([value.bytes], value.name, { type: value.type }),
  ]);
  return { kind: 'form', fields: Object.fromEntries(fields) as Record<string, string | File> };
}

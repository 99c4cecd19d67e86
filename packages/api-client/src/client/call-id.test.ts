import { expect, expectTypeOf, it } from 'vitest';
import type { CallId, FlowCallId } from '../ids/call-id.js';
import { ENDPOINTS } from '../endpoints/all.endpoints.js';
import { createPlatformClient } from './platform-client.js';
import type { ApiClient } from './client.types.js';
import type { PlatformClient } from './platform-client.types.js';

type IdsOf<Client> = {
  [Area in keyof Client]: `${Area & string}.${keyof Client[Area] & string}`;
}[keyof Client];

it('the ids name every call of the clients, and no other', () => {
  expectTypeOf<IdsOf<ApiClient>>().toEqualTypeOf<FlowCallId>();
  expectTypeOf<IdsOf<PlatformClient>>().toEqualTypeOf<CallId>();
});

it('a call has the id of its endpoint', () => {
  const client = createPlatformClient({ transport: { send: () => Promise.reject(new Error()) } });
  const ids = Object.entries(client).flatMap(([area, calls]) =>
    Object.keys(calls as object).map((name) => `${area}.${name}`),
  );
  expect(ids.toSorted()).toEqual(ENDPOINTS.map(({ endpoint }) => endpoint.id).toSorted());
});

import { expect, it } from 'vitest';
import { readContract } from './operations.ts';
import { checkReply } from './check-reply.ts';

const findFault = checkReply(readContract());

const request = {
  requestKind: 'valid',
  operation: 'journeys.list',
  method: 'GET',
  path: '/api/v1/journeys',
  headers: {},
  body: null,
};
const answer = (status: number, text: string, type = 'application/json') => ({
  status,
  type,
  body: Buffer.from(text),
});

it.each([
  ['no answer', null],
  ['a fault of the server', answer(500, '{"error":"Something went wrong."}')],
  ['a service that is missing where there is none', answer(503, '{"error":"Not now."}')],
  ['a refusal without words', answer(400, '{"error":" "}')],
  ['a refusal in another shape', answer(400, '{"message":"No."}')],
  ['a refusal as a page', answer(404, '<p>Nothing is here.</p>', 'text/html')],
  ['an answer that is not in the contract', answer(200, '{"journeys":[{"journey_id":1}]}')],
  ['JSON that is none', answer(200, '{"journeys":')],
])('finds %s', (_, reply) => {
  expect(findFault(request, reply)).not.toBeNull();
});

it('lets pass what the contract says', () => {
  expect(findFault(request, answer(200, '{"journeys":[]}'))).toBeNull();
  expect(findFault(request, answer(401, '{"error":"Please sign in again."}'))).toBeNull();
});

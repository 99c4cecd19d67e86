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
  ['a missing reply', null],
  ['a server error', answer(500, '{"error":"Something went wrong."}')],
  ['an unexpected 503', answer(503, '{"error":"Not now."}')],
  ['a refusal without a message', answer(400, '{"error":" "}')],
  ['a refusal in another shape', answer(400, '{"message":"No."}')],
  ['a refusal as HTML', answer(404, '<p>Nothing is here.</p>', 'text/html')],
  ['a reply that violates the contract', answer(200, '{"journeys":[{"journey_id":1}]}')],
  ['invalid JSON', answer(200, '{"journeys":')],
])('finds %s', (_, reply) => {
  expect(findFault(request, reply)).not.toBeNull();
});

it('accepts replies that match the contract', () => {
  expect(findFault(request, answer(200, '{"journeys":[]}'))).toBeNull();
  expect(findFault(request, answer(401, '{"error":"Please sign in again."}'))).toBeNull();
});

it('accepts a page of sign-in as a refusal, also at a path with dot segments', () => {
  const page = answer(404, '<p>This sign-in is not available.</p>', 'text/html');
  const visit = (path: string) => findFault({ ...request, path }, page);
  expect(visit('/api/../api/v1/auth/login/nobody?redirect_uri=x')).toBeNull();
  expect(visit('http://localhost:4173/api/v1/auth/login/nobody')).toBeNull();
  expect(visit('/api/v1/auth/login/../profile')).not.toBeNull();
});

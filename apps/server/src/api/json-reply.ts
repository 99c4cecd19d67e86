import type { ApiReply } from '@spinout/api-client';

export const jsonReply = (status: number, value: unknown): ApiReply => ({
  status,
  contentType: 'application/json',
  body: { kind: 'json', value },
});

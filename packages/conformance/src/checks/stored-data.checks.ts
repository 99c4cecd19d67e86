import * as z from 'zod/mini';
import { deleteData, exportData, readDataUsage } from '@spinout/api-client/contract';
import { expectStatus, expectThat, NotApplicable, parseReply } from '../kit/expectations.js';
import type { Kit } from '../kit/check.types.js';
import { checksOf } from '../kit/checks-of.js';
import { count, nonBlankText } from '../rules/rules.js';

const Amounts = z.array(z.looseObject({ kind: nonBlankText, count, bytes: count }));
const Usage = z.looseObject({ success: z.literal(true), kinds: Amounts, used_bytes: count });
const Page = z.looseObject({
  success: z.literal(true),
  parts: z.array(
    z.looseObject({
      kind: nonBlankText,
      id: nonBlankText,
      json: z.string(),
      is_complete: z.boolean(),
    }),
  ),
  next: z.nullable(nonBlankText),
});

const MAX_PAGES = 1000;

const readUsage = async (kit: Kit) => {
  const answer = await kit.ask(readDataUsage);
  if (answer.status === 404 || answer.status === 501) {
    throw new NotApplicable('The server does not say what it stores.');
  }
  return parseReply(Usage, answer, 'the amount of stored data');
};

/** Deleting is not tried: a server may be checked with an account that is in use. */
export const storedDataChecks = checksOf('data', {
  'are counted by kind': async (kit) => {
    await readUsage(kit);
  },
  'are exported page by page, each record as JSON': async (kit) => {
    await readUsage(kit);
    let text = '';
    let after: string | null = null;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const request: { after?: string } = after === null ? {} : { after };
      const { parts, next }: z.infer<typeof Page> = await kit.read(exportData, request, Page);
      for (const { json, is_complete, id } of parts) {
        text += json;
        if (!is_complete) continue;
        expectThat(isJson(text), `JSON for the record "${id}"`, 'it cannot be parsed');
        text = '';
      }
      if (next === null) return;
      after = next;
    }
  },
  'refuse a deletion with invalid options, and delete nothing': async (kit) => {
    const before = await readUsage(kit);
    const answer = await kit.ask(deleteData, { end_sessions: 'yes' });
    expectStatus(answer, [400, 401, 403, 422], 'invalid options');
    const after = await readUsage(kit);
    expectThat(
      after.used_bytes >= before.used_bytes,
      'the same data as before',
      'some of it is gone',
    );
  },
});

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

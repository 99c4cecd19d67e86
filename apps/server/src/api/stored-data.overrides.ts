import type { DataAmount } from '@spinout/api-client';
import * as z from 'zod/mini';
import { getUserId } from '../caller/owner.js';
import type { exportPage, OwnerUsage } from '../store/owner-data.js';
import type { Override } from './contract.routes.js';
import { jsonReply } from './json-reply.js';

interface StoredDataDependencies {
  readonly readUsage: (owner: string) => Promise<OwnerUsage>;
  readonly exportPage: (owner: string, after: string | undefined) => ReturnType<typeof exportPage>;
  readonly deleteData: (owner: string) => Promise<readonly DataAmount[]>;
  readonly endSessions: (userId: string) => Promise<void>;
  /** Deletes an account with its data. */
  readonly deleteAccount: (userId: string) => Promise<readonly DataAmount[] | 'last-administrator'>;
  /** Days after the last use when the data of guests is deleted. */
  readonly guestDays: number;
}

const storedDataReplies = {
  wrongCursor: 'Invalid request: "after" is not from an earlier page.',
  needsAccount: 'Only a signed-in user has sessions and an account.',
  lastAdministrator:
    'You are the last administrator. Make someone else an administrator before you delete your account. Nothing was deleted.',
} as const;

const DeleteOptions = z.object({
  end_sessions: z.optional(z.boolean()),
  delete_account: z.optional(z.boolean()),
});

/** The calls about a person's own data, which the server answers from its tables. */
export const storedDataOverrides = ({
  readUsage,
  exportPage: readPage,
  deleteData,
  endSessions,
  deleteAccount,
  guestDays,
}: StoredDataDependencies): Readonly<Record<string, Override>> => ({
  'data.usage': async (_, owner) => {
    const { kinds, usedBytes, allowedBytes } = await readUsage(owner);
    return jsonReply(200, {
      success: true,
      kinds,
      used_bytes: usedBytes,
      ...(allowedBytes === undefined ? {} : { allowed_bytes: allowedBytes }),
      ...(getUserId(owner) === null ? { expires_after_days: guestDays } : {}),
    });
  },
  'data.export': async ({ path }, owner) => {
    const after = new URLSearchParams(path.split('?', 2)[1] ?? '').get('after') ?? undefined;
    const page = await readPage(owner, after);
    if (page === null) return jsonReply(400, { error: storedDataReplies.wrongCursor });
    return jsonReply(200, { success: true, ...page });
  },
  'data.delete': async ({ body }, owner) => {
    const options = DeleteOptions.safeParse(body.kind === 'json' ? body.value : body.fields);
    if (!options.success)
      return jsonReply(400, { error: 'Invalid request: the options are true or false' });
    const { end_sessions = false, delete_account = false } = options.data;
    const userId = getUserId(owner);
    if (userId === null && (end_sessions || delete_account)) {
      return jsonReply(400, { error: storedDataReplies.needsAccount });
    }
    if (userId !== null && delete_account) {
      const deleted = await deleteAccount(userId);
      return deleted === 'last-administrator'
        ? jsonReply(409, { error: storedDataReplies.lastAdministrator })
        : jsonReply(200, { success: true, deleted });
    }
    if (userId !== null && end_sessions) await endSessions(userId);
    return jsonReply(200, { success: true, deleted: await deleteData(owner) });
  },
});

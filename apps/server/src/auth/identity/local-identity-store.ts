import { and, eq, type SQL } from 'drizzle-orm';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import { localIdentityEntries } from '../../database/schema/auth.schema.js';
import type { AuthDependencies } from '../auth-dependencies.js';
import { hashText } from '../secrets.js';

const LONGEST_SECONDS = 60 * 60;

/** Stores the data of the identity provider in the database, under hashed names. */
export const createLocalIdentityStore =
  ({ db, now }: Pick<AuthDependencies, 'db' | 'now'>): AdapterFactory =>
  (model): Adapter => {
    const isOfModel = eq(localIdentityEntries.model, model);
    const isEntry = (id: string) => and(isOfModel, eq(localIdentityEntries.id, hashText(id)));
    const first = async (condition: SQL | undefined): Promise<AdapterPayload | undefined> => {
      const [entry] = await db.select().from(localIdentityEntries).where(condition);
      if (!entry) return undefined;
      const payload = entry.payload as AdapterPayload;
      if (entry.consumedAt === null) return payload;
      return { ...payload, consumed: Math.floor(entry.consumedAt.getTime() / 1000) };
    };
    return {
      upsert: async (id, payload, expiresIn = LONGEST_SECONDS) => {
        const content = {
          payload,
          uid: payload.uid === undefined ? null : hashText(payload.uid),
          grantId: payload.grantId === undefined ? null : hashText(payload.grantId),
          expiresAt: new Date(now().getTime() + expiresIn * 1000),
        };
        await db
          .insert(localIdentityEntries)
          .values({ model, id: hashText(id), ...content })
          .onConflictDoUpdate({
            target: [localIdentityEntries.model, localIdentityEntries.id],
            set: content,
          });
      },
      find: (id) => first(isEntry(id)),
      findByUid: (uid) => first(and(isOfModel, eq(localIdentityEntries.uid, hashText(uid)))),
      // The device flow is not supported, so there are no user codes.
      findByUserCode: () => Promise.resolve(undefined),
      consume: async (id) => {
        await db.update(localIdentityEntries).set({ consumedAt: now() }).where(isEntry(id));
      },
      destroy: async (id) => {
        await db.delete(localIdentityEntries).where(isEntry(id));
      },
      revokeByGrantId: async (grantId) => {
        await db
          .delete(localIdentityEntries)
          .where(and(isOfModel, eq(localIdentityEntries.grantId, hashText(grantId))));
      },
    };
  };

import { generateKeyPairSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { serverKeys } from '../../database/schema/auth.schema.js';
import type { AuthDependencies } from '../auth-dependencies.js';
import { newNonce } from '../secrets.js';

const NAME = 'local-identity';

const LocalIdentityKeys = z.object({
  jwks: z.object({ keys: z.array(z.record(z.string(), z.string())) }),
  cookieKeys: z.array(z.string()),
  clientSecret: z.string(),
});

/** Signing keys of the local identity provider, and the secret of its client. */
type LocalIdentityKeys = z.infer<typeof LocalIdentityKeys>;

function createKeys({ randomBytes }: Pick<AuthDependencies, 'randomBytes'>): LocalIdentityKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = z.parse(z.record(z.string(), z.string()), privateKey.export({ format: 'jwk' }));
  return {
    jwks: { keys: [{ ...key, alg: 'ES256', use: 'sig' }] },
    cookieKeys: [newNonce(randomBytes)],
    clientSecret: newNonce(randomBytes),
  };
}

/** Reads the keys from the database. The first instance creates them. */
export async function readLocalIdentityKeys(
  dependencies: Pick<AuthDependencies, 'db' | 'now' | 'randomBytes'>,
): Promise<LocalIdentityKeys> {
  const readStored = async () => {
    const [row] = await dependencies.db.select().from(serverKeys).where(eq(serverKeys.name, NAME));
    return row && z.parse(LocalIdentityKeys, row.value);
  };
  const known = await readStored();
  if (known) return known;
  await dependencies.db
    .insert(serverKeys)
    .values({ name: NAME, value: createKeys(dependencies), createdAt: dependencies.now() })
    .onConflictDoNothing();
  const saved = await readStored();
  if (!saved) throw new Error('The keys of the local identity provider were not saved');
  return saved;
}

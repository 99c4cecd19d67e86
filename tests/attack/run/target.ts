import { randomBytes } from 'node:crypto';
import type { Role, Session, Target } from '../attack.types.ts';
import type { AttackedServer } from './attacked-server.ts';
import { send, type Sent } from './send.ts';
import { signIn } from './sign-in.ts';
import { createVictim } from './victims.ts';

const ROLES: readonly Role[] = ['user', 'researcher', 'admin', 'enterprise'];
const VISITOR_BYTES = 24;

/** An address of the range for documentation and tests, which no real client has (RFC 5737, RFC 2544). */
const networks = () => {
  let next = 0;
  return () => {
    next += 1;
    return `198.18.${Math.floor(next / 250) % 256}.${(next % 250) + 1}`;
  };
};

export const nextNetwork = networks();

export const newGuest = () => ({
  'X-Visitor-Id': randomBytes(VISITOR_BYTES).toString('base64url'),
});

/** Sends requests from one network, unless they name another one. */
export const createSend =
  (port: number, network: () => string, signal?: AbortSignal) => (request: Sent) =>
    send(request.port ?? port, {
      ...(signal && { signal }),
      ...request,
      headers: { 'X-Forwarded-For': network(), ...request.headers },
    });

/** Signs in with all roles and stores the data of the victims. */
export async function openTarget(server: AttackedServer, plain: AttackedServer): Promise<Target> {
  const { port, origin, readLog } = server;
  const sessions: [Role, Session][] = [];
  for (const role of ROLES) sessions.push([role, await signIn(origin, `demo-${role}`)]);
  const users = Object.fromEntries(sessions) as Record<Role, Session>;
  const victims = [
    await createVictim(port, 'guest', { ...newGuest(), 'X-Forwarded-For': nextNetwork() }),
    await createVictim(port, 'user', users.researcher.headers),
  ];
  return {
    origin,
    port,
    plainPort: plain.port,
    send: createSend(port, nextNetwork),
    newGuest,
    users,
    victims,
    readLog,
    signIn: (account) => signIn(origin, account),
  };
}

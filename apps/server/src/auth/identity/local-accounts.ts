import type { Role } from '../../caller/caller.types.js';

/** Provider of the demo accounts in the database. */
export const DEMO_PROVIDER = 'local';

export interface LocalAccount {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** Description of the role on the page. */
  readonly description: string;
}

export const LOCAL_ACCOUNTS: readonly LocalAccount[] = [
  {
    subject: 'demo-user',
    name: 'Demo User',
    email: 'user@example.org',
    role: 'user',
    description: 'standard account',
  },
  {
    subject: 'demo-researcher',
    name: 'Demo Researcher',
    email: 'researcher@example.org',
    role: 'researcher',
    description: 'researcher',
  },
  {
    subject: 'demo-admin',
    name: 'Demo Administrator',
    email: 'admin@example.org',
    role: 'admin',
    description: 'can change the roles of others',
  },
  {
    subject: 'demo-enterprise',
    name: 'Demo Enterprise',
    email: 'enterprise@example.org',
    role: 'enterprise',
    description: 'highest role',
  },
];

export const getLocalRole = (subject: string): Role | null =>
  LOCAL_ACCOUNTS.find((account) => account.subject === subject)?.role ?? null;

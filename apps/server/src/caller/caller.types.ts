import type { ROLES } from '@spinout/domain/roles';

/** Role of a user as stored by the server; never taken from a client. */
export type Role = (typeof ROLES)[number];

export interface SignedInUser {
  readonly id: string;
  readonly role: Role;
}

/** The caller of a request. All stored data belongs to exactly one owner. */
export interface Caller {
  /** `user:<id>` for a signed-in user, else `visitor:<id>` of this browser. */
  readonly owner: string;
  readonly user: SignedInUser | null;
}

/** Reads the caller of a request from its bearer token. */
export type ReadCaller = (request: Request) => Promise<{
  readonly user: SignedInUser | null;
  /** An invalid token was sent; the reply is 401. */
  readonly refused: boolean;
}>;

/** Role of a user as stored by the server; never taken from a client. */
export type Role = 'guest' | 'user' | 'researcher' | 'admin' | 'enterprise';

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

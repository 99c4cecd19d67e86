/** ENT-09's role, as the server assigned it; nothing that a client says raises it. */
export type Role = 'guest' | 'user' | 'researcher' | 'admin' | 'enterprise';

export interface SignedInUser {
  readonly id: string;
  readonly role: Role;
}

/** Who calls. Everything that is stored belongs to exactly one owner. */
export interface Caller {
  /** `user:<id>` for a signed-in user, else `visitor:<id>` of this browser. */
  readonly owner: string;
  readonly user: SignedInUser | null;
}

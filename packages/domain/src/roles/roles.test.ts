import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasRole, getRoleRank } from './roles.js';

const ROLES = ['guest', 'user', 'researcher', 'admin', 'enterprise'] as const;
const UNUSUAL = ['', 'owner', 'Admin', ' admin', 'constructor', '__proto__', 'toString', '4'];

describe('roles', () => {
  it('AUTH-29, CONST-30 rank from guest 0 to enterprise 4 (S-89)', () =>
    expect(ROLES.map(getRoleRank)).toEqual([0, 1, 2, 3, 4]));

  it.each(ROLES.flatMap((has) => ROLES.map((needs) => [has, needs] as const)))(
    'AUTH-30 a person with the role %s is compared with %s by rank (S-89)',
    (has, needs) =>
      expect(hasRole({ role: has }, needs)).toBe(ROLES.indexOf(has) >= ROLES.indexOf(needs)),
  );

  it.each(UNUSUAL)('AUTH-31 the unknown required role “%s” counts as rank 1 (S-89)', (required) =>
    expect(ROLES.map((role) => hasRole({ role }, required))).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]),
  );

  it.each([...ROLES, ...UNUSUAL])(
    'AUTH-32 without a user no role is granted, not even %s (S-89)',
    (required) => expect(hasRole(null, required)).toBe(false),
  );

  it.each(UNUSUAL)('T-40 a person with the unknown role “%s” ranks as a guest', (role) => {
    expect(getRoleRank(role)).toBe(0);
    expect(hasRole({ role }, 'guest')).toBe(true);
    expect(hasRole({ role }, 'user')).toBe(false);
  });

  it('an unknown role never grants more than guest', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (role, required) => {
        fc.pre(!ROLES.some((known) => known === role));
        expect(hasRole({ role }, required)).toBe(required === 'guest');
      }),
    ));
});

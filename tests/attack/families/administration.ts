import type { Family, Target } from '../attack.types.ts';
import { requestAttack, stepsAttack } from '../define.ts';
import { getText, type Sent } from '../run/send.ts';

const USERS = '/api/v1/admin/users';

const CALLERS: readonly (readonly [string, (target: Target) => Sent['headers'], number])[] = [
  ['nobody', () => ({}), 401],
  ['a guest', ({ newGuest }) => newGuest(), 401],
  ['a user', ({ users }) => users.user.headers, 403],
  ['a researcher', ({ users }) => users.researcher.headers, 403],
  ['the highest role', ({ users }) => users.enterprise.headers, 403],
];

const byRole = CALLERS.flatMap(([name, getHeaders, status]) => [
  requestAttack(
    `list of accounts for ${name}`,
    (target) => ({ path: USERS, headers: { ...getHeaders(target) } }),
    { statuses: [status], tried: `GET ${USERS}`, hides: ['@example.org'] },
  ),
  requestAttack(
    `role changed by ${name}`,
    (target) => ({
      method: 'PUT',
      path: `${USERS}/${target.users.user.id}/role`,
      headers: { ...getHeaders(target) },
      body: { role: 'admin' },
    }),
    { statuses: [status], tried: `PUT ${USERS}/{id}/role` },
  ),
]);

/** Other spellings of the path, which a check of the path alone would miss. */
const SPELLINGS = [
  `/${USERS}`,
  '/api/v1//admin/users',
  '/API/V1/ADMIN/USERS',
  `${USERS}/`,
  '/api/v1/%61dmin/users',
  '/api/v1/admin%2fusers',
  '/api/v1/auth/../admin/users',
  '/api/v1/admin/users;x=1',
  '/.netlify/functions/v1/admin/users',
  `${USERS}?role=admin&is_admin=true`,
];

const spellings = SPELLINGS.map((path) =>
  requestAttack(
    `list of accounts at ${path}`,
    ({ users }) => ({ path, headers: users.user.headers }),
    { statuses: [400, 401, 403, 404], tried: `GET ${path}`, hides: ['@example.org'] },
  ),
);

const CLAIMS: readonly Readonly<Record<string, string>>[] = [
  { 'X-Role': 'admin' },
  { 'X-User-Role': 'admin' },
  { 'X-Original-URL': USERS },
  { 'X-Rewrite-URL': USERS },
  { 'X-HTTP-Method-Override': 'PUT' },
  { 'X-Forwarded-User': 'demo-admin' },
  { Cookie: 'role=admin' },
];

const claims = CLAIMS.map((headers) =>
  requestAttack(
    `role claimed with ${Object.keys(headers).join('')}: ${Object.values(headers).join('')}`,
    ({ users }) => ({ path: USERS, headers: { ...headers, ...users.user.headers } }),
    { statuses: [403], tried: `GET ${USERS}`, hides: ['@example.org'] },
  ),
);

const PROFILE = '/api/v1/auth/profile';

const promotions = (['role', 'provider', 'id', '__proto__', 'constructor'] as const).map((field) =>
  stepsAttack(`own ${field} changed`, `PUT ${PROFILE}`, 'unchanged', async (target) => {
    const { headers } = target.users.user;
    const value = field === '__proto__' || field === 'constructor' ? '{"role":"admin"}' : '"admin"';
    const body = `{"name":"Demo User","${field}":${value}}`;
    await target.send({ method: 'PUT', path: PROFILE, headers, body });
    const { json } = await target.send({ path: PROFILE, headers });
    const [role, id] = [getText(json, 'user', 'role'), getText(json, 'user', 'id')];
    return role === 'user' && id === target.users.user.id ? null : `role ${role}, id ${id}`;
  }),
);

const LONG_FIELDS = ['name', 'bio', 'organization', 'avatar_url'];

const longFields = LONG_FIELDS.map((field) =>
  requestAttack(
    `${field} of 50,000 characters`,
    ({ users }) => ({
      method: 'PUT',
      path: PROFILE,
      headers: users.user.headers,
      body: { [field]: 'x'.repeat(50_000) },
    }),
    { statuses: [400], tried: `PUT ${PROFILE}` },
  ),
);

const administrators = [
  requestAttack(
    'own role, by an administrator',
    ({ users }) => ({
      method: 'PUT',
      path: `${USERS}/${users.admin.id}/role`,
      headers: users.admin.headers,
      body: { role: 'enterprise' },
    }),
    { statuses: [409], tried: `PUT ${USERS}/{own id}/role` },
  ),
  requestAttack(
    'role that does not exist',
    ({ users }) => ({
      method: 'PUT',
      path: `${USERS}/${users.user.id}/role`,
      headers: users.admin.headers,
      body: { role: 'root' },
    }),
    { statuses: [400], tried: `PUT ${USERS}/{id}/role` },
  ),
  ...["1' OR '1'='1", '../users', '%00', '__proto__', 'x'.repeat(3000)].map((id) =>
    requestAttack(
      `account ${id.slice(0, 20)}`,
      ({ users }) => ({
        method: 'PUT',
        path: `${USERS}/${encodeURIComponent(id)}/role`,
        headers: users.admin.headers,
        body: { role: 'user' },
      }),
      { statuses: [400, 404], tried: `PUT ${USERS}/{id}/role` },
    ),
  ),
  ...['0', '-1', '1e9', '99999999', 'NaN', '1;drop table users', '1&page=2'].map((page) =>
    requestAttack(
      `page ${page}`,
      ({ users }) => ({
        path: `${USERS}?page=${page.includes('&') ? page : encodeURIComponent(page)}`,
        headers: users.admin.headers,
      }),
      { statuses: page.includes('&') ? [200, 400] : [400], tried: `GET ${USERS}?page=` },
    ),
  ),
];

/** The administrators' routes, by everyone who is not one. */
export const administration: Family = {
  name: 'administration',
  attacks: [...byRole, ...spellings, ...claims, ...promotions, ...longFields, ...administrators],
};

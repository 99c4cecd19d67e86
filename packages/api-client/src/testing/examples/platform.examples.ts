import type { JourneySummary, StoredJourney } from '../../schemas/journeys.js';
import type { User } from '../../schemas/user.js';
import { EXAMPLE_TIME } from './source.js';

export const exampleUser: User = {
  id: 'user-1',
  email: 'ada@example.org',
  name: 'Ada Example',
  role: 'researcher',
  provider: 'orcid',
  avatar_url: undefined,
  bio: 'Made up for tests.',
  organization: 'Example University',
  research_interests: ['Sleep', 'Memory'],
};

/** A saved journey on the server, as lists show it. */
const exampleJourneySummary: JourneySummary = {
  journey_id: 'journey-1700000000000',
  kind: 'flow',
  title: 'Example topic on sleep and memory',
  revision: 3,
  saved_at: EXAMPLE_TIME,
  size_bytes: 19,
  progress: { step: 2, step_count: 6 },
};

/** A saved journey on the server. */
export const exampleJourney: StoredJourney = {
  ...exampleJourneySummary,
  data: { schemaVersion: 1 },
};

const exampleAmounts = [
  { kind: 'papers', count: 2, bytes: 84_000 },
  { kind: 'journeys', count: 1, bytes: 1_200 },
];

/** An administrator, for lists of people. */
export const exampleAdministrator: User = {
  ...exampleUser,
  id: 'user-2',
  email: 'bo@example.org',
  name: 'Bo Beispiel',
  role: 'admin',
  provider: 'github',
  bio: undefined,
  organization: undefined,
  research_interests: [],
};

/** Not valid on any server. */
const exampleTokens = { token: 'example-token', refresh_token: 'example-refresh-token' };

export const platformReplies = {
  'platform.disclaimers': {
    disclaimers: {
      research: { title: 'Research use', content: 'An example. Nothing here is advice.' },
    },
    last_updated: '2026-01-15',
  },
  'platform.services': { services: { pdf: { status: 'online' }, quantum: { status: 'online' } } },
  'session.profile': { success: true, user: exampleUser },
  'session.saveProfile': { success: true, user: exampleUser },
  'session.refresh': { success: true, ...exampleTokens, expires_in: 900 },
  'session.logout': { success: true },
  'session.exchangeCode': { ...exampleTokens, user: exampleUser, expires_in: 900 },
  'session.health': { status: 'ok' },
  'users.list': {
    success: true,
    users: [exampleUser, exampleAdministrator],
    total: 2,
    page: 1,
    limit: 50,
  },
  'users.changeRole': { success: true, user: { ...exampleUser, role: 'admin' } },
  'journeys.list': { journeys: [exampleJourneySummary] },
  'journeys.read': { success: true, journey: exampleJourney },
  'journeys.save': { success: true, journey: exampleJourneySummary },
  'journeys.remove': { success: true },
  'data.usage': {
    success: true,
    kinds: exampleAmounts,
    used_bytes: 85_200,
    allowed_bytes: 250_000_000,
    expires_after_days: undefined,
  },
  'data.export': {
    success: true,
    parts: [{ kind: 'journeys', id: 'journey-1', json: '{"title":"Sleep"}', is_complete: true }],
    next: null,
  },
  'data.delete': { success: true, deleted: exampleAmounts },
} as const;

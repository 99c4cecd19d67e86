import type { User } from './accounts.js';

/** Converts an account to its wire format. */
export const serializeUser = (user: User) => ({
  id: user.id,
  email: user.email,
  name: user.name,
  role: user.role,
  provider: user.provider,
  avatar_url: user.avatarUrl,
  bio: user.bio,
  organization: user.organization,
  research_interests: user.researchInterests,
});

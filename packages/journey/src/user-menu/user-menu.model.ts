import type { User } from '@spinout/api-client';
import { DEFAULT_LOCALE } from '@spinout/design-system';
import { ADMIN_PANEL_RANK, GUEST_PROVIDER } from './user-menu.constants.js';
import type { UserMenuMessages } from './user-menu.messages.js';

/** What of a user the menu shows. */
export type MenuUser = Pick<User, 'name' | 'email' | 'role' | 'provider' | 'avatar_url'>;

/** Things that the menu does, in the order in which it shows them. */
export type MenuChoice = 'profile' | 'journeys' | 'admin' | 'signIn' | 'signOut';

export interface UserMenuInput {
  readonly user: MenuUser;
  /** Rank of the user's role. */
  readonly rank: number;
  readonly isDemoAccount: boolean;
  readonly locale?: string | undefined;
  /** What the host gives no place to go to. @default none */
  readonly missing?: readonly MenuChoice[] | undefined;
}

/** What the menu shows: a user mapped to texts and flags. */
export const userMenuModel = (
  { user, rank, isDemoAccount, locale = DEFAULT_LOCALE, missing = [] }: UserMenuInput,
  messages: UserMenuMessages,
) => {
  const email = user.email.trim();
  const name = user.name.trim() || email || messages.unnamed;
  const isGuest = user.provider === GUEST_PROVIDER;
  return {
    name,
    initial: getInitial(name, locale),
    avatar: getSafePictureUrl(user.avatar_url),
    email: email === '' || email === name ? null : email,
    role: formatRole(user.role, messages),
    isDemoAccount,
    choices: getChoices(isGuest, rank).filter((choice) => !missing.includes(choice)),
  };
};

export type UserMenuModel = ReturnType<typeof userMenuModel>;

/** A guest has no profile and no rights to look after, but can sign in. */
const getChoices = (isGuest: boolean, rank: number): readonly MenuChoice[] =>
  isGuest
    ? ['journeys', 'signIn', 'signOut']
    : ['profile', 'journeys', ...(rank >= ADMIN_PANEL_RANK ? (['admin'] as const) : []), 'signOut'];

const formatRole = (role: string, { roles, unknownRole }: UserMenuMessages): string =>
  Object.hasOwn(roles, role) ? roles[role as keyof typeof roles] : unknownRole;

/** The address of a picture, when it is one that may be shown: over https alone. */
export const getSafePictureUrl = (address: string | undefined): string | null => {
  if (address === undefined || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' ? href : null;
};

/** First letter of a name as people count letters, large. */
export const getInitial = (name: string, locale: string): string => {
  const [first] = new Intl.Segmenter(locale).segment(name);
  return (first?.segment ?? '').toLocaleUpperCase(locale);
};

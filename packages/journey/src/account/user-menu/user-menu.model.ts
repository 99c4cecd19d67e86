import type { User } from '@spinout/api-client';
import { DEFAULT_LOCALE } from '@spinout/design-system';
import type { UserMenuMessages } from './user-menu.messages.js';

/** Minimum rank for the Admin Panel: that of an admin. */
const ADMIN_PANEL_RANK = 3;

export type MenuUser = Pick<User, 'name' | 'email' | 'role' | 'provider' | 'avatar_url'>;

/** The items of the menu, in order. */
export type MenuChoice = 'profile' | 'journeys' | 'admin' | 'signIn' | 'signOut';

interface UserMenuInput {
  readonly user: MenuUser;
  readonly rank: number;
  readonly isDemoAccount: boolean;
  readonly locale?: string | undefined;
  /** Whether the host supports an item. @default all */
  readonly isSupported?: (choice: MenuChoice) => boolean;
}

export const userMenuModel = (
  { user, rank, isDemoAccount, locale = DEFAULT_LOCALE, isSupported = () => true }: UserMenuInput,
  messages: UserMenuMessages,
) => {
  const email = user.email.trim();
  const name = user.name.trim() || email || messages.unnamed;
  const isGuest = user.provider === 'guest';
  return {
    name,
    initial: getInitial(name, locale),
    avatar: getSafePictureUrl(user.avatar_url),
    email: email === '' || email === name ? null : email,
    role: formatRole(user.role, messages),
    isDemoAccount,
    choices: getChoices(isGuest, rank).filter(isSupported),
  };
};

export type UserMenuModel = ReturnType<typeof userMenuModel>;

/** A guest has neither a profile nor rights, but can sign in. */
const getChoices = (isGuest: boolean, rank: number): readonly MenuChoice[] =>
  isGuest
    ? ['journeys', 'signIn', 'signOut']
    : ['profile', 'journeys', ...(rank >= ADMIN_PANEL_RANK ? (['admin'] as const) : []), 'signOut'];

const formatRole = (role: string, { roles, unknownRole }: UserMenuMessages): string =>
  Object.hasOwn(roles, role) ? roles[role as keyof typeof roles] : unknownRole;

/** The URL of a picture, if it may be shown; only https is allowed. */
export const getSafePictureUrl = (address: string | undefined): string | null => {
  if (address === undefined || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' ? href : null;
};

/** The first grapheme of a name, in upper case. */
export const getInitial = (name: string, locale: string): string => {
  const [first] = new Intl.Segmenter(locale).segment(name);
  return (first?.segment ?? '').toLocaleUpperCase(locale);
};

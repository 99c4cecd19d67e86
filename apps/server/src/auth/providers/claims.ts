import { cleanLine } from '../clean-text.js';

const MAX_NAME = 200;
const MAX_EMAIL = 320;
const MAX_ADDRESS = 2000;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns the first claim that is a valid name. */
export const parseName = (...claims: readonly unknown[]): string =>
  claims
    .filter(isText)
    .map((claim) => cleanLine(claim).slice(0, MAX_NAME).toWellFormed())
    .find((name) => name !== '') ?? '';

/** Returns a verified email address, else empty text. */
export const parseEmail = (email: unknown, isVerified: unknown): string =>
  isVerified === true && isText(email) && email.length <= MAX_EMAIL ? cleanLine(email) : '';

/** Returns the https address of a picture, else empty text. */
export const parseAvatarUrl = (address: unknown): string =>
  isText(address) && address.length <= MAX_ADDRESS && isHttps(address) ? new URL(address).href : '';

/** Whether a text is an https address without a user name. */
export const isHttps = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return protocol === 'https:' && username === '' && password === '';
};

import type { SignedIn } from './check.types.js';
import { NotApplicable } from './mismatch.js';

/** @throws {NotApplicable} if the sign-in returned none */
export const requireRefreshToken = ({ refresh_token }: Pick<SignedIn, 'refresh_token'>): string => {
  if (refresh_token !== undefined) return refresh_token;
  throw new NotApplicable('The sign-in gave no refresh token, so its session is left alone.');
};

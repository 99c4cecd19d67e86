import { refuse } from '../http/refuse.js';

/** 401: no session, or an expired one. */
export const unauthorized = () =>
  refuse(401, 'You are not signed in, or your session has ended. Sign in again.', {
    'WWW-Authenticate': 'Bearer',
  });

/** 403: the role of the session is not sufficient. */
export const forbidden = () => refuse(403, 'You do not have access.');

/** 429 with the seconds to wait. */
export const tooManyRequests = (seconds: number) =>
  refuse(429, 'Too many attempts. Wait a moment, then try again.', {
    'Retry-After': String(seconds),
  });

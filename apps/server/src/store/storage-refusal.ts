import { findPassedLimit } from './storage-limits.js';

const MB = 1_000_000;

const formatSize = (bytes: number) =>
  `${(bytes / MB).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;

/** The message of the reply (507) to a request that would have passed a storage limit; null for any other error. */
export function getStorageRefusal(error: unknown): string | null {
  const passed = findPassedLimit(error);
  if (passed === null) return null;
  const { limit, used, needed, allowed } = passed;
  const share = `${formatSize(used)} of ${formatSize(allowed)}`;
  if (limit === 'all') {
    return `Nothing was saved: the storage of this server is full (${share} are used). Try again later.`;
  }
  if (limit === 'guests') {
    return (
      `Nothing was saved: the storage for people who are not signed in is full (${share} are used). ` +
      'Sign in, or try again later.'
    );
  }
  return (
    `Nothing was saved: this needs ${formatSize(needed)}, and you already use ${share}. ` +
    `Delete journeys or other stored data${limit === 'guest' ? ', or sign in for more space' : ''}.`
  );
}

import { fill } from '@spinout/design-system';
import type { AuthMessages } from './auth.messages.js';
import type { AuthProblem } from './auth.types.js';

/** AUTH-07: why a sign-in ended, in words. */
export function problemText(problem: AuthProblem, words: AuthMessages): string {
  return fill(words.failed, { reason: reasonOf(problem, words) });
}

function reasonOf(problem: AuthProblem, words: AuthMessages): string {
  switch (problem.kind) {
    case 'refused':
      return problem.error;
    case 'unavailable':
      return words.unavailable;
    case 'no-sign-in':
      return words.noSignIn;
    case 'not-accepted':
      return words.notAccepted;
    case 'unreadable':
      return words.unreadable;
    case 'no-storage':
      return words.noStorage;
  }
}

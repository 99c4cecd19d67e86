import { fill } from '@spinout/design-system';
import type { AuthMessages } from './auth.messages.js';
import type { AuthProblem } from './auth.types.js';

/** The text of a sign-in problem. */
export function problemText(problem: AuthProblem, messages: AuthMessages): string {
  return fill(messages.failed, { reason: getReason(problem, messages) });
}

function getReason(problem: AuthProblem, messages: AuthMessages): string {
  switch (problem.kind) {
    case 'refused':
      return problem.error;
    case 'unavailable':
      return messages.unavailable;
    case 'no-sign-in':
      return messages.noSignIn;
    case 'not-accepted':
      return messages.notAccepted;
    case 'unreadable':
      return messages.unreadable;
    case 'no-storage':
      return messages.noStorage;
  }
}

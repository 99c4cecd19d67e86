import { isApiError } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import type { UsersMessages } from './users.messages.js';
import { getStatus } from './users.rules.js';

const LIST_PROBLEMS: Readonly<Record<number, keyof UsersMessages['listProblems']>> = {
  401: 'signedOut',
  403: 'notAllowed',
  404: 'notHere',
  429: 'busy',
  501: 'notHere',
};

const CHANGE_PROBLEMS: Readonly<Record<number, keyof UsersMessages['changeProblems']>> = {
  401: 'signedOut',
  403: 'notAllowed',
  404: 'gone',
  409: 'notChangeable',
  429: 'busy',
};

/** The text of a list error, and whether a retry makes sense. */
export function getListProblem(error: unknown, { listProblems }: UsersMessages) {
  const isOffline = isApiError(error) && error.details.offline === true;
  const problem = LIST_PROBLEMS[getStatus(error) ?? 0] ?? (isOffline ? 'offline' : 'failed');
  return { text: listProblems[problem], canRetry: problem !== 'notHere' };
}

/** The text of a failed change. A conflict shows the server's text, because only the server knows the rule. */
export function getChangeProblem(error: unknown, name: string, messages: UsersMessages): string {
  const status = getStatus(error);
  if (status === null || status >= 500) return fill(messages.changeUnknown, { name });
  const serverText = isApiError(error) && status === 409 ? error.details.serverMessage : undefined;
  const reason = serverText ?? messages.changeProblems[CHANGE_PROBLEMS[status] ?? 'refused'];
  return fill(messages.changeFailed, { name, reason });
}

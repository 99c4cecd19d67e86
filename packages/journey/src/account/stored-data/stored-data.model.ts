import { isApiError } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import type { StoredDataSnapshot } from './stored-data.machine.js';
import type { StoredDataMessages } from './stored-data.messages.js';

const MEGABYTE = 1_000_000;
const CONFLICT = 409;

const formatSize = (bytes: number, locale: string): string => {
  const isSmall = bytes < MEGABYTE;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(isSmall ? Math.ceil(bytes / 1000) : bytes / MEGABYTE);
};

const formatKind = (kind: string, { kinds }: StoredDataMessages): string =>
  Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : kinds.other;

/** What the section about stored data shows. */
export const storedDataModel = (
  snapshot: StoredDataSnapshot,
  messages: StoredDataMessages,
  locale: string,
) => {
  const { usage, isEndingSessions, isDeletingAccount, hasExported, hasDeleted } = snapshot.context;
  const isDeleting = snapshot.matches('deleting');
  const notice = hasDeleted ? messages.deleted : hasExported ? messages.exported : null;
  return {
    isLoading: snapshot.matches('loading'),
    isExporting: snapshot.matches('exporting'),
    isConfirming: isDeleting || snapshot.matches('confirming'),
    isDeleting,
    isEndingSessions,
    isDeletingAccount,
    summary: formatSummary(snapshot, messages, locale),
    amounts: (usage?.kinds ?? []).map(({ kind, count, bytes }) => ({
      kind,
      text: fill(messages.amount, {
        kind: formatKind(kind, messages),
        count: new Intl.NumberFormat(locale).format(count),
        size: formatSize(bytes, locale),
      }),
    })),
    notice: snapshot.matches('loading') ? null : notice,
    failure: formatFailure(snapshot, messages),
    canRetry: snapshot.context.failure?.action === 'usage',
  };
};

export type StoredDataModel = ReturnType<typeof storedDataModel>;

const formatSummary = (
  { context: { usage } }: StoredDataSnapshot,
  messages: StoredDataMessages,
  locale: string,
): string | null => {
  if (usage === null) return null;
  if (usage.kinds.length === 0) return messages.nothing;
  const used = formatSize(usage.used_bytes, locale);
  const { allowed_bytes: allowed, expires_after_days: days } = usage;
  const texts = [
    allowed === undefined
      ? fill(messages.usedOnly, { used })
      : fill(messages.used, { used, allowed: formatSize(allowed, locale) }),
    days === undefined ? '' : fill(messages.expiry, { days }),
  ];
  return texts.filter((text) => text !== '').join(' ');
};

const formatFailure = (
  { context: { failure } }: StoredDataSnapshot,
  messages: StoredDataMessages,
): string | null => {
  switch (failure?.action) {
    case undefined:
      return null;
    case 'usage':
      return messages.unread;
    case 'export':
      return messages.notExported;
    case 'deletion':
      return isApiError(failure.error) && failure.error.details.status === CONFLICT
        ? messages.lastAdministrator
        : messages.notDeleted;
  }
};

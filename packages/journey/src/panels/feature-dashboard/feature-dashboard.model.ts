import { fill, formatNumber } from '@spinout/design-system';
import { getKnownText } from '../../frame/known-text.js';
import type { Activity, FeatureDashboardSnapshot } from './feature-dashboard.machine.js';
import type { FeatureDashboardMessages } from './feature-dashboard.messages.js';

export const featureDashboardModel = (
  snapshot: FeatureDashboardSnapshot,
  messages: FeatureDashboardMessages,
  locale: string,
) => ({ tab: snapshot.context.tab, overview: toOverview(snapshot, messages, locale) });

const toOverview = (
  snapshot: FeatureDashboardSnapshot,
  messages: FeatureDashboardMessages,
  locale: string,
) => {
  const { activity, services } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  if (snapshot.matches('failed')) return { kind: 'failed' as const };
  if (activity) {
    return { kind: 'activity' as const, busy, ...toActivity(activity, messages, locale) };
  }
  if (services === null) return { kind: 'waiting' as const };
  return {
    kind: 'services' as const,
    services: services.map(({ name, status }) => ({
      name,
      text: fill(messages.service, { name, status }),
    })),
    busy,
  };
};

export type OverviewModel = ReturnType<typeof toOverview>;

const toActivity = (
  { counts, source }: Activity,
  { calls, activityTotal }: FeatureDashboardMessages,
  locale: string,
) => {
  const rows = Object.entries(counts).map(([call, count]) => ({
    call,
    name: getKnownText(calls, call, call),
    count,
    countText: formatNumber(count, locale),
  }));
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return {
    /** Most frequent first. */
    counts: rows.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, locale)),
    totalText: fill(activityTotal, { total: formatNumber(total, locale) }),
    source,
  };
};

import type { Source } from '@spinout/api-client';
import { fill, formatNumber } from '@spinout/design-system';
import { getKnownText } from '../../frame/known-text.js';
import type { Activity, FeatureDashboardSnapshot } from './feature-dashboard.machine.js';
import type { FeatureDashboardMessages } from './feature-dashboard.messages.js';

/** Row of one call. */
export interface ActivityRow {
  readonly call: string;
  readonly name: string;
  readonly count: number;
  readonly countText: string;
}

/** View model of the overview. */
export type OverviewModel =
  | { readonly kind: 'waiting' | 'failed' }
  | {
      readonly kind: 'activity';
      /** Most frequent first. */
      readonly counts: readonly ActivityRow[];
      readonly totalText: string;
      readonly source: Source | undefined;
      readonly busy: boolean;
    }
  | {
      readonly kind: 'services';
      readonly services: readonly { readonly name: string; readonly text: string }[];
      readonly busy: boolean;
    };

/** Maps the state to the view model. */
export const featureDashboardModel = (
  snapshot: FeatureDashboardSnapshot,
  messages: FeatureDashboardMessages,
  locale: string,
) => ({ tab: snapshot.context.tab, overview: toOverview(snapshot, messages, locale) });

const toOverview = (
  snapshot: FeatureDashboardSnapshot,
  messages: FeatureDashboardMessages,
  locale: string,
): OverviewModel => {
  const { activity, services } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  if (snapshot.matches('failed')) return { kind: 'failed' };
  if (activity) return { kind: 'activity', busy, ...toActivity(activity, messages, locale) };
  if (services === null) return { kind: 'waiting' };
  return {
    kind: 'services',
    services: services.map(({ name, status }) => ({
      name,
      text: fill(messages.service, { name, status }),
    })),
    busy,
  };
};

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
    counts: rows.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, locale)),
    totalText: fill(activityTotal, { total: formatNumber(total, locale) }),
    source,
  };
};

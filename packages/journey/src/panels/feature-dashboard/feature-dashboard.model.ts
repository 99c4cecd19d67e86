import { FEATURE_FLAGS, type FeatureFlags, type Source } from '@spinout/api-client';
import { fill, formatNumber } from '@spinout/design-system';
import type {
  Activity,
  DashboardService,
  DashboardTab,
  FeatureDashboardSnapshot,
} from './feature-dashboard.machine.js';
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
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'activity';
      readonly counts: readonly ActivityRow[];
      /** The largest count, which scales the bars. */
      readonly most: number;
      readonly totalText: string;
      readonly source: Source | null;
      readonly busy: boolean;
    }
  | {
      readonly kind: 'services';
      readonly services: readonly { readonly name: string; readonly text: string }[];
      readonly busy: boolean;
    };

/** View model of the dashboard. */
export interface FeatureDashboardModel {
  readonly tab: DashboardTab;
  readonly tabs: readonly DashboardTab[];
  readonly overview: OverviewModel;
}

/** The feature flag of a tab; null if it is always shown. */
const TABS: readonly (readonly [DashboardTab, keyof FeatureFlags | null])[] = [
  ['overview', null],
  ['quantum', 'quantum'],
  ['pdf', 'pdfExport'],
  ['disclaimers', null],
];

/** Maps the state to the view model. */
export const featureDashboardModel = (
  snapshot: FeatureDashboardSnapshot,
  flags: Partial<FeatureFlags>,
  messages: FeatureDashboardMessages,
  locale: string,
): FeatureDashboardModel => {
  const on = { ...FEATURE_FLAGS, ...flags };
  const tabs = TABS.filter(([, flag]) => flag === null || on[flag]).map(([tab]) => tab);
  const { tab } = snapshot.context;
  return {
    tab: tabs.includes(tab) ? tab : 'overview',
    tabs,
    overview: toOverview(snapshot, messages, locale),
  };
};

const toOverview = (
  snapshot: FeatureDashboardSnapshot,
  messages: FeatureDashboardMessages,
  locale: string,
): OverviewModel => {
  const { activity, services } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  if (snapshot.matches('failed')) return { kind: 'failed' };
  if (activity) return { ...toActivityOverview(activity, messages, locale), busy };
  if (services) return { ...toServicesOverview(services, messages), busy };
  return { kind: 'waiting' };
};

const toActivityOverview = (
  { counts, source }: Activity,
  messages: FeatureDashboardMessages,
  locale: string,
) => {
  const shown = counts
    .map(({ call, count }) => ({
      call,
      name: getName(call, messages),
      count,
      countText: formatNumber(count, locale),
    }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name, locale));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return {
    kind: 'activity' as const,
    counts: shown,
    most: Math.max(1, ...counts.map(({ count }) => count)),
    totalText: fill(messages.activityTotal, { total: formatNumber(total, locale) }),
    source,
  };
};

const getName = (call: string, { calls }: FeatureDashboardMessages): string =>
  Object.hasOwn(calls, call) ? calls[call as keyof typeof calls] : call;

const toServicesOverview = (
  services: readonly DashboardService[],
  messages: FeatureDashboardMessages,
) => ({
  kind: 'services' as const,
  services: services.map(({ name, status }) => ({
    name,
    text: fill(messages.service, { name, status }),
  })),
});

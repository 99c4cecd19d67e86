import type { PlatformClient } from '@spinout/api-client';
import * as schemas from '@spinout/api-client/schemas';
import { fromPromise } from 'xstate';
import * as z from 'zod/mini';
import type { Activity, DashboardService } from './feature-dashboard.machine.js';

/** The reply may be any JSON; this is the part with counts. */
const Counts = z.object({
  counts: z.record(z.string(), z.int().check(z.nonnegative())),
  source: z.catch(z.optional(schemas.Source), undefined),
});

/** Connects the dashboard to the client. */
export const featureDashboardActors = (api: PlatformClient) => ({
  readActivity: fromPromise<Activity | null, void>(async ({ signal }) => {
    const read = Counts.safeParse(await api.tenStep.analytics({ signal }));
    if (!read.success) return null;
    const { counts, source } = read.data;
    return {
      counts: Object.entries(counts).map(([call, count]) => ({ call, count })),
      source: source ?? null,
    };
  }),
  readServices: fromPromise<readonly DashboardService[], void>(async ({ signal }) => {
    const { services } = await api.platform.services({ signal });
    return Object.entries(services).map(([name, { status }]) => ({ name, status }));
  }),
});

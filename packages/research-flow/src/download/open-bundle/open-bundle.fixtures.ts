import type { OpenBundleModel } from '@spinout/flow-kit';

const waiting: OpenBundleModel = { busy: false, errorText: null, statusText: null };

/** One view model per state. */
export const openBundleModels = {
  waiting,
  reading: { ...waiting, busy: true, statusText: 'Checking Sleep_Bundle_2026-03-02.zip…' },
  opened: { ...waiting, statusText: 'Opened Sleep_Bundle_2026-03-02.zip' },
  changed: {
    ...waiting,
    errorText:
      'Sleep_Bundle_2026-03-02.zip was not opened: report.pdf was changed after the bundle was made.',
  },
} as const satisfies Record<string, OpenBundleModel>;

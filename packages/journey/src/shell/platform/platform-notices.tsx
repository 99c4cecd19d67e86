'use client';
import type { PlatformClient } from '@spinout/api-client';
import { Stack } from '@spinout/design-system';
import type { KeyValueStorage } from '@spinout/flow-kit';
import { DisclaimersScreen } from '../../panels/disclaimers/disclaimers.screen.js';
import { ServicesStatusScreen } from '../../panels/services-status/services-status.screen.js';

interface PlatformNoticesProps {
  readonly api: PlatformClient;
  /** Saves which disclaimers were dismissed. */
  readonly storage: KeyValueStorage;
}

/** Service status and disclaimers above the tools. */
export function PlatformNotices({ api, storage }: PlatformNoticesProps) {
  return (
    <Stack gap={4}>
      <ServicesStatusScreen api={api} />
      <DisclaimersScreen api={api} storage={storage} />
    </Stack>
  );
}

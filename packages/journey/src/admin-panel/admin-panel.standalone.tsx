'use client';
import { systemRuntime, type Runtime } from '@spinout/flow-kit';
import { JourneyFrame, type JourneyFrameProps } from '../frame/journey-frame.js';
import { AdminPanelScreen, type AdminPanelScreenProps } from './admin-panel.js';

export interface AdminPanelProps extends JourneyFrameProps, Omit<AdminPanelScreenProps, 'runtime'> {
  /** Clock, ids and log. @default the system runtime */
  readonly runtime?: Runtime | undefined;
}

/**
 * Shows how the platform is set up. Read-only except for roles, if they are shown. It checks no rights itself: put it
 * behind a `SignInGate`; the server decides what a person may read.
 * @example <SignInGate role="admin"><AdminPanel api={api} config={config} /></SignInGate>
 */
export function AdminPanel({
  api,
  runtime = systemRuntime,
  config,
  authBase,
  showsUsers,
  features,
  page,
  ...frame
}: AdminPanelProps) {
  return (
    <JourneyFrame {...frame}>
      <AdminPanelScreen {...{ api, runtime, config, authBase, showsUsers, features, page }} />
    </JourneyFrame>
  );
}

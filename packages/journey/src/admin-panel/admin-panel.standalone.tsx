'use client';
import { systemRuntime, type Runtime } from '@spinout/flow-kit';
import { JourneyFrame, type JourneyFrameProps } from '../frame/journey-frame.js';
import { AdminPanelScreen, type AdminPanelScreenProps } from './admin-panel.js';

export interface AdminPanelProps extends JourneyFrameProps, Omit<AdminPanelScreenProps, 'runtime'> {
  /** Clock, ids and log. @default those of the page */
  readonly runtime?: Runtime | undefined;
}

/**
 * How the platform is set up, for any page. Nothing can be changed there but roles, where they are shown. It checks no rights itself: put it
 * behind the gate, and let the server decide what may be known.
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

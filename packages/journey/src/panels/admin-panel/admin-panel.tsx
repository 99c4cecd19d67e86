'use client';
import { withFrame, type FramedProps } from '../../frame/with-frame.js';
import { AdminPanelScreen, type AdminPanelScreenProps } from './admin-panel.screen.js';

export type AdminPanelProps = FramedProps<AdminPanelScreenProps>;

/**
 * Shows how the platform is set up. Read-only except for roles, if they are shown. It checks no rights itself: put it
 * behind a `SignInGate`; the server decides what a person may read.
 * @example <SignInGate role="admin"><AdminPanel api={api} config={config} /></SignInGate>
 */
export const AdminPanel = withFrame(AdminPanelScreen);

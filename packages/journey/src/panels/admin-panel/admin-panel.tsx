'use client';
import type {
  FeatureFlags,
  PageAddress,
  PlatformClient,
  PlatformConfig,
} from '@spinout/api-client';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { useMemo } from 'react';
import { withFrame, type FramedProps } from '../../frame/with-frame.js';
import { ServicesStatusScreen } from '../services-status/services-status.js';
import { adminPanelMessages } from './admin-panel.messages.js';
import { adminPanelModel } from './admin-panel.model.js';
import { AdminPanelView } from './admin-panel.view.js';
import { UsersScreen } from './users/users.js';

export interface AdminPanelScreenProps {
  /** Client for the status of the services and, if shown, the accounts. */
  readonly api: PlatformClient;
  /** The result of `readPlatformConfig`. @default the defaults for this page, with a note that says so */
  readonly config?: PlatformConfig | undefined;
  /** Base of the sign-in service. @default `{apiBase}/api/v1` */
  readonly authBase?: string | undefined;
  /**
   * Shows the accounts of the server and lets administrators change roles. The server must implement `users.list` and
   * `users.changeRole`. @default false
   */
  readonly showsUsers?: boolean | undefined;
  /** Flags that override those of `config`. @default none */
  readonly features?: Partial<FeatureFlags> | undefined;
  /** The page for which the configuration was read. @default the page's `location` */
  readonly page?: PageAddress | undefined;
}

const NO_FEATURES: Partial<FeatureFlags> = {};
const NO_PAGE: PageAddress = { hostname: '', origin: '' };

/**
 * Shows how the platform is set up, for a host that brings its own `JourneyFrame`. Read-only except for roles, if
 * `showsUsers` is set. Names, passwords and parameters of addresses are not shown. It checks no rights itself: put it
 * behind `<SignInGate role="admin">`; the server decides what a person may read.
 */
export function AdminPanelScreen({
  api,
  config,
  authBase = '',
  showsUsers = false,
  features = NO_FEATURES,
  page,
}: AdminPanelScreenProps) {
  const messages = useMessages(adminPanelMessages);
  const locale = useLocale();
  const { hostname, origin } = page ?? globalThis.location ?? NO_PAGE;
  const model = useMemo(
    () =>
      adminPanelModel({ config, authBase, features, page: { hostname, origin } }, messages, locale),
    [config, authBase, features, hostname, origin, messages, locale],
  );
  return (
    <AdminPanelView
      model={model}
      users={showsUsers && <UsersScreen api={api} />}
      services={<ServicesStatusScreen api={api} startsOpen />}
    />
  );
}

export type AdminPanelProps = FramedProps<AdminPanelScreenProps>;

/**
 * Shows how the platform is set up. Read-only except for roles, if they are shown. It checks no rights itself: put it
 * behind a `SignInGate`; the server decides what a person may read.
 * @example <SignInGate role="admin"><AdminPanel api={api} config={config} /></SignInGate>
 */
export const AdminPanel = withFrame(AdminPanelScreen, 'AdminPanel');

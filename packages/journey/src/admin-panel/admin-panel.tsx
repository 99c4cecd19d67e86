'use client';
import {
  readPlatformConfig,
  type FeatureFlags,
  type PagePlace,
  type PlatformClient,
  type PlatformConfig,
} from '@spinout/api-client';
import type { Runtime } from '@spinout/flow-kit';
import { useMemo } from 'react';
import { ServicesStatusScreen } from '../services-status/services-status.js';
import { useLocale, useMessages } from '../messages/journey-messages.js';
import { adminPanelMessages } from './admin-panel.messages.js';
import { adminPanelModel } from './admin-panel.model.js';
import { AdminPanelView } from './admin-panel.view.js';
import { UsersScreen } from './users/users.js';

export interface AdminPanelScreenProps {
  /** Asked how the services are, and for the accounts where they are shown. */
  readonly api: PlatformClient;
  readonly runtime: Runtime;
  /** What `readPlatformConfig` gave the host. @default what holds on the page when nothing is set, and it says so */
  readonly config?: PlatformConfig | undefined;
  /** Base of sign-in, where it has its own. @default `{apiBase}/api/v1` */
  readonly authBase?: string | undefined;
  /**
   * Shows the accounts of the server and lets roles be changed; for a server that answers `users.list` and
   * `users.changeRole`. @default false
   */
  readonly showsUsers?: boolean | undefined;
  /** Flags that win over those of `config`. @default none */
  readonly features?: Partial<FeatureFlags> | undefined;
  /** The page that the configuration was read on. @default the page's `location` */
  readonly page?: PagePlace | undefined;
}

const NO_FEATURES: Partial<FeatureFlags> = {};

/**
 * How the platform is set up, without a frame of its own. It changes nothing but roles, and those
 * only where the host asks for that; it shows no name, password or parameter of an address. It checks no rights itself: put it behind
 * `<SignInGate role="admin">`, and what may be known, its server decides.
 */
export function AdminPanelScreen({
  api,
  runtime,
  config,
  authBase = '',
  showsUsers = false,
  features = NO_FEATURES,
  page,
}: AdminPanelScreenProps) {
  const messages = useMessages('adminPanel', adminPanelMessages);
  const locale = useLocale();
  const { hostname, origin } = page ?? getCurrentPage();
  const model = useMemo(() => {
    const place = { hostname, origin };
    return adminPanelModel(
      {
        config: config ?? readPlatformConfig({}, place),
        isDefault: config === undefined,
        authBase,
        features,
        page: place,
      },
      messages,
      locale,
    );
  }, [config, authBase, features, hostname, origin, messages, locale]);
  return (
    <AdminPanelView
      model={model}
      users={showsUsers && <UsersScreen api={api} runtime={runtime} />}
      services={<ServicesStatusScreen api={api} runtime={runtime} startsOpen />}
      messages={messages}
    />
  );
}

const getCurrentPage = (): PagePlace => ({
  hostname: globalThis.location?.hostname ?? '',
  origin: globalThis.location?.origin ?? '',
});

import {
  ENDPOINT_CATALOG,
  FEATURE_FLAGS,
  isLocalHost,
  joinUrl,
  readPlatformConfig,
  SERVICES,
  type CatalogService,
  type FeatureFlags,
  type PageAddress,
  type PlatformConfig,
} from '@spinout/api-client';
import { fill, formatNumber } from '@spinout/design-system';
import type { AdminPanelMessages } from './admin-panel.messages.js';
import { displayAddress } from './display-address.js';

/** Whether an address is configured, or what is used instead. */
type AddressSource = 'configured' | 'ownOrigin' | 'followsBase';

interface AdminPanelState {
  /** The host's configuration; the defaults for this page if it passed none. */
  readonly config: PlatformConfig | undefined;
  /** Empty when sign-in follows the API base. */
  readonly authBase: string;
  readonly features: Partial<FeatureFlags>;
  readonly page: PageAddress;
}

/** What the Admin Panel shows besides the status of the services. */
export const adminPanelModel = (
  { config: givenConfig, authBase, features, page }: AdminPanelState,
  messages: AdminPanelMessages,
  locale: string,
) => {
  const config = givenConfig ?? readPlatformConfig({}, page);
  const services = Object.keys(ENDPOINT_CATALOG) as CatalogService[];
  const pathGroups = services.map((id) => {
    const paths = Object.values<string>(ENDPOINT_CATALOG[id]);
    const count = formatNumber(paths.length, locale);
    return { id, label: fill(messages.paths, { name: messages.names[id], count }), paths };
  });
  const pathCount = pathGroups.reduce((sum, { paths }) => sum + paths.length, 0);
  const flags = Object.keys(FEATURE_FLAGS) as (keyof FeatureFlags)[];
  return {
    isDefault: givenConfig === undefined,
    addresses: buildAddressRows(config, authBase, page, messages),
    timeout: fill(messages.timeout, {
      time: formatNumber(config.timeoutMs, locale, { style: 'unit', unit: 'millisecond' }),
    }),
    endpointsNote: fill(messages.endpointsNote, { count: formatNumber(pathCount, locale) }),
    pathGroups,
    flags: flags.map((id) => ({
      id,
      name: messages.features[id],
      isOn: features[id] ?? config.features[id],
      hides: messages.hidden[id],
    })),
  };
};

export type AdminPanelModel = ReturnType<typeof adminPanelModel>;

/** Where calls and sockets go; an address is null when it is not a web address. */
const buildAddressRows = (
  { apiBase, webSocketUrl, services }: PlatformConfig,
  authBase: string,
  page: PageAddress,
  messages: AdminPanelMessages,
) => {
  const own = displayAddress('', page.origin).text;
  const base = displayAddress(apiBase, page.origin).text;
  const row = (
    id: keyof AdminPanelMessages['names'],
    fullAddress: string,
    source: AddressSource,
  ) => {
    const { text: address, isShortened } = displayAddress(fullAddress, page.origin);
    return { id, name: messages.names[id], address, isShortened, source };
  };
  /** A service without its own address is on the page’s origin, or under the API base on a local host; its socket too. */
  const getAddressSource = (address: string): AddressSource => {
    const text = displayAddress(address, page.origin).text?.replace(/^ws/, 'http');
    if (text === undefined) return 'configured';
    if (text === own) return 'ownOrigin';
    return text === base && isLocalHost(page.hostname) ? 'followsBase' : 'configured';
  };
  const followsBase = webSocketUrl === deriveSocketUrl(apiBase, page);
  return [
    row('apiBase', apiBase, apiBase === '' ? 'ownOrigin' : 'configured'),
    row(
      'authBase',
      authBase || joinUrl(apiBase, '/api/v1'),
      authBase ? 'configured' : 'followsBase',
    ),
    row('webSocketUrl', webSocketUrl, followsBase ? 'followsBase' : 'configured'),
    ...SERVICES.map((name) => row(name, services[name], getAddressSource(services[name]))),
  ];
};

/** The WebSocket URL that follows from the API base; null when the base is invalid. */
const deriveSocketUrl = (apiBase: string, page: PageAddress): string | null => {
  try {
    return readPlatformConfig({ apiBase }, page).webSocketUrl;
  } catch {
    return null;
  }
};

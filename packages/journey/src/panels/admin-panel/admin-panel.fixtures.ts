import {
  readPlatformConfig,
  type FeatureFlags,
  type PageAddress,
  type PlatformSettings,
} from '@spinout/api-client';

/** A page on a host’s own domain. */
export const hostPage: PageAddress = {
  hostname: 'app.example.org',
  origin: 'https://app.example.org',
};

/** A page of a local development server. */
export const localPage: PageAddress = { hostname: 'localhost', origin: 'http://localhost:5173' };

const settings: PlatformSettings = {
  productionBase: 'https://backend.example.org',
  services: {
    research: { host: 'https://research.example.org', localPort: 8010 },
    websocketQuantum: { host: 'https://live.example.org', localPort: 8020 },
  },
};

const NO_FEATURES: FeatureFlags = {
  quantum: false,
  proteinStructure: false,
  aiAgents: false,
  pdfExport: false,
  collaboration: false,
};

/** Configurations that a host may pass. */
export const configs = {
  usual: readPlatformConfig(settings, hostPage),
  local: readPlatformConfig(settings, localPage),
  everythingOff: readPlatformConfig({ ...settings, features: NO_FEATURES }, hostPage),
  /** Addresses with secrets. */
  withSecrets: readPlatformConfig(
    {
      apiBase: 'https://robot:hunter2@backend.example.org/v2?key=sesame',
      services: { pdf: { host: 'https://pdf.example.org/https://robot:hunter2@inner.example' } },
    },
    hostPage,
  ),
  long: readPlatformConfig(
    {
      ...settings,
      apiBase:
        'https://a-rather-long-name-of-a-gateway.laboratory-for-structural-biology.example.org/platform/production/api',
    },
    hostPage,
  ),
};

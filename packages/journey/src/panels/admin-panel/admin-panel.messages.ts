import { defineMessages } from '@spinout/flow-kit';
export const adminPanelMessages = /* @__PURE__ */ defineMessages('adminPanel', {
  title: 'Admin Panel',
  readOnly: 'How this platform is configured. This page is read-only.',
  /** Where roles are given. */
  introductionWithUsers:
    'How this platform is configured, and who has access. You can change roles; everything else is read-only.',
  services: 'Services',
  configuration: 'Configuration',
  defaultSettings: 'No configuration set: defaults shown.',
  addresses: 'Addresses',
  service: 'Service',
  address: 'Address',
  isConfigured: 'Configured',
  configured: 'Yes',
  ownOrigin: 'No: same as page',
  followsBase: 'No: from API base',
  /** Marks an address with hidden parts. */
  shortened: 'Credentials and parameters are hidden.',
  unreadable: 'Invalid address',
  timeout: 'Request timeout: {time}. Slower requests fail.',
  endpoints: 'Endpoint paths',
  endpointsNote:
    'The {count} configured paths, relative to the API base. The server may not offer all of them.',
  paths: '{name}: {count} paths',
  flags: 'Feature flags',
  flag: 'Feature',
  state: 'State',
  on: 'On',
  off: 'Off',
  hides: 'Hidden while off',
  names: {
    apiBase: 'API base',
    authBase: 'Sign-in base',
    webSocketUrl: 'WebSocket',
    gateway: 'Gateway',
    research: 'Research',
    alphafold: 'AlphaFold',
    quantum: 'Quantum',
    visualization: 'Visualization',
    agentic: 'Agents',
    pdf: 'PDF',
    websocketVisualization: 'Visualization, WebSocket',
    websocketQuantum: 'Quantum, WebSocket',
    auth: 'Sign-in',
    genomics: 'Genomics',
    proteomics: 'Proteomics',
    multiomics: 'Multi-omics',
    biomarker: 'Biomarkers',
    documents: 'Documents',
    notifications: 'Notifications',
    analytics: 'Analytics',
  },
  features: {
    quantum: 'Quantum',
    proteinStructure: 'Protein structure prediction',
    aiAgents: 'AI agents',
    pdfExport: 'PDF export',
    collaboration: 'Collaboration',
  },
  hidden: {
    quantum: 'The quantum section',
    proteinStructure: 'The card with the structure in 3D',
    aiAgents: 'Starting the research agents',
    pdfExport: 'Results as PDF, and the PDF templates',
    collaboration: 'Sharing',
  },
});

export type AdminPanelMessages = typeof adminPanelMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly adminPanel: AdminPanelMessages;
  }
}

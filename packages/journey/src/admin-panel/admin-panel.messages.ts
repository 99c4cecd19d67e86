/** T-43: words of the page that shows how the platform is set up. */
export const adminPanelMessages = {
  title: 'Admin Panel',
  readOnly: 'How this platform is set up. This page only shows it: nothing can be changed here.',
  /** Where roles are given (T-40). */
  withUsers:
    'How this platform is set up, and what people may do. Roles can be changed here; all else is only shown.',
  services: 'Services',
  configuration: 'Configuration',
  usualSettings: 'The page was handed no configuration, so this is what holds without one.',
  addresses: 'Addresses',
  service: 'Service',
  address: 'Address',
  isConfigured: 'Configured',
  configured: 'Yes',
  ownOrigin: 'No: same as page',
  followsBase: 'No: from API base',
  /** What of an address is kept back. */
  shortened: 'Sign-in details and parameters are left out.',
  unreadable: 'Not an address that can be shown',
  /** CFG-16 */
  timeout: 'Request timeout: {time}. A call without an answer by then counts as failed.',
  /** CFG-01 */
  endpoints: 'Endpoint paths',
  endpointsNote:
    'The {count} paths of the configuration, under the API base. That a path is listed does not say that the server offers it.',
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
  /** CFG-15 */
  features: {
    quantum: 'Quantum',
    proteinStructure: 'Protein structure prediction',
    aiAgents: 'AI agents',
    pdfExport: 'PDF export',
    collaboration: 'Collaboration',
  },
  /** T-56 */
  hidden: {
    quantum: 'The quantum section',
    proteinStructure: 'The card with the structure in 3D',
    aiAgents: 'Starting the research agents',
    pdfExport: 'Results as PDF, and the PDF templates',
    collaboration: 'Sharing',
  },
} as const;

export type AdminPanelMessages = typeof adminPanelMessages;

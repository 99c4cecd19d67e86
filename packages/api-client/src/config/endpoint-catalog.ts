/**
 * The 43 configured paths, by service. Most have no screen: a server answers each `health`
 * with its real state and 501 for what it does not support.
 */
export const ENDPOINT_CATALOG = {
  auth: {
    login: '/api/v1/auth/login',
    register: '/api/v1/auth/register',
    refresh: '/api/v1/auth/refresh',
    logout: '/api/v1/auth/logout',
    health: '/api/v1/auth/health',
  },
  research: {
    start: '/api/v1/research/start',
    topicsGenerate: '/api/v1/research/topics/generate',
    summary: '/api/v1/research/summary',
    analytics: '/api/v1/research/analytics',
  },
  genomics: {
    health: '/api/v1/genomics/health',
    upload: '/api/v1/genomics/upload',
    analyze: '/api/v1/genomics/analyze',
    analyzeVariants: '/api/v1/genomics/analyze/variants',
  },
  proteomics: {
    health: '/api/v1/proteomics/health',
    upload: '/api/v1/proteomics/upload',
    analyze: '/api/v1/proteomics/analyze',
    analyzeSpectra: '/api/v1/proteomics/analyze/spectra',
  },
  multiomics: {
    health: '/api/v1/multiomics/health',
    integrate: '/api/v1/multiomics/integrate',
    correlate: '/api/v1/multiomics/correlate',
    pathwayAnalysis: '/api/v1/multiomics/pathway-analysis',
  },
  biomarker: {
    health: '/api/v1/biomarker/health',
    discover: '/api/v1/biomarker/discover',
    validate: '/api/v1/biomarker/validate',
    export: '/api/v1/biomarker/export',
  },
  visualization: {
    health: '/api/v1/visualization/health',
    plot: '/api/v1/visualization/plot',
    interactive: '/api/v1/visualization/interactive',
    export: '/api/v1/visualization/export',
  },
  alphafold: {
    health: '/api/v1/alphafold/health',
    predict: '/api/v1/alphafold/predict',
    analyze: '/api/v1/alphafold/analyze',
    visualize: '/api/v1/alphafold/visualize',
  },
  documents: {
    health: '/api/v1/documents/health',
    upload: '/api/v1/documents/upload',
    process: '/api/v1/documents/process',
    extract: '/api/v1/documents/extract',
  },
  notifications: {
    health: '/api/v1/notifications/health',
    send: '/api/v1/notifications/send',
    preferences: '/api/v1/notifications/preferences',
  },
  analytics: {
    health: '/api/v1/analytics/health',
    track: '/api/v1/analytics/track',
    dashboard: '/api/v1/analytics/dashboard',
  },
} as const;

export type CatalogService = keyof typeof ENDPOINT_CATALOG;

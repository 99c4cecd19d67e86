export { CHECKS } from './all-checks.js';
export type { Check, SignedIn } from './check.types.js';
export { cookieFetch } from './cookie-fetch.js';
export { getFix } from './fixes.js';
export { formatReport } from './format-report.js';
export {
  runConformance,
  type CheckResult,
  type ConformanceSettings,
  type Report,
} from './run-conformance.js';

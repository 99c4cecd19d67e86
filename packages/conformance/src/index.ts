export { CHECKS } from './checks/all-checks.js';
export type { Check, SignedIn } from './kit/check.types.js';
export { cookieFetch } from './kit/cookie-fetch.js';
export { getFix } from './run/fixes.js';
export { formatReport } from './run/format-report.js';
export {
  runConformance,
  type CheckResult,
  type ConformanceSettings,
  type Report,
} from './run/run-conformance.js';

export { CHECKS } from './conformance/all-checks.js';
export type { Check, SignedIn } from './conformance/check.types.js';
export { cookieFetch } from './conformance/cookie-fetch.js';
export { getFix } from './conformance/fixes.js';
export { formatReport } from './conformance/format-report.js';
export {
  runConformance,
  type CheckResult,
  type ConformanceSettings,
  type Report,
} from './conformance/run-conformance.js';

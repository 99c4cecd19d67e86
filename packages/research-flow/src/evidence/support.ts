/** Re-exports the support rules, so that screens and machines import them from one place. */
export { confidenceToShow, isUnsupported, supportedOrNull } from '@spinout/api-client';

/** The one import of the support rules for screens and machines. */
export { confidenceToShow, isUnsupported, supportedOrNull } from '@spinout/api-client';

/** What the screens and machines know of a hypothesis's support; they take it from here and not from the client. */
export { confidenceToShow, isUnsupported, supportedOrNull } from '@spinout/api-client';

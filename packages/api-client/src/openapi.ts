export { openApi, type OpenApiSettings } from './openapi/open-api.js';
export type { CallWords, OpenApiDocument } from './openapi/openapi.types.js';

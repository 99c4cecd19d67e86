export { openApi, type OpenApiSettings } from './openapi/open-api.js';
export type { CallDescription, OpenApiDocument } from './openapi/openapi.types.js';

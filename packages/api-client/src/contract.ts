export { ENDPOINTS, getRoute, type AnyEndpoint } from './endpoints/all.endpoints.js';
export { ENDPOINT_CATALOG, type CatalogService } from './config/endpoint-catalog.js';

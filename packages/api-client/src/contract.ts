export { ENDPOINTS, routeOf, type AnyEndpoint } from './endpoints/all.endpoints.js';
export { ENDPOINT_CATALOGUE, type CatalogueService } from './config/endpoint-catalogue.js';

export * from './endpoints/each-endpoint.js';
export { ENDPOINTS, getRoute, type AnyEndpoint } from './endpoints/all.endpoints.js';
export {
  chooseCall,
  createCandidate,
  groupByRoute,
  type Candidate,
} from './endpoints/choose-endpoint.js';
export { ENDPOINT_CATALOG, type CatalogService } from './config/endpoint-catalog.js';
export { buildPath, parsePathFields } from './endpoints/build-path.js';
export { canSign } from './transport/session-access.js';
export { listNamedSchemas } from './schemas/named-schemas.js';

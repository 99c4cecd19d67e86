export { createFetchHandler, type FetchHandlerSettings } from './http/create-fetch-handler.js';

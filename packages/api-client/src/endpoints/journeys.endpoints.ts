import { contractOf, defineEndpoint, readContractOf } from './endpoint.js';

const loadSchemas = () => import('../schemas/journeys.js');

/** Lists the journeys of the caller on the server, without their data. */
export const listJourneys = defineEndpoint({
  id: 'journeys.list',
  method: 'GET',
  path: '/api/v1/journeys',
  contract: readContractOf(loadSchemas, 'ListJourneysReply'),
});

/** Reads a journey with its data; 404 if the server does not have it. */
export const readJourney = defineEndpoint({
  id: 'journeys.read',
  method: 'GET',
  path: '/api/v1/journeys/read',
  query: ['journey_id'],
  contract: contractOf(loadSchemas, 'ReadJourneyRequest', 'ReadJourneyReply'),
});

/** Saves a journey on the server; 409 if it was changed meanwhile. */
export const saveJourney = defineEndpoint({
  id: 'journeys.save',
  method: 'PUT',
  path: '/api/v1/journeys',
  contract: contractOf(loadSchemas, 'SaveJourneyRequest', 'SaveJourneyReply'),
});

/** Removes a journey from the server. */
export const removeJourney = defineEndpoint({
  id: 'journeys.remove',
  method: 'POST',
  path: '/api/v1/journeys/remove',
  contract: contractOf(loadSchemas, 'RemoveJourneyRequest', 'RemoveJourneyReply'),
});

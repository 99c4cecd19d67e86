import { defineEndpoint } from './endpoint.js';

/** Lists the journeys of the caller on the server. */
export const listJourneys = defineEndpoint({
  id: 'journeys.list',
  method: 'GET',
  host: 'api',
  path: '/api/v1/journeys',
  contract: async () => {
    const [{ Nothing: input }, { ListJourneysReply: output }] = await Promise.all([
      import('../schemas/nothing.js'),
      import('../schemas/journeys.js'),
    ]);
    return { input, output };
  },
});

/** Saves a journey on the server; 409 if it was changed meanwhile. */
export const saveJourney = defineEndpoint({
  id: 'journeys.save',
  method: 'PUT',
  host: 'api',
  path: '/api/v1/journeys',
  contract: async () => {
    const { SaveJourneyRequest: input, SaveJourneyReply: output } =
      await import('../schemas/journeys.js');
    return { input, output };
  },
});

/** Removes a journey from the server. */
export const removeJourney = defineEndpoint({
  id: 'journeys.remove',
  method: 'POST',
  host: 'api',
  path: '/api/v1/journeys/remove',
  contract: async () => {
    const { RemoveJourneyRequest: input, RemoveJourneyReply: output } =
      await import('../schemas/journeys.js');
    return { input, output };
  },
});

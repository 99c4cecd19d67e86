import type { PlatformClient, TenStepStartReply } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import { autosaveJourney } from './autosave-journey.js';
import type { PaperRequest, StartRequest } from './ten-step.types.js';

/** Connects the journey to the client and the browser. */
export const tenStepActors = (api: PlatformClient) => ({
  autosaveJourney,
  startJourney: fromPromise<TenStepStartReply, StartRequest>(({ input, signal }) =>
    api.tenStep.start(
      { topic: input.topic, domain: 'life_sciences', user_id: input.userId },
      { signal },
    ),
  ),
  fetchAnalytics: fromPromise<unknown, void>(({ signal }) => api.tenStep.analytics({ signal })),
  writePaper: fromPromise<unknown, PaperRequest>(({ input, signal }) =>
    api.tenStep.paper(input, { signal }),
  ),
});

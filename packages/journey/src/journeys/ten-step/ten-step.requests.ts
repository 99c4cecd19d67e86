import type { TenStepData } from './journey-data.js';
import type { PaperRequest, StartRequest } from './ten-step.types.js';

/** What a journey is started with. */
export const createStartRequest = ({ topic, userId }: StartRequest) => ({
  topic,
  domain: 'life_sciences',
  user_id: userId,
});

/** What the paper of the sixth step is written from. */
export const createPaperRequest = (data: TenStepData | null): PaperRequest => ({
  hypothesis: data?.hypothesis ?? null,
  topic: data?.interest ?? '',
});

import type { LoadAttack } from '../attack.types.ts';

const JOURNEYS = '/api/v1/journeys';
const REFUSALS = [413, 429, 507];
const MB = 1_000_000;

type LoadTarget = Parameters<LoadAttack['run']>[0];

const save = (
  { send }: LoadTarget,
  headers: Readonly<Record<string, string>>,
  index: number,
  bytes: number,
) =>
  send({
    method: 'PUT',
    path: JOURNEYS,
    headers,
    body: {
      journey_id: `j${index}`,
      kind: 'flow',
      title: 'T',
      revision: 0,
      data: 'x'.repeat(bytes),
    },
  });

/** Nearly what one journey may have. */
const JOURNEY_BYTES = 900_000;

/** Large writes by several guests of one network in turn. The first ones are allowed. */
const fill = (name: string, guests: number, megabytes: number): LoadAttack => ({
  name,
  tried: `PUT ${JOURNEYS}, ${JOURNEY_BYTES} bytes each`,
  expected: `a refusal before the end (${REFUSALS.join(', ')})`,
  hasManyRequests: true,
  needsNewServer: true,
  run: async (target) => {
    const headers = Array.from({ length: guests }, target.newGuest);
    for (let count = 0; count * JOURNEY_BYTES < megabytes * MB; count += 1) {
      const { status } = await save(target, { ...headers[count % guests] }, count, JOURNEY_BYTES);
      if (status !== 200)
        return {
          seen: `${status} after ${count} journeys`,
          isRefused: REFUSALS.includes(status) && count > 0,
        };
    }
    return { seen: `${megabytes} MB stored`, isRefused: false };
  },
});

/** Data that fills the disk, or that its owner can no longer read.  */
export const STORAGE: readonly LoadAttack[] = [
  {
    name: 'list of 75 journeys of 150 kB',
    tried: `PUT ${JOURNEYS} × 75, GET ${JOURNEYS}`,
    expected: 'a list of less than 1 MB, without their data',
    hasManyRequests: true,
    run: async (target) => {
      const headers = target.newGuest();
      for (let index = 0; index < 75; index += 1) await save(target, headers, index, 150_000);
      const { status, text } = await target.send({ path: JOURNEYS, headers });
      return { seen: `${status}, ${text.length} bytes`, isRefused: text.length < MB };
    },
  },
  fill('60 MB stored by one guest', 1, 60),
  fill('60 MB stored by 15 guests, with 100 MB for the installation', 15, 60),
];

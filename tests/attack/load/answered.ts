import type { LoadAttack } from '../attack.types.ts';
import type { Sent } from '../run/send.ts';

type LoadTarget = Parameters<LoadAttack['run']>[0];

export const LIMITS = '512 MB, /health in 100 ms';
const REQUEST_LIMITS = '1 s of HTTP thread, 512 MB, /health in 100 ms';

/** An attack of one request: any answer but a server fault is good, if it costs little. Shedding load (503) is allowed. */
export const answered = (
  name: string,
  tried: string,
  create: (target: LoadTarget) => Sent,
): LoadAttack => ({
  name,
  tried,
  expected: REQUEST_LIMITS,
  run: async (target) => {
    const { status, text } = await target.send(create(target));
    const isAnswered = status !== 0 && status !== 500;
    return { seen: status === 0 ? `no reply (${text})` : `${status}`, isRefused: isAnswered };
  },
});

/** An attack of many requests at once: they must all be answered, if only with a refusal. */
export const answeredAll = (
  name: string,
  tried: string,
  count: number,
  create: (target: LoadTarget, index: number) => Sent,
): LoadAttack => ({
  name,
  tried,
  expected: LIMITS,
  hasManyRequests: true,
  run: async (target) => {
    const replies = await Promise.all(
      Array.from({ length: count }, (_, index) => target.send(create(target, index))),
    );
    const counts = Map.groupBy(replies, ({ status }) => status);
    const seen = [...counts].map(([status, all]) => `${status} × ${all.length}`).join(', ');
    return { seen, isRefused: !counts.has(0) && !counts.has(500) };
  },
});

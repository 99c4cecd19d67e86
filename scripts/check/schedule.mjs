import { CORES } from './parts.mjs';

const getCores = ({ cores = 1 }) => cores;
const usesAllCores = (part) => getCores(part) === CORES;

/**
 * Finds the part to start next. Parts start in their order; smaller ones do not overtake one that waits for its cores. A part that
 * can run in the background fills the pauses of one that uses all cores, at low priority.
 * @param queue parts that have not started, in their order
 * @param running parts that have started, with whether they run at low priority
 * @param isReady whether a part waits for no other
 * @returns the part and whether it runs at low priority; undefined if none can start now
 */
export function findNextPart(queue, running, isReady) {
  const ready = queue.filter(isReady);
  const [first] = ready;
  if (first === undefined) return undefined;
  // A part that uses all cores has the higher priority, so that it need not wait for one in the background.
  const inTheWay = running.filter(({ isLowPriority }) => !(isLowPriority && usesAllCores(first)));
  const usedCores = inTheWay.reduce((sum, { part }) => sum + getCores(part), 0);
  if (usedCores + getCores(first) <= CORES) return { part: first, isLowPriority: false };
  const isFilled = running.length > 1 || !running.some(({ part }) => usesAllCores(part));
  const filler = isFilled ? undefined : ready.find(({ isBackground }) => isBackground);
  return filler && { part: filler, isLowPriority: true };
}

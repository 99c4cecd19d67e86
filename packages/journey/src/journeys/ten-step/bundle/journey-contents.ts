import * as schemas from '@spinout/api-client/schemas';
import { recordCall, type RecordedCall } from '@spinout/domain/bundle';
import type { KeyValueStorage } from '@spinout/flow-kit';
import { runKeys } from '../../../storage/run-key.js';
import type { JourneyContents } from '../../results/bundle/journey-file.js';
import { readField } from '../../results/read-field.js';
import type { SavedJourney } from '../saved-journey.js';

/**
 * The calls of the steps, with the inputs that the machine and its actors send. The counts of the second step are those of
 * a server at one time, and left out.
 */
function listCalls({ journeyData }: SavedJourney): readonly RecordedCall[] {
  const { interest, hypothesis, user_id: userId = '', source, paper } = journeyData;
  const paperSource = schemas.Source.safeParse(readField(paper, 'source'));
  return [
    ...recordCall('Hypothesis and literature', source, [
      { topic: interest, domain: 'life_sciences', user_id: userId },
    ]),
    ...(paperSource.success
      ? recordCall('Paper', paperSource.data, [{ hypothesis, topic: interest }])
      : []),
  ];
}

async function readRuns(
  journeyId: string,
  storage: KeyValueStorage,
): Promise<Readonly<Record<string, string>>> {
  const runs = await Promise.all(
    runKeys(journeyId).map(async (key) => [key, await storage.read(key)] as const),
  );
  return Object.fromEntries(runs.filter((run): run is [string, string] => run[1] !== null));
}

/** The journey, the saved runs of its agents, and the calls of its steps. */
export const readJourneyContents = async (
  saved: SavedJourney,
  storage: KeyValueStorage,
): Promise<JourneyContents> => ({
  journey: {
    kind: 'ten-step',
    record: saved,
    runs: await readRuns(saved.journeyId, storage),
  },
  calls: listCalls(saved),
});

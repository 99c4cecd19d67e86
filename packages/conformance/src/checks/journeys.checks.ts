import * as z from 'zod/mini';
import {
  listJourneys,
  readJourney,
  removeJourney,
  saveJourney,
} from '@spinout/api-client/contract';
import {
  expectStatus,
  expectThat,
  isSameJson,
  NotApplicable,
  parseReply,
} from '../kit/expectations.js';
import type { Kit } from '../kit/check.types.js';
import { checksOf } from '../kit/checks-of.js';
import { count, timestamp, nonBlankText } from '../rules/rules.js';
import { journeyRequest } from '../samples/samples.js';

const SavedJourney = z.looseObject({
  journey_id: nonBlankText,
  kind: nonBlankText,
  title: nonBlankText,
  revision: count,
  saved_at: timestamp,
});
const ReadReply = z.looseObject({
  success: z.literal(true),
  journey: z.looseObject({ ...SavedJourney.shape, data: z.unknown() }),
});
const SaveReply = z.looseObject({ success: z.literal(true), journey: SavedJourney });
const Listed = z.looseObject({ journeys: z.array(SavedJourney) });
const RemoveReply = z.looseObject({ success: z.literal(true) });

const listSavedJourneys = async (kit: Kit) => {
  const answer = await kit.ask(listJourneys);
  if (answer.status === 404 || answer.status === 501) {
    throw new NotApplicable('The server keeps no journeys; they stay in the browser.');
  }
  return parseReply(Listed, answer, 'a list of journeys').journeys;
};

/** Creates a journey for a check and removes it afterwards. */
async function withJourney(kit: Kit, name: string, work: (id: string) => Promise<void>) {
  const id = `${kit.runId}-${name}`;
  await listSavedJourneys(kit);
  try {
    await work(id);
  } finally {
    await kit.ask(removeJourney, { journey_id: id });
  }
}

const expectRevision = (journey: z.infer<typeof SavedJourney>, revision: number) =>
  expectThat(
    journey.revision === revision,
    `revision ${revision} after the save`,
    `it is ${journey.revision}`,
  );

export const journeysChecks = checksOf('journeys', {
  'are saved unchanged, listed without their data, and read by id': (kit) =>
    withJourney(kit, 'saved', async (id) => {
      const sent = journeyRequest(id);
      const { journey } = await kit.read(saveJourney, sent, SaveReply);
      expectRevision(journey, 1);
      const found = (await listSavedJourneys(kit)).find(({ journey_id }) => journey_id === id);
      expectThat(found !== undefined, 'the journey in the list', 'it is not there');
      expectThat(
        found !== undefined && !('data' in found),
        'a list without "data", so that it stays small',
        'it has the data of each journey',
      );
      const { journey: read } = await kit.read(readJourney, { journey_id: id }, ReadReply);
      expectThat(
        isSameJson(read.data, sent.data),
        `the data ${JSON.stringify(sent.data)}`,
        `it is ${JSON.stringify(read.data) ?? 'not there'}`,
      );
      const missing = await kit.ask(readJourney, { journey_id: `${id}-missing` });
      expectStatus(missing, [404], 'a journey that is not saved');
    }),
  'increment revisions, and answer 409 with an error message to an outdated save': (kit) =>
    withJourney(kit, 'revised', async (id) => {
      await kit.read(saveJourney, journeyRequest(id), SaveReply);
      const next = { ...journeyRequest(id, 1), conformance_extra: 1 };
      expectRevision((await kit.read(saveJourney, next, SaveReply)).journey, 2);
      const stale = await kit.ask(saveJourney, journeyRequest(id, 1));
      expectStatus(stale, [409], 'a save based on an old revision');
      const again = await kit.ask(saveJourney, journeyRequest(id, 0));
      expectStatus(again, [409], 'a first save of an existing journey');
    }),
  'are removed, and removing them again is not an error': (kit) =>
    withJourney(kit, 'removed', async (id) => {
      await kit.read(saveJourney, journeyRequest(id), SaveReply);
      const request = { journey_id: id, conformance_extra: 1 };
      await kit.read(removeJourney, request, RemoveReply);
      expectThat(
        (await listSavedJourneys(kit)).every(({ journey_id }) => journey_id !== id),
        'a list without the removed journey',
        'it is still there',
      );
      await kit.read(removeJourney, request, RemoveReply);
    }),
});

import {
  BundleError,
  readBundle,
  type BundleFile,
  type RecordedCall,
} from '@spinout/domain/bundle';

/** A journey as a bundle contains it. */
export interface JourneyFile {
  readonly kind: 'ten-step' | 'twelve-step';
  /** The journey as it is saved. */
  readonly record: object;
  /** The saved runs of its agents, by their storage keys. @default none */
  readonly runs?: Readonly<Record<string, string>>;
}

/** A journey and the calls that its results were made with, besides the run of the agents. */
export interface JourneyContents {
  readonly journey: JourneyFile;
  readonly calls: readonly RecordedCall[];
  /** Further files of the journey. @default none */
  readonly files?: readonly BundleFile[];
}

/** Path of the saved journey in a bundle. */
const JOURNEY_PATH = 'journey.json';

export const writeJourneyFile = (journey: JourneyFile) => ({
  path: JOURNEY_PATH,
  mediaType: 'application/json',
  about: 'The journey, to be opened again.',
  content: `${JSON.stringify(journey)}\n`,
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new BundleError('foreign', JOURNEY_PATH, { cause });
  }
};

/**
 * Reads the journey of a bundle, whose content is not trusted.
 * @returns the record as text, for the parser of its kind, and the runs
 * @throws {BundleError} if the bundle is damaged, changed, or has no journey of this kind
 */
export function readJourneyFile(
  bytes: Uint8Array,
  kind: JourneyFile['kind'],
): { readonly record: string; readonly runs: Readonly<Record<string, string>> } {
  const content = readBundle(bytes).files.get(JOURNEY_PATH);
  const file = content && parseJson(new TextDecoder().decode(content));
  if (!isRecord(file) || file['kind'] !== kind || !isRecord(file['record']))
    throw new BundleError('foreign', JOURNEY_PATH);
  const runs = isRecord(file['runs']) ? Object.entries(file['runs']) : [];
  return {
    record: JSON.stringify(file['record']),
    runs: Object.fromEntries(
      runs.filter((run): run is [string, string] => typeof run[1] === 'string'),
    ),
  };
}

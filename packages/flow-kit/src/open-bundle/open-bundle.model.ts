import { fill } from '@spinout/design-system';
import type { OpenBundleSnapshot } from './open-bundle.machine.js';
import type { OpenBundleMessages } from './open-bundle.messages.js';

/** The faults of a bundle that have a text of their own. */
const FAULTS = [
  'tooLarge',
  'notZip',
  'truncated',
  'bomb',
  'unsafePath',
  'damaged',
  'foreign',
  'newer',
  'missing',
  'changed',
  'unlisted',
] as const satisfies readonly (keyof OpenBundleMessages)[];

type BundleFault = (typeof FAULTS)[number];

const isFault = (text: string): text is BundleFault => FAULTS.some((fault) => fault === text);

const getField = (error: unknown, name: 'fault' | 'file'): string => {
  const value: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' ? value : '';
};

const toErrorText = (error: unknown, name: string, messages: OpenBundleMessages): string => {
  const fault = getField(error, 'fault');
  const key = isFault(fault) ? fault : 'unreadable';
  return fill<string>(messages[key], { name, file: getField(error, 'file') });
};

/** Derives the view props from the snapshot. */
export const openBundleModel = (
  snapshot: Pick<OpenBundleSnapshot, 'context' | 'hasTag'>,
  messages: OpenBundleMessages,
) => {
  const { error, fileName, isOpened } = snapshot.context;
  const name = fileName ?? '';
  const busy = snapshot.hasTag('busy');
  return {
    busy,
    errorText: error === null ? null : toErrorText(error, name, messages),
    statusText: busy
      ? fill(messages.reading, { name })
      : isOpened
        ? fill(messages.opened, { name })
        : null,
  };
};

export type OpenBundleModel = ReturnType<typeof openBundleModel>;

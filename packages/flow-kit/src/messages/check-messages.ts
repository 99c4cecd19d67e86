import { ConfigurationError } from '@spinout/api-client';
import { findClosestName } from '../development/closest-name.js';
import { describeValue, hasMethod } from '../development/describe-value.js';
import { logMistake } from '../development/log-mistake.js';

type Group = Readonly<Record<string, unknown>>;

const PLURAL_CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;

const suggest = (name: string, known: readonly string[]): string => {
  const closest = findClosestName(name, known);
  return closest === undefined ? '' : ` Did you mean "${closest}"?`;
};

/**
 * Checks the `messages` that a host passes to a component.
 * @param namespaces those of the catalogs that are loaded; others may follow, so only similar names are reported
 * @throws {ConfigurationError} if they are no texts by namespace
 */
export function checkMessages(
  messages: unknown,
  component: string,
  namespaces: readonly string[],
): void {
  if (messages === undefined) return;
  if (!isGroup(messages) || Array.isArray(messages) || hasMethod(messages, 'then')) {
    throw new ConfigurationError(
      `The \`messages\` of <${component}> are ${describeValue(messages)}. Texts are looked up by namespace and name, so none ` +
        "would be found. Pass an object such as { topic: { title: 'Your topic' } }, or the loaded `messages` of " +
        '@spinout/languages.',
    );
  }
  if (isGroup(messages['messages'])) {
    logMistake(
      `The \`messages\` of <${component}> have a namespace "messages". No catalog has that name, so its texts are not shown. ` +
        "You may have passed a whole module: write import { messages } from '@spinout/languages/de'.",
    );
  }
  for (const namespace of Object.keys(messages)) {
    const closest = findClosestName(namespace, namespaces);
    if (namespaces.includes(namespace) || closest === undefined) continue;
    logMistake(
      `The \`messages\` of <${component}> have a namespace "${namespace}" that no catalog has, so its texts are not shown. ` +
        `Did you mean "${closest}"?`,
    );
  }
}

/** Reports texts of a host that a catalog does not have, or whose placeholders are never filled in. */
export function checkOverrides(path: string, defaults: object, overrides: unknown): void {
  if (!isGroup(overrides)) return;
  const known = defaults as Group;
  const isPlural = 'one' in known && 'other' in known;
  const names = isPlural ? PLURAL_CATEGORIES : Object.keys(known);
  for (const [name, text] of Object.entries(overrides)) {
    const place = `messages.${path}.${name}`;
    // Every form of a text with a count may use the placeholders of the others.
    const original =
      isPlural && names.includes(name) ? Object.values(known).join(' / ') : known[name];
    if (text === undefined || text === null) continue;
    if (original === undefined) {
      logMistake(
        `There is no text ${place}, so it is not shown. It was mistyped, or it belongs to another version of the package.` +
          suggest(name, names),
      );
    } else if (isGroup(original) !== isGroup(text)) {
      logMistake(
        `${place} is ${describeValue(text)}, but the catalog has ${describeValue(original)} there, so it cannot be shown. ` +
          'Pass the same kind.',
      );
    } else if (isGroup(original)) {
      checkOverrides(`${path}.${name}`, original, text);
    } else if (typeof original === 'string' && typeof text === 'string') {
      checkPlaceholders(place, original, text);
    }
  }
}

const readPlaceholders = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

function checkPlaceholders(place: string, original: string, text: string): void {
  const known = readPlaceholders(original);
  const unknown = readPlaceholders(text).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  logMistake(
    `${place} has the placeholder {${unknown}}, which is never filled in, so people see the braces. The English text is ` +
      `"${original}": use its placeholders.`,
  );
}

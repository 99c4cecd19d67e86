import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import { isObject, type CslItem } from './csl-item.js';
import { replaceUnknownCommands, stripLatex } from './latex-commands.js';

/** An entry as Citation.js reads it: names of fields in lower case, values still in LaTeX. */
export interface BibtexEntry {
  readonly type: string;
  readonly label: string;
  readonly properties: Readonly<Record<string, string | number>>;
}

/** What we use of Citation.js. */
export type BibtexLibrary = ReturnType<typeof createBibtexLibrary>;

const COMMAND_TABLES = [
  'commands',
  'mathCommands',
  'diacritics',
  'formattingEnvs',
  'formattingCommands',
  'argumentCommands',
] as const;
const OTHER_COMMANDS = ['begin', 'end', '&', '%', '$', '#', '_', '{', '}'];

const isEntry = (value: unknown): value is BibtexEntry =>
  isObject(value) && typeof value['label'] === 'string' && isObject(value['properties']);

const mapProperties = (
  entry: BibtexEntry,
  convert: (value: string, name: string) => string,
): BibtexEntry => ({
  ...entry,
  properties: Object.fromEntries(
    Object.entries(entry.properties).map(([name, value]) => [name, convert(String(value), name)]),
  ),
});

/** The parts of Citation.js that read BibTeX. Its network resolvers are never called. */
export function createBibtexLibrary() {
  const { constants } = plugins.config.get('@bibtex');
  const known = new Set([
    ...OTHER_COMMANDS,
    ...COMMAND_TABLES.flatMap((table) => Object.keys(constants[table] ?? {})),
  ]);
  const isKnown = (command: string) => known.has(command);
  const parse = (entries: readonly BibtexEntry[]): CslItem => {
    const items = plugins.input.data(entries, '@biblatex/entries+list');
    const item: unknown = Array.isArray(items) ? items[0] : undefined;
    return isObject(item) ? item : {};
  };
  const prepare = (entry: BibtexEntry) =>
    mapProperties(entry, (value) => replaceUnknownCommands(value, isKnown));
  /** Strips LaTeX from the values that cannot be parsed, so that one of them does not lose the entry. */
  const repair = (entry: BibtexEntry) =>
    mapProperties(entry, (value, name) => {
      try {
        parse([{ ...entry, properties: { [name]: value } }]);
        return value;
      } catch {
        return stripLatex(value);
      }
    });
  return {
    /** Whether an abbreviation, in lower case, is defined without a file: months, and journals of computer science. */
    isDefined: (abbreviation: string) =>
      Object.hasOwn(constants['defaultStrings'] ?? {}, abbreviation),
    /** Reads the entry of a text, with abbreviations before it. @throws {SyntaxError} */
    parseEntry(text: string): BibtexEntry {
      const parsed = plugins.input.data(text, '@bibtex/text');
      const entry: unknown = Array.isArray(parsed) ? parsed[0] : undefined;
      if (!isEntry(entry)) throw new SyntaxError('no entry');
      return entry;
    },
    /** Reads the values of an entry, which may inherit from another one. */
    parseValues(entry: BibtexEntry, parent?: BibtexEntry): CslItem {
      const entries = [entry, ...(parent ? [parent] : [])].map(prepare);
      try {
        return parse(entries);
      } catch {
        return parse(entries.map(repair));
      }
    },
  };
}

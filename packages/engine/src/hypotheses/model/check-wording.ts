import type { Language } from '../../language/parse-text.js';
import { findForeignFigures } from '../../evidence/figures.js';
import { findForeignReferences } from '../../evidence/foreign-references.js';
import type { Material } from '../../language-model/language-model.types.js';
import { hasCitation, parseClause } from '../../statements/clause.js';
import { readRelation } from '../../statements/relation.js';
import { hasOwnSubject, isStandalone } from '../../statements/standalone.js';
import type { Relation } from '../../statements/statement.types.js';
import { namesPhrase } from '../names-phrase.js';
import { addressesModel } from './addresses-model.js';

const MAX_STATEMENT = 320;
const MIN_WORDS = 6;
const MAX_WORDS = 40;
const MAX_PART = 160;
/** Markup, addresses and characters that plain text does not have. */
const NOT_PLAIN = /[\p{Cc}\p{Cf}\p{Co}<>{}|`\\_*#@]|\bhttps?:|\bwww\.|\]\(/iu;
const OPPOSITE: Readonly<Partial<Record<Relation['direction'], Relation['direction']>>> = {
  raises: 'lowers',
  lowers: 'raises',
};

export const isPlainPart = (text: string): boolean =>
  text.length <= MAX_PART && /\p{L}{2}/u.test(text) && !NOT_PLAIN.test(text);

/**
 * Whether a statement is one plain sentence of 6 to 40 words that can be read by itself, names the parts of its relation, and
 * states neither their absence nor the opposite direction.
 */
export function isSoundStatement(
  statement: string,
  { factor, outcome, mechanism, direction }: Relation,
  { parse }: Language,
): boolean {
  const words = statement.split(/\s+/u).length;
  if (statement.length > MAX_STATEMENT || words < MIN_WORDS || words > MAX_WORDS) return false;
  if (!/^[\p{L}\p{N}].*\.$/u.test(statement) || NOT_PLAIN.test(statement)) return false;
  if (addressesModel(statement) || !isStandalone(statement)) return false;
  const parts = [factor, outcome, ...(mechanism === undefined ? [] : [mechanism])];
  if (!parts.every((part) => namesPhrase(statement, part))) return false;
  const [sentence, ...more] = parse(statement).sentences;
  if (!sentence || more.length > 0) return false;
  const clause = parseClause({ ...sentence, page: 1, section: 'body' }, statement);
  if (!clause) return true;
  const stated = readRelation(clause)?.direction;
  return (
    !clause.isNegated &&
    hasOwnSubject(clause.subject) &&
    (stated === undefined || OPPOSITE[direction] !== stated)
  );
}

/** Whether texts have a number that the quotes lack, cite a work, or name one from outside of the material. */
export const hasForeignFacts = (
  texts: readonly string[],
  quotes: readonly string[],
  material: readonly Material[],
): boolean =>
  texts.some(
    (text) =>
      hasCitation(text) ||
      findForeignFigures(text, quotes).length > 0 ||
      findForeignReferences(text, material).length > 0,
  );

import type { HypothesisStructure, StartChoices, StartingPoint } from '@spinout/api-client';
import {
  composeStatement,
  TEXT_PARTS,
  withoutLeadIn,
  type TextPart,
} from '@spinout/domain/hypothesis-statement';
import type { Runtime } from '@spinout/flow-kit';
import type { ChosenHypothesis } from '../../data/flow-data.js';
import {
  collapseWhitespace,
  divideParts,
  type HypothesisForm,
  type HypothesisParts,
  NO_PARTS,
} from './hypothesis-parts.js';
import { createOwnHypothesis, MAX_OWN_CHARACTERS } from './own-hypothesis.js';

/** Where a part comes from; undefined for an empty one. */
type PartOrigin = 'paper' | 'user';
type PartName = keyof HypothesisParts;

const PART_NAMES: readonly PartName[] = [...TEXT_PARTS, 'direction'];

const readProposed = ({ parts }: StartingPoint, name: TextPart): string =>
  collapseWhitespace(parts?.[name]?.text ?? '');

/** The sentence of a hypothesis: written from its parts, or the paper's own until factor and outcome are known. */
const writeStatement = ({ text }: Pick<StartingPoint, 'text'>, parts: HypothesisParts): string =>
  composeStatement(parts) ?? withoutLeadIn(collapseWhitespace(text)).slice(0, MAX_OWN_CHARACTERS);

/** The fields for a hypothesis that starts from a sentence of the paper, with what the sentence names. */
export function createStartForm(start: StartingPoint): HypothesisForm {
  const texts = TEXT_PARTS.map((name) => [name, readProposed(start, name)] as const);
  const parts: HypothesisParts = {
    ...NO_PARTS,
    ...Object.fromEntries(texts),
    direction: start.parts?.direction?.value ?? NO_PARTS.direction,
  };
  return { ...parts, statement: writeStatement(start, parts) };
}

/** Whether the person changed a part. Before, what we filled in may be incomplete, which is no mistake of the person. */
export function isChangedStart(start: StartingPoint, form: HypothesisForm): boolean {
  const filled = createStartForm(start);
  return TEXT_PARTS.some((name) => form[name] !== filled[name]);
}

/** A form with one field changed. The sentence follows the parts until the person writes it differently. */
export function changeStartForm(
  start: StartingPoint,
  form: HypothesisForm,
  field: keyof HypothesisForm,
  text: string,
): HypothesisForm {
  const changed = { ...form, [field]: text };
  const isWritten = form.statement === writeStatement(start, form);
  return field === 'statement' || !isWritten
    ? changed
    : { ...changed, statement: writeStatement(start, changed) };
}

/**
 * The form of an existing hypothesis with one field changed. A sentence that the person wrote stays; one of the engine, of the
 * paper or from the parts follows the parts.
 */
export function changeForm(
  hypothesis: ChosenHypothesis,
  form: HypothesisForm,
  field: keyof HypothesisForm,
  text: string,
): HypothesisForm {
  const changed = { ...form, [field]: text };
  const { statement, claims, source } = hypothesis;
  const before = { ...NO_PARTS, ...hypothesis.structure };
  const isOfPaper = writeStatement({ text: claims?.[0]?.text ?? '' }, NO_PARTS) === statement;
  const canFollow =
    source?.origin !== 'user' || isOfPaper || statement === composeStatement(before);
  const write = (parts: HypothesisParts) =>
    PART_NAMES.every((name) => parts[name] === (before[name] ?? NO_PARTS[name]))
      ? statement
      : (composeStatement(parts) ?? statement);
  return field === 'statement' || !canFollow || form.statement !== write(form)
    ? changed
    : { ...changed, statement: write(changed) };
}

/** Where the part in a field comes from. */
export function originOfPart(
  start: StartingPoint,
  form: HypothesisParts,
  name: PartName,
): PartOrigin | undefined {
  if (name === 'direction') {
    const proposed = start.parts?.direction?.value;
    if (form.direction === proposed) return 'paper';
    return form.direction === NO_PARTS.direction ? undefined : 'user';
  }
  const text = collapseWhitespace(form[name]);
  if (text === '') return undefined;
  return text === readProposed(start, name) ? 'paper' : 'user';
}

/** The field to fill in first: the first empty one of those asked for at once, or the first of all. */
export const findFirstEmpty = (form: HypothesisParts): TextPart =>
  divideParts(form).first.find((name) => collapseWhitespace(form[name]) === '') ?? TEXT_PARTS[0];

/** What the sentence names for a field, without what stands in another one. */
export const choicesFor = (
  { choices }: StartingPoint,
  form: HypothesisParts,
  name: TextPart,
): readonly string[] => {
  if (choices === undefined || !isChoosable(name)) return [];
  const taken = TEXT_PARTS.filter((other) => other !== name).map((other) =>
    collapseWhitespace(form[other]),
  );
  return choices[name].filter((text) => !taken.includes(text));
};

/** Whether a field holds a name of the sentence that the person took. */
export const isChosen = (start: StartingPoint, form: HypothesisParts, name: PartName): boolean =>
  name !== 'direction' && choicesFor(start, form, name).includes(collapseWhitespace(form[name]));

const isChoosable = (name: TextPart): name is keyof StartChoices =>
  name === 'factor' || name === 'comparator' || name === 'outcome' || name === 'population';

const describeOrigins = (
  start: StartingPoint,
  form: HypothesisParts,
): HypothesisStructure['origins'] =>
  Object.fromEntries(
    PART_NAMES.flatMap((name) => {
      const origin = originOfPart(start, form, name);
      return origin === undefined ? [] : [[name, origin] as const];
    }),
  );

/** A hypothesis that starts from a sentence of the paper, with this sentence as its passage. */
export function createFromStart(
  start: StartingPoint,
  form: HypothesisForm,
  runtime: Pick<Runtime, 'newId' | 'now'>,
): ChosenHypothesis {
  const { text, evidence, parts } = start;
  const own = createOwnHypothesis(form.statement, runtime, form);
  return {
    ...own,
    claims: [{ text, evidence }],
    structure: own.structure && {
      ...own.structure,
      kind: parts?.kind ?? own.structure.kind,
      origins: describeOrigins(start, form),
    },
  };
}

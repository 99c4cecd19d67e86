import type { HypothesisStructure } from '@spinout/api-client';
import { composeStatement, TEXT_PARTS } from '@spinout/domain/hypothesis-statement';
import type { Runtime } from '@spinout/flow-kit';
import type { ChosenHypothesis } from '../../data/flow-data.js';
import {
  collapseWhitespace,
  createStructure,
  type HypothesisForm,
  isPartial,
  NO_PARTS,
} from './hypothesis-parts.js';
import type { HypothesisDraft } from './hypothesis.types.js';
import { createFromStart } from './hypothesis-start.js';
import { addOwnHypothesis, createOwnFields, getTitle, isOwnHypothesis } from './own-hypothesis.js';

/** The fields of a hypothesis, to be edited. */
export const createForm = ({ statement, structure }: ChosenHypothesis): HypothesisForm => ({
  statement,
  factor: structure?.factor ?? '',
  comparator: structure?.comparator ?? '',
  outcome: structure?.outcome ?? '',
  direction: structure?.direction ?? NO_PARTS.direction,
  mechanism: structure?.mechanism ?? '',
  population: structure?.population ?? '',
  conditions: structure?.conditions ?? '',
});

/** The sentence of an edited hypothesis: its own, or one that is written from the parts if one of them has changed. */
const writeStatement = (hypothesis: ChosenHypothesis, form: HypothesisForm): string => {
  const given = createForm(hypothesis);
  const isSame = (['direction', ...TEXT_PARTS] as const).every(
    (name) => form[name] === given[name],
  );
  return isSame ? given.statement : (composeStatement(form) ?? form.statement);
};

/**
 * The fields of a hypothesis with one of them changed. The sentence follows the parts, except where a person wrote it, before or
 * in this edit.
 */
export function changeForm(
  hypothesis: ChosenHypothesis,
  form: HypothesisForm,
  field: keyof HypothesisForm,
  text: string,
): HypothesisForm {
  const changed = { ...form, [field]: text };
  const isOwnSentence =
    hypothesis.source?.origin === 'user' &&
    hypothesis.statement !== composeStatement(createForm(hypothesis));
  const isWritten = form.statement === writeStatement(hypothesis, form);
  return field === 'statement' || isOwnSentence || !isWritten
    ? changed
    : { ...changed, statement: writeStatement(hypothesis, changed) };
}

/** Whether the fields can be saved: a sentence of at least three words, and both factor and outcome or no part at all. */
export const isValidForm = (form: HypothesisForm): boolean =>
  isOwnHypothesis(form.statement) && !isPartial(form);

const hasSameTerms = (
  one: HypothesisStructure | undefined,
  other: HypothesisStructure | undefined,
): boolean =>
  one !== undefined &&
  other !== undefined &&
  (['factor', 'outcome', 'direction', 'mechanism'] as const).every(
    (name) => one[name] === other[name],
  );

/**
 * A hypothesis as the user has edited it. Its passages, methods and time stay; what was written about the earlier factor
 * and outcome goes if these have changed. It is the user's, so that it has no confidence.
 */
export function applyForm(
  hypothesis: ChosenHypothesis,
  form: HypothesisForm,
  { newId, now }: Pick<Runtime, 'newId' | 'now'>,
): ChosenHypothesis {
  const statement = collapseWhitespace(form.statement);
  const structure = createStructure(form);
  const isSameStructure =
    JSON.stringify(createStructure(createForm(hypothesis))) === JSON.stringify(structure);
  if (statement === collapseWhitespace(hypothesis.statement) && isSameStructure) return hypothesis;
  const { title, estimated_impact: impact, next_steps: steps, refutation } = hypothesis;
  const keepsTerms = hasSameTerms(hypothesis.structure, structure);
  return {
    ...hypothesis,
    id: hypothesis.source?.origin === 'user' ? hypothesis.id : newId('own-'),
    title: statement === hypothesis.statement ? title : getTitle(statement),
    statement,
    estimated_impact: keepsTerms ? impact : '',
    next_steps: keepsTerms ? steps : [],
    refutation: keepsTerms ? refutation : undefined,
    ...createOwnFields(withOrigins(structure, hypothesis.structure), now()),
  };
}

/** An edit that is cancelled, to be restored; null if nothing was changed. */
export const keepEdit = ({
  hypothesis,
  edit,
}: HypothesisDraft): Required<Pick<HypothesisDraft, 'hypothesis' | 'edit'>> | null =>
  hypothesis === null ||
  edit === undefined ||
  JSON.stringify(edit) === JSON.stringify(createForm(hypothesis))
    ? null
    : { hypothesis, edit };

/** What the user changed is the user's; the other parts stay where they come from. */
const withOrigins = (
  edited: HypothesisStructure | undefined,
  { origins, ...before }: Partial<HypothesisStructure> = {},
): HypothesisStructure | undefined => {
  if (edited === undefined || origins === undefined) return edited;
  const names = ['direction', ...TEXT_PARTS] as const;
  const kept = names
    .filter((name) => edited[name] !== undefined)
    .map((name) => [name, edited[name] === before[name] ? origins[name] : 'user'] as const);
  return { ...edited, origins: Object.fromEntries(kept) };
};

/** Ends editing: the edited hypothesis, also among the user's own if it has changed. */
export const saveEdit = (
  { hypothesis, edit, start, ownHypotheses }: HypothesisDraft,
  runtime: Pick<Runtime, 'newId' | 'now'>,
): Partial<HypothesisDraft> => {
  if (start !== undefined && edit !== undefined) {
    const started = createFromStart(start, edit, runtime);
    return {
      edit: undefined,
      start: undefined,
      unsupported: undefined,
      hypothesis: started,
      ownHypotheses: addOwnHypothesis(ownHypotheses, started),
    };
  }
  if (hypothesis === null || edit === undefined) return { edit: undefined };
  const edited = applyForm(hypothesis, edit, runtime);
  if (edited === hypothesis) return { edit: undefined };
  return {
    edit: undefined,
    hypothesis: edited,
    ownHypotheses: addOwnHypothesis(ownHypotheses, edited),
  };
};

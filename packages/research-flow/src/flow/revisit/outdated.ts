import {
  DEPENDENCIES,
  type Basis,
  type OutdatedResult,
  type StepChange,
  type StepValue,
} from '../../data/dependencies.js';
import type { FlowData, FlowDocument } from '../../data/flow-data.js';
import { STEPS, type StepName } from '../../data/steps.js';
import type { RevisitState, StepDrafts } from '../../saved/saved-flow.js';
import { uniqueBy } from '../../steps/unique-by.js';

/** The part of the flow that decides which results are out of date. */
export interface ResultState {
  readonly data: FlowData;
  readonly drafts: StepDrafts;
  readonly revisit: RevisitState;
}

type Results = Pick<ResultState, 'data' | 'drafts'>;

const NO_VALUE: StepValue = { key: '', label: '' };

/** The paper that the person brought, without the documents that the literature step added. */
export const getBroughtDocuments = ({ data, drafts }: Results): readonly FlowDocument[] => {
  const added = new Set((drafts.literature?.documents ?? []).map(({ id }) => id));
  return (data.papers?.documents ?? []).filter(({ id }) => !added.has(id));
};

const getPaperValue = (results: Results): StepValue => {
  const documents = getBroughtDocuments(results);
  if (documents.length === 0) return NO_VALUE;
  const titles = documents.map(({ title }) => title);
  // The same text gets another document each time it is analyzed, but has the same fingerprint.
  return {
    key: JSON.stringify([titles, results.drafts.paper?.read?.text ?? null]),
    label: titles.join(', '),
  };
};

/** The results that later steps depend on, as they are now. */
const VALUES: Readonly<Record<StepName, (results: Results) => StepValue>> = {
  topic: ({ data: { topic, interest } }) => {
    const label = topic?.title ?? interest?.title ?? '';
    return { key: label, label };
  },
  paper: getPaperValue,
  hypothesis: ({ data: { hypothesis } }) => ({ key: hypothesis?.statement ?? '', label: '' }),
  literature: () => NO_VALUE,
  experiment: ({ data: { experimentDesign: design } }) => ({
    key:
      design === undefined
        ? ''
        : JSON.stringify([
            design.methodology,
            design.duration,
            design.sampleSize,
            design.budget,
            design.equipment,
            design.timeline.map(({ phase, duration }) => [phase, duration]),
          ]),
    label: '',
  }),
  company: () => NO_VALUE,
};

/** Whether the person brought another paper. */
export const isOtherPaper = (before: Results, after: Results): boolean =>
  getPaperValue(before).key !== getPaperValue(after).key;

/** Whether a step has a result, reported or in its draft. */
const HAS_RESULT: Readonly<Record<StepName, (results: Results) => boolean>> = {
  topic: ({ data }) => data.topic !== undefined,
  paper: ({ data }) => data.paper_analysis !== undefined,
  hypothesis: ({ data, drafts }) =>
    data.hypothesis !== undefined || (drafts.hypothesis?.hypothesis ?? null) !== null,
  literature: ({ data, drafts }) =>
    data.literature_review !== undefined || (drafts.literature?.found ?? null) !== null,
  experiment: ({ data, drafts }) =>
    data.experimentDesign !== undefined || (drafts.experiment?.proposed ?? null) !== null,
  company: ({ data, drafts }) =>
    data.companyStructure !== undefined || (drafts.company?.structure ?? null) !== null,
};

/** The earlier results that a step starts from now. */
export const getCurrentBasis = (step: StepName, results: Results): Basis =>
  Object.fromEntries(DEPENDENCIES[step].map((name) => [name, VALUES[name](results)]));

/**
 * Adds what each result was made from, before an earlier result changes. A result whose basis is not stored was made from
 * the results as they were until now.
 */
export const addBases = (before: ResultState, after: Results): RevisitState => {
  const changed = STEPS.filter((step) => VALUES[step](before).key !== VALUES[step](after).key);
  const { bases } = before.revisit;
  const added = STEPS.filter(
    (step) =>
      bases[step] === undefined &&
      HAS_RESULT[step](before) &&
      DEPENDENCIES[step].some((name) => changed.includes(name)),
  ).map((step) => [step, getCurrentBasis(step, before)] as const);
  return added.length === 0
    ? before.revisit
    : { ...before.revisit, bases: { ...bases, ...Object.fromEntries<Basis>(added) } };
};

const getChanges = (step: StepName, state: ResultState): readonly StepChange[] =>
  DEPENDENCIES[step].flatMap((name) => {
    const from = state.revisit.bases[step]?.[name];
    const to = VALUES[name](state);
    return from === undefined || from.key === to.key
      ? []
      : [{ step: name, from: from.label, to: to.label }];
  });

const serialize = (changes: unknown) => JSON.stringify(changes);

/**
 * Lists the results that are out of date: an earlier result that they were made from has changed, or is out of date itself.
 * Nothing is marked, so a result is up to date again as soon as the earlier one is the same again.
 */
export function getOutdatedResults(state: ResultState): readonly OutdatedResult[] {
  const outdated = new Map<StepName, readonly StepChange[]>();
  for (const step of STEPS) {
    if (!HAS_RESULT[step](state)) continue;
    const inherited = DEPENDENCIES[step].flatMap((name) => outdated.get(name) ?? []);
    const changes = uniqueBy([...getChanges(step, state), ...inherited], serialize);
    if (changes.length > 0 && state.revisit.kept[step] !== serialize(changes)) {
      outdated.set(step, changes);
    }
  }
  return [...outdated].map(([step, changes]) => ({ step, changes }));
}

/** Accepts a result in spite of the changes; another change marks it again. */
export const keepResult = (state: ResultState, step: StepName): RevisitState => {
  const result = getOutdatedResults(state).find((each) => each.step === step);
  const { revisit } = state;
  return result === undefined
    ? revisit
    : { ...revisit, kept: { ...revisit.kept, [step]: serialize(result.changes) } };
};

/** Whether a changed draft contains a new result rather than an edited one. */
export const hasNewResult = (
  step: StepName,
  before: StepDrafts,
  after: StepDrafts,
  isUpdating: boolean,
): boolean => {
  switch (step) {
    case 'hypothesis':
      return before.hypothesis?.hypothesis !== after.hypothesis?.hypothesis;
    case 'literature':
      return before.literature?.found !== after.literature?.found;
    case 'experiment':
      return before.experiment?.proposed !== after.experiment?.proposed;
    case 'company': {
      // A company keeps its id, and each edit makes a new object.
      const { structure = null } = before.company ?? {};
      return structure !== after.company?.structure && (structure === null || isUpdating);
    }
    case 'topic':
    case 'paper':
      return false;
  }
};

import type { JourneyData } from '../flow/journey-data.js';
import type { Form } from '@spinout/flow-kit';
import type { SavedFlow } from './saved-flow.js';

const dataWithoutResults = (data: JourneyData): JourneyData => {
  const { paper_analysis, literature_review, literature_analysis, papers, ...entered } = data;
  return papers?.documents ? { ...entered, papers: { documents: papers.documents } } : entered;
};

/** What was read, found and reviewed goes; what was entered, chosen and changed stays. */
const withoutResults: Form<SavedFlow> = (saved) => {
  const { literature, ...others } = saved.drafts;
  return {
    ...saved,
    data: dataWithoutResults(saved.data),
    drafts: literature ? { ...others, literature: { ...literature, found: null } } : others,
  };
};

/** Drafted documents go: each can be made again. */
const withoutDocuments: Form<SavedFlow> = (saved) => {
  const { company, ...others } = saved.drafts;
  return company
    ? { ...saved, drafts: { ...others, company: { ...company, documents: {} } } }
    : saved;
};

/** How a journey is kept: whole, and while storage is full in ever smaller forms, all of them with the inputs. */
export const FORMS: readonly Form<SavedFlow>[] = [
  (saved) => saved,
  withoutResults,
  (saved) => withoutDocuments(withoutResults(saved)),
];

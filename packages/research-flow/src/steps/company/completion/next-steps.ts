import type { DocumentType } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import type { FlowData } from '../../../data/flow-data.js';
import type { CompanyMessages } from '../company.messages.js';
import { DOCUMENTS } from '../company.constants.js';
import type { CompletionMessages } from './completion.messages.js';

/** How next steps are written. */
export interface NextStepFormat {
  readonly messages: CompletionMessages;
  /** Names of the legal documents. */
  readonly documents: Pick<CompanyMessages, DocumentType>;
  /** Language tag (BCP 47). */
  readonly locale: string;
}

/** Things to do that belong together; all are taken from the results. */
export interface NextStepGroup {
  readonly id: 'evidence' | 'approvals' | 'lawyer' | 'company';
  readonly title: string;
  readonly items: readonly string[];
  /** Further things that are listed elsewhere. @default 0 */
  readonly omitted?: number | undefined;
}

const MAX_ITEMS = 3;
const MAX_OF_A_KIND = 2;

type WriteGroup = (data: FlowData, format: NextStepFormat) => NextStepGroup;

const writeEvidence: WriteGroup = (data, { messages, locale }) => {
  const { hypothesis, paper_analysis: analysis, literature_analysis: literature, papers } = data;
  const unsupported = (hypothesis?.claims ?? []).filter(({ evidence }) => evidence.length === 0);
  const { covered, not_covered: notCovered } = hypothesis?.topic_coverage ?? {};
  const inconsistencies = analysis?.statistics?.inconsistencies ?? [];
  const unread = (papers?.results?.length ?? 0) - (data.selected_papers?.length ?? 0);
  const gaps = literature?.gaps ?? [];
  const questions = gaps.length > 0 ? [] : (analysis?.gaps ?? []);
  const items = [
    ...unsupported.map(({ text }) => fill(messages.unsupportedClaim, { claim: text.trim() })),
    ...(covered !== undefined && notCovered !== undefined
      ? [fill(messages.notCovered, { covered, notCovered })]
      : []),
    ...inconsistencies
      .slice(0, MAX_OF_A_KIND)
      .map(({ reported }) => fill(messages.inconsistency, { reported })),
    ...(hypothesis?.refutation
      ? [fill(messages.refutation, { refutation: hypothesis.refutation.trim() })]
      : []),
    ...gaps.slice(0, MAX_OF_A_KIND).map((gap) => fill(messages.gap, { gap: gap.trim() })),
    ...questions
      .slice(0, MAX_OF_A_KIND)
      .map(({ text }) => fill(messages.question, { question: text.trim() })),
    ...(data.selected_papers !== undefined && unread > 0
      ? [fill(messages.notReviewed, { count: new Intl.NumberFormat(locale).format(unread) })]
      : []),
  ];
  return { id: 'evidence', title: messages.evidence, items };
};

const limit = (texts: readonly string[] = []): Pick<NextStepGroup, 'items' | 'omitted'> => ({
  items: texts.slice(0, MAX_ITEMS),
  omitted: Math.max(0, texts.length - MAX_ITEMS),
});

const writeApprovals: WriteGroup = ({ companyStructure: company }, { messages }) => ({
  id: 'approvals',
  title: messages.approvals,
  ...limit(company?.complianceRequirements),
});

const writeCompany: WriteGroup = ({ companyStructure: company }, { messages }) => ({
  id: 'company',
  title: messages.company,
  ...limit(company?.nextSteps),
});

const writeLawyer: WriteGroup = (
  { companyStructure: company },
  { messages, documents, locale },
) => {
  if (company === undefined) return { id: 'lawyer', title: messages.lawyer, items: [] };
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const name = (isReady: boolean) =>
    list.format(
      DOCUMENTS.filter((type) => company.legalDocuments[type] === isReady).map(
        (type) => documents[type],
      ),
    );
  const [ready, missing] = [name(true), name(false)];
  return {
    id: 'lawyer',
    title: messages.lawyer,
    items: [
      ...(ready === '' ? [] : [fill(messages.reviewDrafts, { drafts: ready })]),
      ...(missing === '' ? [] : [fill(messages.missingDrafts, { drafts: missing })]),
    ],
  };
};

const GROUPS = [writeEvidence, writeLawyer, writeApprovals, writeCompany];

/** What the results ask for later; a group without anything to do is left out. */
export const listNextSteps = (data: FlowData, format: NextStepFormat): readonly NextStepGroup[] =>
  GROUPS.map((write) => write(data, format)).filter(({ items }) => items.length > 0);

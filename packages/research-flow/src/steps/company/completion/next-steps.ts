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
  readonly id: 'start' | 'evidence' | 'approvals' | 'lawyer' | 'company';
  readonly title: string;
  readonly items: readonly string[];
  /** Further things that are listed elsewhere. @default 0 */
  readonly omitted?: number | undefined;
}

const MAX_ITEMS = 3;
const MAX_NAMED = 5;
const MAX_OF_A_KIND = 2;

type WriteGroup = (data: FlowData, format: NextStepFormat) => NextStepGroup;

/** A sentence of a result, without its final period, to stand inside another one. */
const withoutPeriod = (text: string): string => text.trim().replace(/(?<![.;,])[.;,]+$/u, '');

/** Names the first items, and how many more there are. */
const joinNames = (
  names: readonly string[],
  { messages, locale }: Pick<NextStepFormat, 'messages' | 'locale'>,
): string => {
  const named = names.slice(0, MAX_NAMED).map(withoutPeriod);
  const rest = names.length - named.length;
  const count = new Intl.NumberFormat(locale).format(rest);
  return [...named, ...(rest > 0 ? [fill(messages.more, { count })] : [])].join('; ');
};

const writeStart: WriteGroup = ({ experimentDesign: design }, format) => {
  const { messages } = format;
  const first = design?.timeline[0];
  const items: string[] = [];
  if (first !== undefined && first.phase.trim() !== '') {
    const phase = withoutPeriod(first.phase);
    const duration = first.duration.trim();
    const sentence =
      duration === ''
        ? fill(messages.firstPhase, { phase })
        : fill(messages.firstPhaseDuration, { phase, duration });
    items.push([sentence, first.description.trim()].filter((part) => part !== '').join(' '));
  }
  const equipment = design?.equipment ?? [];
  if (equipment.length > 0)
    items.push(fill(messages.resources, { items: joinNames(equipment, format) }));
  return { id: 'start', title: messages.start, items };
};

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

const GROUPS = [writeStart, writeEvidence, writeLawyer, writeApprovals, writeCompany];

/** What the results ask for next; a group without anything to do is left out. */
export const listNextSteps = (data: FlowData, format: NextStepFormat): readonly NextStepGroup[] =>
  GROUPS.map((write) => write(data, format)).filter(({ items }) => items.length > 0);

import type { Claim, Evidence } from '@spinout/api-client';
import * as z from 'zod/mini';
import { askModel, type ModelCallOptions } from '../language-model/ask-model.js';
import { checkClaims } from '../evidence/check-claims.js';
import { ModelClaim, type LocatedQuote } from '../evidence/evidence-check.js';
import type { LanguageModel } from '../language-model/language-model.types.js';
import { failureReason } from '../language-model/model.messages.js';
import { getContext } from '../evidence/context.js';
import { CONTEXT } from './evidence.js';
import type { ReviewPaper } from './review.js';
import { themesInstructions } from './write-themes.messages.js';

const MAX_SHOWN = 6;

const Answer = z.object({ themes: z.array(ModelClaim), gaps: z.array(ModelClaim) });

/** What counting found. */
export interface CountedThemes {
  readonly themes: readonly string[];
  readonly gaps: readonly string[];
}

/** Themes and gaps, with the quotes behind those that a model worded. */
export interface WrittenThemes extends CountedThemes {
  readonly claims: { readonly themes: readonly Claim[]; readonly gaps: readonly Claim[] };
  /** How many of the model's claims were left out. */
  readonly left_out: number;
  /** Present when nothing of the model's is shown. */
  readonly why?: string;
}

const kindOf = ({ kind }: ReviewPaper): Evidence['kind'] => kind ?? 'live';

const evidenceIn =
  (papers: ReadonlyMap<string, ReviewPaper>) =>
  ({ document, title, start, end, quote }: LocatedQuote): readonly Evidence[] => {
    const paper = papers.get(document);
    if (!paper) return [];
    return [
      {
        document_id: document,
        document_title: title,
        kind: kindOf(paper),
        page: null,
        start,
        end,
        quote,
        ...getContext(paper.summary, start, end, CONTEXT),
      },
    ];
  };

/**
 * Lets a model word themes and gaps of papers. Each that is shown names a paper of the list and quotes it; where none of
 * a kind is left, what was counted stays.
 */
export async function writeThemes(
  model: LanguageModel,
  papers: readonly ReviewPaper[],
  counted: CountedThemes,
  work: ModelCallOptions,
): Promise<WrittenThemes> {
  const byId = new Map(papers.filter(({ summary }) => summary !== '').map((one) => [one.id, one]));
  const material = [...byId].map(([id, { title, summary }]) => ({ id, title, text: summary }));
  const answer = await askModel(
    model,
    { task: 'themes', instructions: themesInstructions, material, schema: Answer },
    work,
  );
  const nothing = { ...counted, claims: { themes: [], gaps: [] }, left_out: 0 };
  if (!answer.ok) return { ...nothing, why: failureReason(answer) };
  const check = (claims: readonly ModelClaim[]) => {
    const { claims: supported } = checkClaims(claims, material);
    return supported
      .filter(({ citations, evidence }) =>
        evidence.some(({ document }) => citations.includes(document)),
      )
      .slice(0, MAX_SHOWN)
      .map(({ text, evidence }) => ({
        text: text.trim(),
        evidence: evidence.flatMap(evidenceIn(byId)),
      }));
  };
  const themes = check(answer.value.themes);
  const gaps = check(answer.value.gaps);
  if (themes.length + gaps.length === 0) return { ...nothing, why: failureReason(answer) };
  const textOf = ({ text, evidence }: Claim) => {
    const ids = [...new Set(evidence.map(({ document_id }) => document_id))];
    return `${text} (${ids.flatMap((id) => byId.get(id)?.label ?? []).join('; ')})`;
  };
  const written = answer.value.themes.length + answer.value.gaps.length;
  return {
    themes: themes.length > 0 ? themes.map(textOf) : counted.themes,
    gaps: gaps.length > 0 ? gaps.map(textOf) : counted.gaps,
    claims: { themes, gaps },
    left_out: written - themes.length - gaps.length,
  };
}

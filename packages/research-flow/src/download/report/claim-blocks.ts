import type { Claim, Evidence } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import { paragraph, part, passageNumber, quote } from '@spinout/flow-kit/pdf';
import type { ReportFormat } from './report-format.js';
import { shorten } from './shorten.js';

const EXCERPT_CHARACTERS = 110;
/** Documents have their full titles among the papers. */
const TITLE_CHARACTERS = 60;

const isPassage = ({ text, evidence }: Claim): boolean =>
  evidence.length === 1 && evidence[0]?.quote.trim() === text.trim();

const quoteOnce = (evidence: Evidence, format: ReportFormat): string | null => {
  const { text } = format;
  const { document_title: title, page } = evidence;
  if (!format.isQuotable(evidence)) return paragraph(fill(text.notVerified, { title }));
  const { number, isRepeated } = format.passages.quote(evidence);
  if (isRepeated) return null;
  const document = shorten(title, TITLE_CHARACTERS);
  const source = page == null ? document : fill(text.sourcePage, { title: document, page });
  return quote(
    evidence.quote,
    fill(text.numberedSource, { number: passageNumber(number), source }),
  );
};

const listRepeated = (evidence: readonly Evidence[], format: ReportFormat): readonly string[] =>
  evidence.flatMap((each) => {
    const number = format.isQuotable(each) ? format.passages.find(each) : undefined;
    return number === undefined ? [] : [passageNumber(number)];
  });

/** A claim with its passages; one that is quoted above is referred to by its number. */
const createBlocks = (claim: Claim, format: ReportFormat): (string | null)[] => {
  const { text } = format;
  if (claim.evidence.length === 0)
    return [paragraph(fill(text.unsupported, { claim: claim.text }))];
  const repeated = format.list([...new Set(listRepeated(claim.evidence, format))]);
  const quotes = claim.evidence.map((evidence) => quoteOnce(evidence, format));
  if (isPassage(claim)) {
    if (repeated === '') return quotes;
    const excerpt = shorten(claim.text, EXCERPT_CHARACTERS);
    return [paragraph(fill(text.repeatedPassage, { excerpt, passages: repeated }))];
  }
  const claimText =
    repeated === ''
      ? claim.text
      : fill(text.claimAndPassages, { claim: claim.text, passages: repeated });
  return [paragraph(claimText), ...quotes];
};

/** A heading with claims and the passages they rest on; nothing without claims. */
export const createClaimBlocks = (
  heading: string,
  claims: readonly Claim[] | undefined,
  format: ReportFormat,
): (string | null)[] =>
  !claims || claims.length === 0
    ? []
    : [part(heading), ...claims.flatMap((claim) => createBlocks(claim, format))];

import { createApiClient, type Claim, type PaperAnalysis } from '@spinout/api-client';
import { createNodeEngine } from '@spinout/engine/node';
import { HypothesisStep } from '@spinout/research-flow';
import { cleanup, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const api = createApiClient({ transport: createNodeEngine() });

const SENTENCES = [
  'Introduction and aims of this study are described first in a short paragraph of plain words.',
  'We found that sleep spindles increased significantly after motor training in the first group (p < 0.05).',
  'The effect of well-known cues on recall was small, −0.2 to 0.4 °C, in all participants of both groups.',
  'Further research is needed because it remains unclear whether spindles cause the efficient recall.',
  'Our results show that slow-wave activity predicts memory performance one week after the training.',
  'However, little is known about how β-amyloid changes the oscillations of older adults during sleep.',
];
const PROSE = SENTENCES.join(' ');

const wrapLines = (width: number, end: string) =>
  PROSE.replace(new RegExp(`(.{1,${width}})(?:\\s|$)`, 'g'), `$1${end}`);

/** Ways in which text from a PDF viewer is pasted into a text box. */
const pasted: Record<string, string> = {
  'as one paragraph': PROSE,
  'in lines of a page': wrapLines(72, '\n'),
  'in short lines of a column, from Windows': wrapLines(38, '\r\n'),
  'with words divided at line ends': PROSE.replaceAll(
    'significantly',
    'signifi-\ncantly',
  ).replaceAll('performance', 'perform-\nance'),
  'with ligatures, soft hyphens and hard spaces': PROSE.replaceAll('efficient', 'eﬃcient')
    .replaceAll('first', 'ﬁrst')
    .replaceAll('participants', 'parti\u00ADcipants')
    .replaceAll(' in ', '\u00A0in\u2009'),
  'with accents in two characters': PROSE.normalize('NFD'),
  'in paragraphs of one sentence': SENTENCES.join('\n\n'),
};

const analyzeText = (text: string) =>
  api.paper.analyze({
    journey_id: 'journey-1',
    paper_url: '',
    paper_content: text,
    metadata: { title: 'Spindles', upload_method: 'text' },
  });

const getClaims = ({ summary = [], findings = [], gaps = [] }: PaperAnalysis) => ({
  summary,
  findings,
  gaps,
});

const getQuotes = (analysis: PaperAnalysis) =>
  Object.values(getClaims(analysis))
    .flat()
    .flatMap(({ evidence }) => evidence);

const forgeClaims = (claims: readonly Claim[]) =>
  claims.map((claim) => ({
    ...claim,
    evidence: claim.evidence.map((each) => ({ ...each, quote: each.quote.replace(/e/g, 'o') })),
  }));

const forgeAnalysis = (analysis: PaperAnalysis): PaperAnalysis => {
  const { summary, findings, gaps } = getClaims(analysis);
  return {
    ...analysis,
    summary: forgeClaims(summary),
    findings: forgeClaims(findings),
    gaps: forgeClaims(gaps),
  };
};

const renderStep = (analysis: PaperAnalysis, documentId: string, text: string) =>
  render(<HypothesisStep api={api} paperAnalysis={analysis} pastedPaper={{ documentId, text }} />);

describe('the quotes of an analysis', () => {
  it.each(Object.entries(pasted))('are verified in a text that was pasted %s', async (_, text) => {
    const { analysis, metadata } = await analyzeText(text);
    const id = metadata.document_id ?? '';
    const quotes = getQuotes(analysis);
    expect(quotes.length).toBeGreaterThan(2);
    expect(new Set(quotes.map(({ document_id }) => document_id))).toEqual(new Set([id]));

    renderStep(analysis, id, text);
    expect(screen.queryAllByText('Quote not verified')).toHaveLength(0);
    // A sentence that is a result or a question is not repeated as a key sentence.
    const sentences = new Set(quotes.map(({ quote }) => quote));
    expect(screen.getAllByRole('button', { name: 'Show source passage' })).toHaveLength(
      sentences.size,
    );
    cleanup();

    renderStep(forgeAnalysis(analysis), id, text);
    expect(screen.queryAllByText('Quote not verified')).toHaveLength(quotes.length);
    expect(screen.queryByRole('button', { name: 'Show source passage' })).toBeNull();
  });
});

import { PaperAnalysis } from '@spinout/api-client/schemas';
import { exampleAnalysis } from '@spinout/api-client/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PaperSummary } from './paper-summary.view.js';

describe('what we found in the paper', () => {
  const quote = 't(28) = 2.20, p = .36';
  const passage = { ...exampleAnalysis.summary?.[0]?.evidence[0], quote };
  const withAnalysis = (analysis: object, startsOpen = true) =>
    render(
      <PaperSummary
        analysis={PaperAnalysis.parse(analysis)}
        title="Example paper"
        pastedPaper={null}
        startsOpen={startsOpen}
      />,
    );
  const paper = () => screen.getByRole('region', { name: 'Your paper' });
  const list = (name: string) => within(paper()).queryByRole('list', { name });

  it('lists limitations, and open questions apart from what was not known before', () => {
    withAnalysis({
      gaps: [
        { text: 'Whether naps help is unknown.', evidence: [] },
        { text: 'Little is known about naps.', evidence: [], is_background: true },
      ],
      limitations: ['We did not follow anyone up.'],
    });
    expect(list('Open questions and untested ideas')).toHaveTextContent(
      'Whether naps help is unknown.',
    );
    expect(list('Open questions and untested ideas')).not.toHaveTextContent('Little is known');
    expect(list('Not known before this study')).toHaveTextContent('Little is known about naps.');
    expect(list('Limitations of the study')).toHaveTextContent('We did not follow anyone up.');
  });

  it('marks what is from the paper with its language, and sets it in its own direction', () => {
    const language = { code: 'en', is_supported: true };
    const found = {
      findings: [{ text: 'Naps improve recall.', evidence: [] }],
      key_terms: [{ term: 'sleep spindles' }],
    };
    withAnalysis({ ...found, language });
    const sentence = screen.getByText('Naps improve recall.');
    expect(sentence).toHaveAttribute('lang', 'en');
    expect(sentence).toHaveAttribute('dir', 'auto');
    expect(screen.getByText('sleep spindles').closest('[lang]')).toHaveAttribute('lang', 'en');
    cleanup();
    withAnalysis({ ...found, language: { code: 'und', is_supported: false } });
    expect(paper().querySelector('[lang="und"]')).toBeNull();
  });

  it('shows the first three sentences of a long list, and the others on request', async () => {
    const findings = Array.from({ length: 9 }, (_, at) => ({
      text: `Recall rose in group ${at + 1}.`,
      evidence: [],
    }));
    withAnalysis({
      findings,
      limitations: ['Few people.', 'No controls.', 'One site.', 'One day.'],
    });
    const shown = () => within(list('Reported results')!).getAllByRole('listitem');
    expect(shown()).toHaveLength(3);
    expect(within(list('Limitations of the study')!).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.queryByText('Recall rose in group 4.')).toBeNull();
    await userEvent.click(within(paper()).getByRole('button', { name: 'Show 6 more' }));
    expect(screen.getByText('Recall rose in group 9.')).toBeVisible();
  });

  it('counts the recalculated tests and quotes each mismatch', () => {
    withAnalysis({
      statistics: {
        tests: 4,
        means: 1,
        inconsistencies: [
          {
            kind: 'test',
            reported: 't(28) = 2.20',
            recalculated: 'p = .036',
            decision_changes: true,
            evidence: [passage],
          },
          { kind: 'mean', reported: '3.47', n: 20, nearest: [3.45, 3.5], evidence: [passage] },
        ],
      },
    });
    expect(paper()).toHaveTextContent('Tests: 4. Mismatches: 1.');
    expect(paper()).toHaveTextContent('Means: 1. Mismatches: 1.');
    const [test, mean] = within(paper())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(test).toContain(
      `“${quote}” The reported p-value does not match t(28) = 2.20. Recalculated: p = .036. A rounding or typing error may explain this. The recalculated p-value changes the result at the .05 level.`,
    );
    expect(mean).toContain('A mean of 3.47 is not possible for 20 whole numbers.');
  });

  it('says when all statistics match, and has no such section without any', () => {
    withAnalysis({ statistics: { tests: 3, means: 0, inconsistencies: [] } });
    expect(paper()).toHaveTextContent('All reported numbers match.');
    cleanup();
    withAnalysis(exampleAnalysis);
    expect(screen.queryByText('Reported statistics')).not.toBeInTheDocument();
    expect(screen.queryByText('Limitations of the study')).not.toBeInTheDocument();
  });

  it('names authors, year and DOI under the title, with a link', () => {
    withAnalysis({
      publication: { authors: ['Ada Example', 'Bo Beispiel'], year: 2021, doi: '10.1000/ex(1)' },
    });
    expect(paper()).toHaveTextContent('Ada Example, Bo Beispiel · 2021 · DOI 10.1000/ex(1)');
    expect(within(paper()).getByRole('link', { name: /DOI 10\.1000/ })).toHaveAttribute(
      'href',
      'https://doi.org/10.1000/ex%281%29',
    );
  });

  it('names six authors and counts the others, and has no line for a paper that states nothing', () => {
    const authors = Array.from({ length: 9 }, (_, at) => `Ada Example${'abcdefghi'.charAt(at)}`);
    withAnalysis({ publication: { authors } });
    expect(paper()).toHaveTextContent('Ada Examplef and 3 more');
    expect(paper()).not.toHaveTextContent('Ada Exampleg');
    cleanup();
    withAnalysis({ publication: { doi: 'javascript:alert(1)' } });
    expect(within(paper()).queryByRole('link')).not.toBeInTheDocument();
  });

  it('says in one notice what works for a paper in another language', () => {
    withAnalysis({ language: { code: 'de', is_supported: false }, key_terms: [] });
    expect(within(paper()).getByRole('status')).toHaveTextContent(
      'Your paper is not in EnglishQuotes, references and search work as usual.',
    );
    expect(paper()).not.toHaveTextContent('We found no terms');
    expect(paper()).not.toHaveTextContent('What we found in your paper');
  });

  it('says that only the English abstract of such a paper was read, also while its contents are closed', () => {
    withAnalysis({ language: { code: 'de', is_supported: false, has_english_part: true } }, false);
    expect(within(paper()).getByRole('status')).toHaveTextContent(
      'Your paper is not in EnglishWe read only its English abstract.',
    );
    expect(within(paper()).getByRole('status')).toBeVisible();
    expect(paper()).not.toHaveTextContent('in English papers only');
  });
});

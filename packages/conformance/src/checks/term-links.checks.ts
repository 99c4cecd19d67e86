import * as z from 'zod/mini';
import { analyzePaper, searchLiterature } from '@spinout/api-client/contract';
import { checksOf } from '../kit/checks-of.js';
import { expectThat, NotApplicable } from '../kit/expectations.js';
import { pastedPaper, searchRequest } from '../samples/samples.js';

/** Two made-up papers that name different subjects and two things that both have to do with. */
const PAPERS: readonly string[] = [
  'Zincate in made-up conditions\n\nAbstract\n\nZincate raised the level of ferritin in the blood of volunteers. Zincate slowed platelet aggregation in the same volunteers.',
  'Myxoma in made-up conditions\n\nAbstract\n\nThe level of ferritin in the blood was low in myxoma. Fast platelet aggregation was seen in myxoma too.',
];
const TERM = 'zincate';

const Passages = z.array(z.looseObject({ quote: z.string(), start: z.number(), end: z.number() }));
const Bridge = z.looseObject({
  term: z.string(),
  papers_with_term: z.number(),
  papers_with_link: z.number(),
  with_term: Passages,
  with_link: Passages,
});
const Reply = z.looseObject({
  term_links: z.optional(
    z.looseObject({
      term: z.string(),
      papers: z.number(),
      papers_with_term: z.number(),
      links: z.array(z.looseObject({ term: z.string(), bridges: z.array(Bridge) })),
    }),
  ),
});

const expectQuotes = (
  passages: z.infer<typeof Passages>,
  papers: number,
  [name, other]: readonly [string, string],
) => {
  expectThat(
    passages.length > 0 && passages.length <= papers,
    `passages of at most ${papers} papers on “${name}” and “${other}”`,
    `${passages.length} came`,
  );
  for (const { quote, start, end } of passages) {
    expectThat(
      end - start === quote.length && PAPERS.some((paper) => paper.includes(quote)),
      'passages letter for letter as in the papers',
      `“${quote}” came`,
    );
  }
};

export const termLinksChecks = checksOf('API-03', {
  'connects a term across the papers of a journey only with passages of them, if at all': async (
    kit,
  ) => {
    const journeyId = `${kit.runId}-links`;
    for (const paper of PAPERS)
      await kit.read(analyzePaper, pastedPaper(journeyId, paper), z.looseObject({}));
    const request = { ...searchRequest(journeyId), hypothesis: null, query: TERM };
    const { term_links: found } = await kit.read(searchLiterature, request, Reply);
    if (!found) throw new NotApplicable('The server does not look for links across papers.');
    expectThat(found.term === TERM, `the term “${TERM}”`, `“${found.term}” came`);
    expectThat(
      found.papers_with_term <= found.papers,
      'at most as many papers with the term as papers',
      `${found.papers_with_term} of ${found.papers} came`,
    );
    for (const { term: link, bridges } of found.links)
      for (const { term, with_term, with_link, papers_with_term, papers_with_link } of bridges) {
        expectQuotes(with_term, papers_with_term, [term, TERM]);
        expectQuotes(with_link, papers_with_link, [term, link]);
      }
  },
});

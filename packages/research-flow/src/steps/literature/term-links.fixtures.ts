import type { Evidence, TermLinks } from '@spinout/api-client';

/** A passage of a made-up paper, which is its whole text. */
const quoteOf = (id: string, title: string, quote: string): Evidence => ({
  document_id: id,
  document_title: title,
  kind: 'uploaded',
  page: 2,
  start: 0,
  end: quote.length,
  quote,
  before: '',
  after: '',
});

const DIET = 'Example paper on a diet';
const FINGERS = 'Example paper on cold fingers';

/** What three made-up papers connect with “fish oil”. */
export const termLinks: TermLinks = {
  term: 'fish oil',
  from: 'person',
  papers: 24,
  papers_with_term: 5,
  not_read: 0,
  links: [
    {
      term: 'Raynaud’s syndrome',
      papers: 3,
      bridge_papers: 6,
      chance: { expected: 0.42, probability: 0.0031 },
      bridges: [
        {
          term: 'blood viscosity',
          papers_with_term: 5,
          papers_with_link: 2,
          with_term: [
            quoteOf('doc-diet', DIET, 'Fish oil reduced blood viscosity by 15%.'),
            quoteOf('doc-rest', 'Example paper on rest', 'Fish oil left blood viscosity low.'),
          ],
          with_link: [
            quoteOf('doc-fingers', FINGERS, 'Blood viscosity is high in Raynaud’s syndrome.'),
            quoteOf('doc-winter', 'Example paper on winter', 'Blood viscosity rose in the cold.'),
          ],
        },
        {
          term: 'platelet aggregation',
          papers_with_term: 1,
          papers_with_link: 1,
          with_term: [quoteOf('doc-diet', DIET, 'Fish oil reduced platelet aggregation.')],
          with_link: [
            quoteOf('doc-fingers', FINGERS, 'Platelet aggregation was raised in these patients.'),
          ],
        },
      ],
    },
  ],
};

import { jsonReply } from '@spinout/api-client/testing';
import {
  acceptExcess,
  corruptJson,
  createFailure,
  createHtmlReply,
  replaceReply,
  replaceRefusal,
  getSentBody,
  type Defect,
} from './defects.js';

interface Topic {
  difficulty: string;
  potentialImpact: number;
  estimatedDuration?: string;
}
interface Paper {
  id: string;
  relevance: number;
  doi?: string;
  uploaded?: boolean;
}
type Papers = { papers: Paper[] };
interface TermLinks {
  links: { bridges: { with_link: { quote: string }[] }[] }[];
}
const corruptEach = <Item>(items: readonly Item[], corrupt: (item: Item) => void) =>
  items.forEach(corrupt);

/** Defects of topics, hypotheses, literature and papers. */
export const flowDefects: readonly Defect[] = [
  {
    name: 'that fails to suggest topics',
    rows: ['API-01'],
    call: 'topics.suggest',
    corrupt: replaceReply(createFailure),
  },
  {
    name: 'whose topics have an unknown difficulty',
    rows: ['API-01'],
    call: 'topics.suggest',
    corrupt: corruptJson(({ suggestions }: { suggestions: Topic[] }) =>
      corruptEach(suggestions, (topic) => (topic.difficulty = 'Hard')),
    ),
  },
  {
    name: 'whose topics have no duration',
    rows: ['API-01'],
    call: 'topics.suggest',
    corrupt: corruptJson(({ suggestions }: { suggestions: Topic[] }) =>
      corruptEach(suggestions, (topic) => delete topic.estimatedDuration),
    ),
  },
  {
    name: 'that suggests one topic twice',
    rows: ['API-01'],
    call: 'topics.suggest',
    corrupt: corruptJson(({ suggestions }: { suggestions: unknown[] }) =>
      suggestions.push(suggestions[0]),
    ),
  },
  {
    name: 'that takes any number of papers and a topic of any length',
    rows: ['API-02'],
    call: 'hypothesis.generate',
    corrupt: acceptExcess({ success: true }),
  },
  {
    name: 'that reviews any number of papers',
    rows: ['API-04'],
    call: 'literature.review',
    corrupt: acceptExcess({ success: true }),
  },
  {
    name: 'that reads pasted papers of any length',
    rows: ['API-05'],
    call: 'paper.analyze',
    // A file that is too large is refused as before.
    corrupt: (reply, request) =>
      request.body.kind === 'json'
        ? acceptExcess({ analysis: {}, metadata: {} })(reply, request)
        : reply,
  },
  {
    name: 'that returns HTML for a hypothesis',
    rows: ['API-02'],
    call: 'hypothesis.generate',
    corrupt: replaceReply(createHtmlReply),
  },
  {
    name: 'whose hypothesis lacks the success flag',
    rows: ['API-02'],
    call: 'hypothesis.generate',
    corrupt: corruptJson((value: { success?: boolean }) => delete value.success),
  },
  {
    name: 'whose confidence is 87',
    rows: ['API-02'],
    call: 'hypothesis.generate',
    corrupt: corruptJson((value: { hypothesis: { confidence: number } }) => {
      value.hypothesis.confidence = 87;
    }),
  },
  {
    name: 'whose relevance is 1.3',
    rows: ['API-03', 'API-04'],
    call: 'literature.search',
    corrupt: corruptJson(({ papers }: Papers) =>
      corruptEach(papers, (paper) => (paper.relevance = 1.3)),
    ),
  },
  {
    name: 'that returns 21 papers for 20',
    rows: ['API-03'],
    call: 'literature.search',
    corrupt: (reply, request) =>
      getSentBody(request)['limit'] === 20
        ? corruptJson((value: Papers) => {
            const [first] = value.papers;
            if (!first) return;
            value.papers = Array.from({ length: 21 }, (_, index) => ({
              ...first,
              id: index === 0 ? first.id : `paper-${String(index)}`,
            }));
          })(reply, request)
        : reply,
  },
  {
    name: 'that returns two papers with one id',
    rows: ['API-03'],
    call: 'literature.search',
    corrupt: corruptJson(({ papers }: Papers) => {
      const [first] = papers;
      if (first && papers.length < 20) papers.push(first);
      if (first) corruptEach(papers, (paper) => (paper.id = first.id));
    }),
  },
  {
    name: 'that returns null for papers',
    rows: ['API-03', 'API-04', 'imports'],
    call: 'literature.search',
    corrupt: corruptJson((value: { papers: unknown }) => {
      value.papers = null;
    }),
  },
  {
    name: 'that returns invalid DOIs',
    rows: ['API-03', 'API-04'],
    call: 'literature.search',
    corrupt: corruptJson(({ papers }: Papers) =>
      corruptEach(papers, (paper) => (paper.doi = 'doi 123')),
    ),
  },
  {
    name: 'that does not return uploaded papers',
    rows: ['API-03'],
    call: 'literature.search',
    corrupt: corruptJson((value: Papers) => {
      value.papers = value.papers.filter(({ uploaded }) => uploaded !== true);
    }),
  },
  {
    name: 'that connects papers with a passage that is in none of them',
    rows: ['API-03'],
    call: 'literature.search',
    corrupt: corruptJson(({ term_links }: { term_links?: TermLinks }) => {
      for (const { bridges } of term_links?.links ?? [])
        for (const passage of bridges.flatMap(({ with_link }) => with_link))
          passage.quote = passage.quote.replace('myxoma', 'zincate');
    }),
  },
  {
    name: 'that reviews with an empty object',
    rows: ['API-04'],
    call: 'literature.review',
    corrupt: replaceReply(() => jsonReply(200, {})),
  },
  {
    name: 'that accepts any file as a paper',
    rows: ['API-05'],
    call: 'paper.analyze',
    corrupt: (reply, { body }) =>
      body.kind === 'form' && !(reply.status < 300)
        ? jsonReply(200, { analysis: {}, metadata: {} })
        : reply,
  },
  {
    name: 'that refuses papers without a message',
    rows: ['API-05'],
    call: 'paper.analyze',
    corrupt: replaceRefusal(({ status }) => jsonReply(status, { error: '' })),
  },
  {
    name: 'that fails on malformed papers',
    rows: ['API-05'],
    call: 'paper.analyze',
    corrupt: replaceRefusal((reply) => (reply.status === 400 ? createFailure() : reply)),
  },
  {
    name: 'that counts no duplicates of a bibliography',
    rows: ['imports'],
    call: 'literature.import',
    corrupt: corruptJson((value: { duplicates: number }) => {
      value.duplicates = 0;
    }),
  },
  {
    name: 'that imports any text',
    rows: ['imports'],
    call: 'literature.import',
    corrupt: replaceRefusal(() =>
      jsonReply(200, { imported: { id: 'a', records: 0 }, duplicates: 0, problem_count: 0 }),
    ),
  },
  {
    name: 'that says that it removed nothing',
    rows: ['imports'],
    call: 'literature.removeImport',
    corrupt: corruptJson((value: { success: boolean }) => {
      value.success = false;
    }),
  },
];

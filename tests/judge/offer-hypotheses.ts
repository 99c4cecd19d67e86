import type { AnalyzePaperReply, Hypothesis } from '@spinout/api-client';
import type { Api, Offer, OfferedHypothesis } from './judge.types.ts';

const MAX_HYPOTHESES = 5;
const JOURNEY = 'journey-judge';

/** A paper as text or as a file. */
export type GivenPaper =
  | { readonly kind: 'text'; readonly title: string; readonly text: string }
  | { readonly kind: 'file'; readonly file: File };

const analyze = (api: Api, paper: GivenPaper): Promise<AnalyzePaperReply> =>
  api.paper.analyze(
    paper.kind === 'file'
      ? { journey_id: JOURNEY, paper: paper.file }
      : {
          journey_id: JOURNEY,
          paper_url: '',
          paper_content: paper.text,
          metadata: { title: paper.title, upload_method: 'text' },
        },
  );

const readHypothesis = ({
  statement,
  confidence,
  structure,
  claims,
}: Hypothesis): OfferedHypothesis[] =>
  structure === undefined
    ? []
    : [
        {
          statement,
          confidence,
          structure,
          quotes: (claims ?? []).flatMap(({ evidence }) => evidence.map(({ quote }) => quote)),
        },
      ];

/** Gives a paper to the engine, as a person would, and asks for its first hypotheses. */
export async function offerHypotheses(api: Api, paper: GivenPaper): Promise<Offer> {
  const { analysis, metadata } = await analyze(api, paper);
  const title = metadata.title ?? '';
  const papers = metadata.document_id === undefined ? [] : [metadata.document_id];
  const ask = (candidate: number) =>
    api.hypothesis.generate({ topic: title, interest: 'general', papers, candidate });
  const first = await ask(1);
  const count = Math.min(MAX_HYPOTHESES, first.candidates?.length ?? 0);
  const replies = [first];
  for (let number = 2; number <= count; number += 1) replies.push(await ask(number));
  return {
    title,
    hypotheses: replies.flatMap(({ hypothesis }) => readHypothesis(hypothesis)),
    // What was not known before the study is shown apart: the paper may answer it.
    questions: (analysis.gaps ?? [])
      .filter(({ is_background }) => is_background !== true)
      .map(({ text }) => text),
  };
}

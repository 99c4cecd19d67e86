import type { createApiClient } from '@spinout/api-client';

/** A client of an engine without network. */
type Api = ReturnType<typeof createApiClient>;

/** An example text of the paper step. */
interface ExampleText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/**
 * Lets the engine read an example text and generate a hypothesis on its subject, as the flow does.
 * @throws if no source supports the hypothesis, or it has no passage
 */
export async function createExample(api: Api, { id, title, text }: ExampleText) {
  const journeyId = 'journey-1';
  const { analysis, metadata } = await api.paper.analyze({
    journey_id: journeyId,
    paper_url: '',
    paper_content: text,
    metadata: { title, upload_method: 'text' },
  });
  const topic = metadata.title ?? title;
  const { hypothesis } = await api.hypothesis.generate({
    topic,
    interest: topic,
    papers: [metadata.document_id ?? ''],
  });
  const [evidence] = hypothesis.claims?.flatMap((claim) => claim.evidence) ?? [];
  if (hypothesis.support === 'none' || evidence === undefined || analysis.summary === undefined)
    throw new Error(`No hypothesis with a passage was generated from "${title}".`);
  const { statement, structure } = hypothesis;
  return { id, title: topic, kind: structure?.kind, statement, quote: evidence.quote };
}

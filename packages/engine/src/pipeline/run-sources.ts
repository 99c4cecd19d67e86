import { fill } from '@spinout/domain/text';
import type { Hypothesis } from '@spinout/api-client';
import type { Source } from '../literature/sources.js';
import { sourceOfLibraryPaper } from '../hypotheses/library-source.js';
import type { LibraryPaper } from '../library/library.js';
import type { Abstract } from './literature-details.js';
import { pipelineMessages as messages } from './pipeline.messages.js';

export const createAbstractSource = (paper: Abstract): Source => {
  const { id, title, label, abstract, terms, methods } = paper;
  return {
    id,
    title,
    kind: 'live',
    label: fill(messages.abstractOf, { label }),
    paged: false,
    pages: [{ number: 1, text: abstract }],
    terms,
    methods,
    category: null,
  };
};

/** The sources of a run, by whether a hypothesis quotes them. */
export interface RunSources {
  readonly sources: readonly Source[];
  readonly further: readonly Source[];
}

/** Parts sources into those that a hypothesis quotes, in the order of its claims, and others. */
export function partSources({ claims }: Hypothesis, all: readonly Source[]): RunSources {
  const quoted = new Set(
    (claims ?? []).flatMap(({ evidence }) => evidence.map((each) => each.document_id)),
  );
  const byId = new Map(all.map((source) => [source.id, source]));
  return {
    sources: [...quoted].flatMap((id) => byId.get(id) ?? []),
    further: all.filter(({ id }) => !quoted.has(id)),
  };
}

/** The sources that a hypothesis of a saved run follows from: its abstracts, and the library's papers that it quotes. */
export function findRunSources(
  hypothesis: Hypothesis,
  abstracts: readonly Abstract[],
  library: readonly LibraryPaper[],
): RunSources {
  const { sources } = partSources(hypothesis, library.map(sourceOfLibraryPaper));
  const live = partSources(hypothesis, abstracts.map(createAbstractSource));
  return { sources: [...live.sources, ...sources], further: live.further };
}

import * as z from 'zod/mini';
import { lenient, listOrEmpty, textOrEmpty } from './lenient.js';
import { Source } from './source.js';
import { Usage } from './usage.js';

/** Output of the paper agent. `target_journals[0]` equals `target_journal`. */
export const PipelinePaper = z.looseObject({
  title: textOrEmpty,
  authors: listOrEmpty(z.string()),
  abstract: textOrEmpty,
  sections: z.looseObject({
    introduction: textOrEmpty,
    methods: textOrEmpty,
    results: textOrEmpty,
    discussion: textOrEmpty,
    conclusion: textOrEmpty,
  }),
  figures: listOrEmpty(z.unknown()),
  tables: listOrEmpty(z.unknown()),
  supplementary: listOrEmpty(z.unknown()),
  target_journal: textOrEmpty,
  /** Null if no source states one. */
  impact_factor: z.nullish(z.number()),
  target_journals: lenient(
    z.array(z.looseObject({ name: textOrEmpty, impact_factor: z.nullish(z.number()) })),
  ),
  references: lenient(z.array(z.string())),
  source: lenient(Source),
  usage: lenient(Usage),
});
export type PipelinePaper = z.infer<typeof PipelinePaper>;

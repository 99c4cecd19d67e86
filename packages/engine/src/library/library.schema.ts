import { parseDoi } from '@spinout/api-client/doi';
import * as z from 'zod/mini';

const lowerCase = z.string().check(
  z.minLength(2),
  z.refine((text) => text === text.toLowerCase() && text === text.trim()),
);

const isBareDoi = (text: string) => parseDoi(text)?.doi === text.toLowerCase();

const CorpusPaper = z.object({
  id: z.string().check(z.regex(/^[a-z]+(?:-[a-z]+)*-\d{4}$/)),
  title: z.string().check(z.minLength(5)),
  authors: z.array(z.string().check(z.minLength(2))).check(z.minLength(1), z.maxLength(6)),
  authorsTruncated: z._default(z.boolean(), false),
  journal: z.string().check(z.minLength(3)),
  year: z.int().check(z.minimum(1900), z.maximum(2026)),
  doi: z.exactOptional(z.string().check(z.refine(isBareDoi))),
  url: z.exactOptional(z.string().check(z.regex(/^https:\/\/[^\s"<>]+$/))),
  summary: z.string().check(z.minLength(120), z.maxLength(700)),
  terms: z.array(lowerCase).check(z.minLength(3), z.maxLength(10)),
  methods: z.array(lowerCase).check(z.minLength(1), z.maxLength(4)),
  openQuestions: z._default(
    z.array(z.string().check(z.minLength(10))).check(z.maxLength(2)),
    () => [],
  ),
});

/** Schema of the papers of one category; each file is validated once, when it is loaded. */
export const CorpusSchema = z.array(CorpusPaper);

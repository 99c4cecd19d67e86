import * as z from 'zod/mini';
import { analyzePaper } from '@spinout/api-client/contract';
import { expectRefusal, expectThat, warnIfUnsourced } from '../kit/expectations.js';
import { checksOf } from '../kit/checks-of.js';
import { amount, count, doi, nonBlankText, wholeNumber } from '../rules/rules.js';
import {
  addressedPaper,
  PAPER_TEXT,
  pastedPaper,
  PUBLISHED_PAPER_TEXT,
  uploadedPaper,
} from '../samples/samples.js';
import { smallPdf } from '../samples/small-pdf.js';

const Reply = z.looseObject({ analysis: z.looseObject({}), metadata: z.looseObject({}) });

const Quote = z.looseObject({ quote: nonBlankText, start: count, end: count });
/** Optional parts of an analysis; if a server sends them, they have this form. */
const ReplyWithData = z.looseObject({
  ...Reply.shape,
  analysis: z.looseObject({
    publication: z.nullish(
      z.looseObject({
        authors: z.nullish(z.array(nonBlankText)),
        year: z.nullish(wholeNumber),
        doi: z.nullish(doi),
      }),
    ),
    effects: z.nullish(
      z.array(
        z.looseObject({
          factor: z.nullish(nonBlankText),
          direction: z.nullish(nonBlankText),
          outcome: z.nullish(nonBlankText),
          numbers: z.array(
            z.looseObject({ scale: nonBlankText, size: amount, evidence: z.array(Quote) }),
          ),
          evidence: z.array(Quote).check(z.minLength(1, { error: 'must have a quote' })),
        }),
      ),
    ),
  }),
});

/** The first bytes of a Windows executable. */
const PROGRAM = new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff, 0xff, 0, 0]);
const MAX_FILE_BYTES = 25 * 1024 * 1024;

let large: Blob | undefined;

/** A text over the limit; created once, since many runs may share a process. */
const createLargeText = () => (large ??= new Blob([PAPER_TEXT, ' '.repeat(MAX_FILE_BYTES)]));

const PRIVATE_ADDRESSES = [
  'http://127.0.0.1:9/paper.pdf',
  'http://169.254.169.254/latest/meta-data/',
  'file:///etc/passwd',
];

export const paperChecks = checksOf('API-05', {
  'analyzes a pasted text, and ignores unknown fields': async (kit) => {
    const request = { ...pastedPaper(kit.runId), conformance_extra: 'x' };
    const { analysis } = await kit.read(analyzePaper, request, Reply);
    warnIfUnsourced(kit, analysis);
  },
  'describes the publication and the effects of a paper in the optional form, if at all': async (
    kit,
  ) => {
    const { analysis } = await kit.read(
      analyzePaper,
      pastedPaper(kit.runId, PUBLISHED_PAPER_TEXT),
      ReplyWithData,
    );
    for (const { evidence, numbers } of analysis.effects ?? [])
      for (const { quote, start, end } of [...evidence, ...numbers.flatMap((one) => one.evidence)])
        expectThat(
          end - start === quote.length,
          'offsets that span the quote',
          `${start} to ${end} for ${quote.length} characters`,
        );
  },
  'analyzes a TXT file sent as multipart': async (kit) => {
    const file = uploadedPaper(kit.runId, 'conformance.txt', [PAPER_TEXT], 'text/plain');
    await kit.read(analyzePaper, file, Reply);
  },
  'analyzes a PDF sent as multipart': async (kit) => {
    const pdf = smallPdf(PAPER_TEXT.split('\n').filter((line) => line !== ''));
    const file = uploadedPaper(kit.runId, 'conformance.pdf', [pdf], 'application/pdf');
    await kit.read(analyzePaper, file, Reply);
  },
  'refuses a paper without text with an error message': async (kit) => {
    const nothing = await kit.ask(analyzePaper, pastedPaper(kit.runId, ' \n '));
    expectRefusal(nothing, 'a blank text');
    const file = uploadedPaper(kit.runId, 'empty.txt', [], 'text/plain');
    expectRefusal(await kit.ask(analyzePaper, file), 'an empty file');
  },
  'refuses a file that does not match its extension with an error message': async (kit) => {
    const file = uploadedPaper(kit.runId, 'paper.pdf', [PROGRAM], 'application/pdf');
    expectRefusal(await kit.ask(analyzePaper, file), 'a program that is named paper.pdf');
  },
  'refuses a file over 25 MB with an error message (T-23)': async (kit) => {
    const file = uploadedPaper(kit.runId, 'large.txt', [createLargeText()], 'text/plain');
    expectRefusal(await kit.ask(analyzePaper, file), 'a file over 25 MB');
  },
  'refuses addresses inside the server’s own network with an error message (T-23)': async (kit) => {
    for (const url of PRIVATE_ADDRESSES) {
      expectRefusal(await kit.ask(analyzePaper, addressedPaper(kit.runId, url)), url);
    }
  },
});

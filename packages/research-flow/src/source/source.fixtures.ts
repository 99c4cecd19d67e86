import { exampleClaims } from '../evidence/evidence.fixtures.js';
import type { SourcePageModel } from './source-page.model.js';
import type { SourceText } from './source-text.js';

const [evidence] = exampleClaims.supported.evidence;

const text: SourceText = {
  parts: [
    { text: evidence.before, isMarked: false },
    { text: evidence.quote, isMarked: true },
    { text: evidence.after, isMarked: false },
  ],
  isWhole: false,
};

const gone: SourcePageModel = {
  title: evidence.document_title,
  number: 2,
  count: null,
  kind: 'uploaded',
  drawn: null,
  isBusy: false,
  isText: true,
  hasFailed: false,
  isFileGone: true,
  isPassageMissing: false,
};

const opening: SourcePageModel = { ...gone, isText: false, isFileGone: false, isBusy: true };

/** A drawn page without a picture: tests have no canvas. */
const drawn = (): SourcePageModel => ({
  ...opening,
  isBusy: false,
  count: 3,
  drawn: {
    canvas: document.createElement('canvas'),
    number: 2,
    count: 3,
    marks: [{ left: 10, top: 20, width: 40, height: 5 }],
    text: evidence.before + evidence.quote,
  },
});

/** Models of a source in its states, and its text. */
export const sourceFixtures = {
  evidence,
  text,
  gone,
  opening,
  drawn,
  failed: { ...gone, isFileGone: false, hasFailed: true } satisfies SourcePageModel,
  pasted: { ...gone, number: null, isFileGone: false } satisfies SourcePageModel,
};

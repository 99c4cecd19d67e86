import type { HypothesisRequest } from '@spinout/api-client';
import { defaultCompany } from '@spinout/domain/venture';

/** Requests of the checks. The texts are made up and labeled as such if a server may store them. */

const TITLE = 'Conformance check: spindles and recall';

export const PAPER_TEXT = `${TITLE}

This text was made up to check a server. It reports no real study.

Background. Sleep spindles are bursts of brain activity during sleep. How they relate to memory is still unclear.

Methods. Electroencephalography was recorded in forty adults before and after training on a word list.

Results. Spindle density increased after training. Recall improved more in adults with higher spindle density.

Discussion. Spindles may support the consolidation of memory. Future work should test whether slow waves play a part.
`;

/** The same with authors, year, DOI and a result with numbers. */
export const PUBLISHED_PAPER_TEXT = PAPER_TEXT.replace(
  `${TITLE}\n`,
  `${TITLE}\n\nAda Example, Bo Beispiel\n\nPublished: May 5, 2021. https://doi.org/10.1000/example\n`,
).replace(
  'Results. ',
  'Results\n\nSpindle density was positively associated with recall (r = 0.42, n = 40, p = .007). ',
);

export const sampleHypothesis = {
  id: 'conformance-hypothesis',
  title: 'Spindles link training to recall',
  statement: 'Sleep spindles mediate the effect of training on recall.',
  confidence: 0.7,
  estimated_impact: 'A cheap marker of recall',
  timeline: '12 months',
  methodology: ['electroencephalography'],
  next_steps: ['Measure spindles before and after training'],
};

export const samplePaper = {
  id: 'conformance-paper',
  title: 'Conformance check: a paper that only the request knows',
  authors: ['Ada Example'],
  journal: 'Journal of Examples',
  year: 2021,
  relevance: 0.8,
  abstract:
    'This abstract was made up to check a server. Spindle density increased after training.',
  doi: '10.1000/example',
};

export const hypothesisRequest: HypothesisRequest = {
  topic: 'Sleep spindles and memory',
  interest: 'sleep-1',
  papers: [],
};

export const searchRequest = (journeyId: string, limit = 20) => ({
  journey_id: journeyId,
  hypothesis: sampleHypothesis,
  query: 'memory',
  limit,
});

export const pastedPaper = (journeyId: string, content = PAPER_TEXT) => ({
  journey_id: journeyId,
  paper_url: '',
  paper_content: content,
  metadata: { title: TITLE, upload_method: 'text' },
});

/** Two records, one of them twice, and one without a title. */
export const BIBLIOGRAPHY_TEXT = `TY  - JOUR
TI  - Conformance check: quokkas that count spindles
AU  - Example, Ada
PY  - 2021
AB  - This abstract was made up to check a server. Quokkas counted spindles.
ER  -
TY  - JOUR
TI  - Conformance check: quokkas that count spindles
AU  - Example, Ada
PY  - 2021
ER  -
TY  - JOUR
TI  - Conformance check: numbats without an abstract
AU  - Example, Bo
PY  - 2022
ER  -
TY  - JOUR
AU  - Example, Cy
ER  -
`;

export const pastedBibliography = (journeyId: string, content = BIBLIOGRAPHY_TEXT) => ({
  journey_id: journeyId,
  file_name: 'conformance.ris',
  content,
});

export const uploadedBibliography = (journeyId: string, name: string, content: string) => ({
  journey_id: journeyId,
  bibliography: new File([content], name, { type: 'application/x-research-info-systems' }),
});

export const addressedPaper = (journeyId: string, url: string) => ({
  journey_id: journeyId,
  paper_url: url,
  paper_content: '',
  metadata: { title: TITLE, upload_method: 'url' },
});

export const uploadedPaper = (
  journeyId: string,
  name: string,
  parts: BlobPart[],
  type: string,
) => ({
  journey_id: journeyId,
  paper: new File(parts, name, { type }),
});

export const companyRequest = (journeyId: string) => ({
  journey_id: journeyId,
  operationalBlueprint: {
    methodology: 'Randomised, two parallel groups',
    duration: '9 months',
    timeline: [{ phase: 'Setup', duration: '1 month', description: 'Ethics and equipment' }],
    equipment: ['EEG amplifier'],
  },
  researchArea: 'Neuroscience & Brain Research',
  budgetEstimate: 166_000,
});

export const documentRequest = (journeyId: string, documentType: string) => ({
  companyData: defaultCompany({
    topic: 'Conformance check',
    researchArea: null,
    id: 'conformance-company',
  }),
  documentType,
  journeyId,
});

export const reportRequest = {
  title: 'Conformance check: naïve β-amyloid',
  content: 'Summary\n====\n\nThis report was made up to check a server.\n\nConfidence: 70%\n',
};

export const researchPaperRequest = {
  title: 'Conformance check',
  authors: ['Ada Example', 'José Muster'],
  abstract: 'This paper was made up to check a server.',
  sections: ['Introduction', 'Methods', 'Results', 'Discussion', 'Conclusion'].map((title) => ({
    title,
    content: `Text of the section ${title}.`,
  })),
};

/** Optional fields in addition to the four of the specification. */
export const researchPaperWithExtraFields = {
  ...researchPaperRequest,
  data_source: 'Made up to check a server',
  notice: 'This paper was made up to check a server.',
  figures: [
    {
      kind: 'bar',
      title: 'Made-up density',
      caption: 'Two values that were made up to check a server.',
      from: 'Conformance check',
      x_label: 'Group',
      y_label: 'Density',
      points: [
        { x: 'before', y: 1 },
        { x: 'after', y: 2 },
      ],
    },
  ],
  tables: [
    {
      title: 'Made-up values',
      caption: 'Two values that were made up to check a server.',
      from: 'Conformance check',
      columns: ['Group', 'Density'],
      rows: [
        ['before', '1'],
        ['after', '2'],
      ],
    },
  ],
};

export const articleRequest = {
  title: 'Conformance check',
  authors: ['Ada Example'],
  abstract: 'This article was made up to check a server.',
  content: 'Introduction\n====\n\nText of the article.\n',
  references: ['Example, A. (2021). A reference that was made up. Journal of Examples.'],
  format: 'nature',
};

export const tenStepRequest = {
  topic: 'Sleep spindles and memory',
  domain: 'life_sciences',
  user_id: 'web-user-1700000000000',
};

export const journeyRequest = (journeyId: string, revision = 0) => ({
  journey_id: journeyId,
  kind: 'flow',
  title: 'Conformance check',
  revision,
  data: { schemaVersion: 1, step: 2, notes: ['β', { deep: [null, true, 1.5] }] },
});

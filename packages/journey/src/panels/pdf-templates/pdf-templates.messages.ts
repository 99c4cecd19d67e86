import { defineMessages } from '@spinout/flow-kit';
import { pdfErrorMessages } from '@spinout/flow-kit/pdf';

export const pdfTemplatesMessages = /* @__PURE__ */ defineMessages('pdfTemplates', {
  introduction:
    'Each template becomes a PDF with headings and a line of guidance under each. You write the text.',
  list: 'PDF templates',
  sections: 'Sections of {name}',
  use: 'Use Template',
  useNamed: 'Use Template: {name}',
  titleLabel: 'Document title',
  titleHint: 'Used on the first page and as the file name.',
  titleBlank: 'Enter a title for the document.',
  titleTooLong: 'Use at most {count} characters.',
  cancel: 'Cancel',
  generate: 'Generate PDF',
  generating: 'Generating PDF...',
  saved: 'Saved as {name}',
  /** Texts of the document. */
  date: 'Date',
  template: 'Template',
  notice: 'Replace the guidance under each heading with your own text.',
  templates: {
    researchPaper: {
      name: 'Research Paper',
      about: 'For a journal or a preprint server.',
      sections: {
        abstract: {
          heading: 'Abstract',
          guidance:
            'Say in at most 250 words what you asked, what you did, what you found and what it means.',
        },
        introduction: {
          heading: 'Introduction',
          guidance:
            'Lead from what is known to what is not, and end with your question and hypothesis.',
        },
        methods: {
          heading: 'Methods',
          guidance:
            'Describe subjects, materials, procedure and analysis so that others can do the same.',
        },
        results: {
          heading: 'Results',
          guidance:
            'Report what you measured, with effect sizes and intervals, before you interpret it.',
        },
        discussion: {
          heading: 'Discussion',
          guidance:
            'Say what the results mean, how they fit with earlier work, and where their limits are.',
        },
        conclusion: {
          heading: 'Conclusion',
          guidance: 'Answer the question of the introduction in a few sentences.',
        },
        references: {
          heading: 'References',
          guidance: 'List every source that the text cites, in the form that the journal asks for.',
        },
      },
    },
    patentApplication: {
      name: 'Patent Application',
      about: 'A draft for your patent attorney, who must check it before it is filed.',
      sections: {
        field: {
          heading: 'Field of the Invention',
          guidance: 'Name the technical field in one or two sentences.',
        },
        background: {
          heading: 'Background',
          guidance: 'Describe the prior art and the problem it leaves unsolved.',
        },
        summary: {
          heading: 'Summary of the Invention',
          guidance: 'State what is new and how it solves the problem.',
        },
        drawings: {
          heading: 'Brief Description of the Drawings',
          guidance: 'Describe each figure in one sentence.',
        },
        description: {
          heading: 'Detailed Description',
          guidance:
            'Describe at least one way to make and use the invention, so that an expert can reproduce it.',
        },
        claims: {
          heading: 'Claims',
          guidance:
            'Begin with the broadest claim that the description supports, and narrow it step by step.',
        },
        abstract: {
          heading: 'Abstract',
          guidance: 'Sum up the disclosure in at most 150 words.',
        },
      },
    },
    grantProposal: {
      name: 'Grant Proposal',
      about: 'For a funder who asks for aims, approach and budget.',
      sections: {
        summary: {
          heading: 'Summary',
          guidance: 'Tell a reader from another field in one page what you will do, and why now.',
        },
        aims: {
          heading: 'Specific Aims',
          guidance: 'Give two to four aims, each with a testable hypothesis.',
        },
        significance: {
          heading: 'Significance',
          guidance: 'Say what will be different for the field, or for people, if you succeed.',
        },
        innovation: {
          heading: 'Innovation',
          guidance: 'Name what has not been done before, and what makes it possible now.',
        },
        approach: {
          heading: 'Approach',
          guidance:
            'Describe design, methods, sample size and analysis for each aim, and what you do if it fails.',
        },
        timeline: {
          heading: 'Timeline',
          guidance: 'Assign each milestone to a quarter and an owner.',
        },
        budget: {
          heading: 'Budget and Justification',
          guidance: 'List each cost with the work it pays for.',
        },
        team: {
          heading: 'Team and Environment',
          guidance: 'Show that your team and facilities can do this work.',
        },
      },
    },
    businessPlan: {
      name: 'Business Plan',
      about: 'For founders and investors.',
      sections: {
        summary: {
          heading: 'Executive Summary',
          guidance: 'Write it last. Say on one page what you sell, to whom, and what you need.',
        },
        problem: {
          heading: 'Problem',
          guidance: 'Describe who has the problem, how often, and what it costs them today.',
        },
        solution: {
          heading: 'Solution',
          guidance: 'Describe the product and the research behind it.',
        },
        market: {
          heading: 'Market',
          guidance: 'Count customers from the bottom up, and name the source of each figure.',
        },
        model: {
          heading: 'Business Model',
          guidance: 'Say who pays, how much, how often, and what it costs you to deliver.',
        },
        competition: {
          heading: 'Competition',
          guidance: 'Name the alternatives customers choose today, and why they would choose you.',
        },
        team: {
          heading: 'Team',
          guidance: 'Say who does what, and which person is still missing.',
        },
        finances: {
          heading: 'Financial Plan',
          guidance:
            'Project revenue, costs and cash by quarter, and state the assumption behind each line.',
        },
      },
    },
  },
  ...pdfErrorMessages,
});

export type PdfTemplatesMessages = typeof pdfTemplatesMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly pdfTemplates: PdfTemplatesMessages;
  }
}

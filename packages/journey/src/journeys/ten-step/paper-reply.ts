import { isUnsupported, type PipelinePaper, type Source } from '@spinout/api-client';
import { readField, readList, readText } from '../results/read-field.js';
import type { TenStepData } from './journey-data.js';

/** The paper of a journey: that of step 6, or else of the agents; null without one or without a supported hypothesis. */
export const findPaper = (data: TenStepData): PipelinePaper | null => {
  if (data.unsupported !== undefined) return null;
  const agents = data.agenticResults?.results;
  return (
    readPaper(data.paper) ??
    (isUnsupported(agents?.hypotheses?.primary) ? null : (agents?.paper ?? null))
  );
};

/** Reads a paper reply, which may be any JSON. */
const readPaper = (reply: unknown): PipelinePaper | null => {
  if (!isRecord(reply) || reply['success'] === false) return null;
  const paper = isRecord(reply['paper']) ? reply['paper'] : reply;
  const read = (name: string) => readText(paper, name) ?? '';
  const readSection = (name: string) => readText(readField(paper, 'sections'), name) ?? '';
  return {
    title: read('title'),
    authors: readTexts(paper, 'authors'),
    abstract: read('abstract'),
    sections: {
      introduction: readSection('introduction'),
      methods: readSection('methods'),
      results: readSection('results'),
      discussion: readSection('discussion'),
      conclusion: readSection('conclusion'),
    },
    figures: [],
    tables: [],
    supplementary: [],
    target_journal: read('target_journal'),
    target_journals: readList(paper, 'target_journals').flatMap((journal) => {
      const name = readText(journal, 'name');
      return name === null ? [] : [{ name, basis: readText(journal, 'basis') ?? '' }];
    }),
    references: readTexts(paper, 'references'),
    source: readSource(reply['source']) ?? readSource(paper['source']),
  };
};

const readTexts = (value: unknown, name: string): string[] =>
  readList(value, name).filter((text) => typeof text === 'string');

const ORIGINS = {
  user: true,
  live: true,
  computed: true,
  standard: true,
  simulated: true,
  fallback: true,
} as const satisfies Record<Source['origin'], true>;

const isOrigin = (value: unknown): value is Source['origin'] =>
  typeof value === 'string' && Object.hasOwn(ORIGINS, value);

const readSource = (value: unknown): Source | undefined =>
  isRecord(value) && isOrigin(value['origin'])
    ? { origin: value['origin'], by: typeof value['by'] === 'string' ? value['by'] : '' }
    : undefined;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

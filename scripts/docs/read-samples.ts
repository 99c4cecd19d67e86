/** Reads the code samples of a page of the documentation. */

/** A code sample, as a module. */
export interface Sample {
  /** Name of its file: the title of the sample, or its number in the page. */
  readonly file: string;
  /** The code that readers see. */
  readonly code: string;
  /** Line of the page where the code begins, from 1. */
  readonly line: number;
  /** What the sample assumes, from a comment `<!-- given … -->` before it. */
  readonly given: string;
  /** Whether a comment `<!-- run -->` before it says that it runs in plain Node. */
  readonly runs: boolean;
}

/** A fenced block with the comment before it. */
const BLOCK =
  /(?:<!-- (?<comment>given\n[^]*?|run *)-->\n+)?^```(?<language>\w+)(?: title="(?<title>[^"]+)")?\n(?<code>[^]*?)^```$/gm;

const CODE = new Set(['ts', 'tsx', 'js', 'mjs']);

/**
 * Lists the samples in TypeScript and JavaScript of a page in Markdown.
 * @throws {Error} if two samples have the same title
 */
export function readSamples(markdown: string): readonly Sample[] {
  const samples = [...markdown.matchAll(BLOCK)]
    .filter(({ groups }) => CODE.has(groups?.language ?? ''))
    .map(({ 0: block, index, groups = {} }, number): Sample => {
      const { comment = '', language = '', title, code = '' } = groups;
      const before = markdown.slice(0, index + block.length - code.length - '```'.length);
      return {
        file: title ?? `sample-${number + 1}.${language}`,
        code,
        line: before.split('\n').length,
        given: comment.startsWith('given\n') ? comment.slice('given\n'.length) : '',
        runs: comment.startsWith('run'),
      };
    });
  const files = samples.map(({ file }) => file);
  const repeated = files.find((file, index) => files.indexOf(file) !== index);
  if (repeated !== undefined) throw new Error(`Two samples have the title ${repeated}.`);
  return samples;
}

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Api, Offer, OfferedHypothesis } from './judge.types.ts';
import { offerHypotheses } from './offer-hypotheses.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.txt': 'text/plain',
  '.pdf': 'application/pdf',
};
const MAX_QUESTIONS = 5;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const writeHypothesis = (
  { statement, confidence, structure, quotes }: OfferedHypothesis,
  at: number,
): string =>
  [
    `${at + 1}. **${oneLine(statement)}** ${structure.kind}, confidence ${(confidence * 100).toFixed(0)} %`,
    `   - ${structure.factor} → ${structure.direction} → ${structure.outcome}`,
    ...quotes.map((quote) => `   - “${oneLine(quote)}”`),
  ].join('\n');

const writeOffer = (name: string, { title, hypotheses, questions }: Offer): string => {
  const parts = [`## ${name}: ${oneLine(title)}`];
  if (hypotheses.length > 0) parts.push(...hypotheses.map(writeHypothesis));
  else if (questions.length > 0)
    parts.push(
      'No hypothesis. Open questions:',
      ...questions.slice(0, MAX_QUESTIONS).map((question) => `- ${oneLine(question)}`),
    );
  else parts.push('No hypothesis and no open question.');
  parts.push('Verdict: ');
  return parts.join('\n\n');
};

/**
 * Writes what the engine offers for each paper of a folder (text and PDF), as Markdown to read and judge.
 * @param createApi a new client for each paper, so that no paper knows another
 */
export async function writeSheet(createApi: () => Api, folder: string): Promise<string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => Object.keys(TYPES).some((ending) => name.toLowerCase().endsWith(ending)))
    .sort();
  const sections: string[] = [];
  for (const name of names) {
    const type = TYPES[name.slice(-4).toLowerCase()] ?? '';
    const file = new File([readFileSync(join(folder, name))], basename(name), { type });
    const section = await offerHypotheses(createApi(), { kind: 'file', file }).then(
      (offer) => writeOffer(name, offer),
      (error: unknown) => `## ${name}\n\nNot read: ${String(error)}`,
    );
    sections.push(section);
  }
  return sections.join('\n\n');
}

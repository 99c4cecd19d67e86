import type { ExperimentDesign } from '@spinout/api-client';
import * as z from 'zod/mini';
import { fillMessage } from '../library/library.messages.js';
import { askModel, type ModelCallOptions } from '../language-model/ask-model.js';
import { checkClaims } from '../evidence/check-claims.js';
import { ModelClaim } from '../evidence/evidence-check.js';
import type { LanguageModel } from '../language-model/language-model.types.js';
import { modelMessages, failureReason, withoutModel } from '../language-model/model.messages.js';
import { designInstructions } from './write-design.messages.js';

const MIN_SENTENCES = 2;
const MAX_SENTENCES = 6;

const Answer = z.object({ methodology: z.array(ModelClaim), controls: z.array(ModelClaim) });

const materialOf = ({ methodology, controls }: ExperimentDesign) => [
  { id: 'methodology', title: 'Methodology', text: methodology },
  ...controls.map((text, index) => ({ id: `control-${index + 1}`, title: 'Control', text })),
];

/**
 * Lets a model word the methodology and the controls of a computed design. Every sentence must quote the design and name
 * no figure that the quote does not; sample size, power, budget and time stay as computed. The methodology is shown when
 * two of its sentences are supported, the controls when each computed one is quoted.
 * @param refutation the rule of decision, which stays in the methodology as it is; empty when there is none
 */
export async function writeDesign(
  model: LanguageModel,
  design: ExperimentDesign,
  refutation: string,
  work: ModelCallOptions,
): Promise<ExperimentDesign> {
  const { source } = design;
  if (!source) return design;
  const material = materialOf(design);
  const answer = await askModel(
    model,
    { task: 'design', instructions: designInstructions, material, schema: Answer },
    work,
  );
  const checked = (claims: readonly ModelClaim[]) => checkClaims(claims, material).claims;
  const sentences = answer.ok ? checked(answer.value.methodology).slice(0, MAX_SENTENCES) : [];
  const controls = answer.ok ? checked(answer.value.controls) : [];
  const quoted = new Set(
    controls.flatMap(({ evidence }) => evidence.map(({ document }) => document)),
  );
  const hasMethodology = sentences.length >= MIN_SENTENCES;
  const hasControls = design.controls.every((_, index) => quoted.has(`control-${index + 1}`));
  const by = source.by ?? '';
  if (!hasMethodology && !hasControls) {
    return { ...design, source: { ...source, by: withoutModel(by, failureReason(answer)) } };
  }
  const methodology = sentences.map(({ text }) => text.trim()).join(' ');
  const rule = methodology.includes(refutation) ? '' : refutation;
  return {
    ...design,
    methodology: hasMethodology
      ? [methodology, rule].filter(Boolean).join(' ')
      : design.methodology,
    controls: hasControls ? controls.map(({ text }) => text.trim()) : design.controls,
    source: {
      ...source,
      origin: 'live',
      by: fillMessage(modelMessages.worded, { by, name: model.name }),
    },
  };
}

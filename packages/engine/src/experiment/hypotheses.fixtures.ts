import { type Hypothesis } from '@spinout/api-client';
import * as schemas from '@spinout/api-client/schemas';
import * as z from 'zod/mini';

/** A hypothesis as a foreign server may send it: little more than a title and a statement. */
export const foreign = (
  title: string,
  statement: string,
  more: Record<string, unknown> = {},
): Hypothesis => z.parse(schemas.Hypothesis, { id: 'h', title, statement, ...more });

/** One made-up hypothesis per family, for tests. */
export const byFamily: Readonly<Record<string, Hypothesis>> = {
  'in-vitro': foreign(
    'Metformin and tau',
    'Metformin reduces tau aggregation through AMPK activation in cultured neurons.',
    { methodology: ['Western blot', 'Cell culture'] },
  ),
  animal: foreign('', 'Microglial TREM2 may slow amyloid spread in mice by phagocytosis.'),
  clinical: foreign(
    'Training and recall',
    'Sleep spindles mediate the effect of training on recall.',
    {
      methodology: ['electroencephalography', 'randomized controlled trial'],
    },
  ),
  observational: foreign('Fibre', 'Dietary fibre is associated with lower incidence of colitis.', {
    methodology: ['prospective cohort'],
  }),
  computational: foreign(
    'Sparse attention',
    'Sparse attention improves the faithfulness of saliency maps in language model classifiers.',
  ),
  materials: foreign(
    'Chloride doping',
    'Chloride doping of perovskite thin films raises carrier lifetime via defect passivation.',
  ),
  quantum: foreign(
    'Decoupling',
    'Dynamical decoupling lowers the logical error rate of the surface code.',
  ),
  field: foreign('Biochar', 'If biochar is added to soil, then nitrous oxide emissions will fall.'),
  space: foreign('Dust', 'Lunar dust reduces the contrast of telescope images by scattering.'),
  comparison: foreign('A walk', 'A daily walk improves mood.'),
};

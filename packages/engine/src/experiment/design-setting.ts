import type { HypothesisStructure } from '@spinout/api-client';
import { MAX_NAME_CHARACTERS } from './name-phrase.js';

/** " in mice", unless factor or outcome say so already. */
export const settingPhrase = (structure: HypothesisStructure): string => {
  const { population, conditions, factor, outcome } = structure;
  const said = `${factor} ${outcome}`.toLowerCase();
  if (population !== undefined && !said.includes(population.toLowerCase()))
    return ` in ${population}`;
  const condition = conditions?.trim() ?? '';
  return /^(?:in|among|during|under|within|at|after|before)\s/iu.test(condition) &&
    condition.length <= MAX_NAME_CHARACTERS &&
    !said.includes(condition.toLowerCase())
    ? ` ${condition.charAt(0).toLowerCase()}${condition.slice(1)}`
    : '';
};

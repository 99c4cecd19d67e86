import type { HypothesisStructure } from '@spinout/api-client';
import { MAX_NAME_CHARACTERS } from './name-phrase.js';

/** " in mice", unless factor or outcome say so already. */
export const settingPhrase = ({
  population,
  conditions,
  factor,
  outcome,
}: HypothesisStructure): string => {
  const setting = population === undefined ? undefined : `in ${population}`;
  const said = `${factor} ${outcome}`.toLowerCase();
  if (setting !== undefined && population !== undefined && !said.includes(population.toLowerCase()))
    return ` ${setting}`;
  const condition = conditions?.trim() ?? '';
  return /^(?:in|among|during|under|within|at|after|before)\s/iu.test(condition) &&
    condition.length <= MAX_NAME_CHARACTERS &&
    !said.includes(condition.toLowerCase())
    ? ` ${condition.charAt(0).toLowerCase()}${condition.slice(1)}`
    : '';
};

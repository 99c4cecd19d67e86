import type { StatedEffect } from '../../statements/stated-effects.js';
import type { Direction } from '../../statements/verbs.js';

/** The direction of an effect between its factor and outcome as they are worded: "loss of X" on "less Y". */
export const directionOfSign = ({
  sign,
  factorQuantity,
  outcomeQuantity,
  isAssociation,
}: StatedEffect): Direction => {
  if (isAssociation) return 'associated';
  const worded = sign * factorQuantity.sign * outcomeQuantity.sign;
  return worded > 0 ? 'raises' : worded < 0 ? 'lowers' : 'changes';
};

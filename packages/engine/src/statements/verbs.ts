export type Direction = 'raises' | 'lowers' | 'changes' | 'associated';

const list = (words: string) => words.split(' ');

const VERBS: Readonly<Record<Direction, readonly string[]>> = {
  raises: list(
    'increase enhance improve promote facilitate stimulate induce activate accelerate boost elevate augment strengthen ' +
      'favor favour prolong extend potentiate amplify raise drive support trigger cause produce generate lead result ' +
      'contribute add benefit enable up-regulate upregulate intensify exacerbate worsen provoke encourage foster maintain ' +
      'preserve restore confer sustain speed account underlie give lengthen initiate create stabilize stabilise help hasten widen',
  ),
  lowers: list(
    'reduce decrease inhibit suppress impair prevent block attenuate limit lower delay disrupt undermine slow protect ' +
      'constrain diminish abolish weaken repress down-regulate downregulate mitigate restrict hinder counteract ' +
      'antagonize deplete shorten interfere curb avoid eliminate minimize alleviate ameliorate dampen buffer quench ' +
      'overcome hamper compromise soften curtail degrade destabilize obstruct retard',
  ),
  changes: list(
    'affect influence modulate regulate alter modify determine control shape mediate govern depend impact change tune ' +
      'rely switch coordinate balance steer act function play interact bias select require participate ' +
      'use adopt exploit compete provide serve involve employ release recruit target bind drive transform ' +
      'undergo allow respond adapt make',
  ),
  associated: list(
    'associate correlate relate link predict explain reflect covary differ vary mark signal distinguish discriminate ' +
      'connect represent',
  ),
};

const BY_LEMMA: ReadonlyMap<string, Direction> = new Map(
  Object.entries(VERBS).flatMap(([direction, lemmas]) =>
    lemmas.map((lemma) => [lemma, direction as Direction] as const),
  ),
);

/** The direction of an effect that a verb states; undefined if it states none. */
export const directionOfVerb = (lemma: string): Direction | undefined => BY_LEMMA.get(lemma);

/** "is important for", "are responsible for": adjectives that state a role. */
export const ROLE_ADJECTIVES: ReadonlySet<string> = new Set(
  list(
    'important essential critical crucial necessary responsible sufficient required central key involved implicated ' +
      'instrumental effective beneficial harmful detrimental sensitive susceptible resistant dependent useful hazardous toxic protective ' +
      'higher lower greater larger smaller stronger weaker faster slower better worse',
  ),
);

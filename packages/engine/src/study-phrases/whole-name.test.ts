import { describe, expect, it } from 'vitest';
import { isCutName, isWholeName, withoutVerb } from './whole-name.js';

describe('a whole name of something to vary or measure', () => {
  it.each([
    'short naps',
    'hardness of the glue',
    'season information into the night',
    'ZYX7 levels',
    'nurses with reduced sleep',
    'markedly increased sleep',
    'reduced sleep',
    'yield components',
  ])('is “%s”', (name) => expect(isWholeName(name)).toBe(true));

  it.each([
    ['a parenthesis without its end', 'growth of three molds (red'],
    ['a short form that stands for two things', 'GLX grains for GLX'],
    ['a clause', 'superb naps required further proof'],
    ['an adjective', 'protective in mice'],
    ['a hedge', 'possibly overall mood'],
    ['a judgment', 'inferior mood of nurses'],
    ['the end of a saying', 'order to sleep'],
    ['a relative clause alone', 'whose growth'],
    ['a value', 'swelling of 0.3 nm'],
    ['a mechanism', 'detailed mechanism of action'],
    ['factors without names', 'two factors'],
    ['avenues', 'new avenues for better naps'],
    ['a basis', 'molecular basis of sleep'],
    ['a clause on an effect', 'honey treatment increased sleep in nurses'],
    ['a time alone', 'daytime'],
    ['an optimization', 'optimization of the honey recipe'],
    ['a scale', 'industrial scale'],
    ['a part without a name', 'rate-limiting component'],
    ['a bias', 'nurse selection bias'],
    ['how something evolved', 'evolution of the nap'],
    ['a genus without its species', 'tolerance of Ae'],
    ['a citation', 'honey signaling 67'],
    ['a clause with a verb like a noun', 'glue complex binds to the wood'],
    ['a second thing of another kind', 'growth or an early effect'],
    ['a list', 'glue, and wood'],
    ['a field of work', 'product development'],
    ['a clause on a cause', 'glue causes more damage'],
    ['a consequence', 'glue and therefore wood'],
    ['a comparison of places', 'glue between Norway and Peru'],
    ['a gerund of its sentence', 'regulating the glue'],
    ['an assessment', 'detailed assessment of glue'],
    ['a glued citation', 'glue of the trunk33'],
    ['a verb first', 'increase early naps'],
    ['the end of an effect', 'temperature on the wood'],
    ['a setting', 'natural field conditions'],
    ['one of two', 'mixture of glue'],
    ['a respect', 'Glue in size'],
    ['a clause on a limit', 'glue use exceeds limits'],
    ['what research does', 'careful characterization of glue'],
    ['a synergism', 'synergism between honey and tea'],
    ['an importance', 'important reservoir of the mold'],
    ['a likelihood', 'fairly constant rate'],
    ['an enrichment', 'high enrichment of genes'],
    ['a correlation', 'correlations between naps'],
  ])('is not %s', (_, name) => expect(isWholeName(name)).toBe(false));

  it.each([
    ['function in Norway', ' maple.', true],
    ['function in Norway', ' was studied.', false],
    ['lines of Redgrass BC7F2', ':9 in pots', true],
    ['the dose of RNAi', ' construct in plants', true],
    ['clay', ' mulching to save water', true],
    ['sleep in ZYX', ' binding, which', true],
    ['sleep of nurses', ' and mood.', false],
    ['honey', '-dependent sleep', true],
    ['genes of the ABC', ' and DEF pathways', true],
    ['genes of the ABC pathway', ' and DEF pathways', false],
  ])('may be cut: “%s” before “%s”', (phrase, after, isCut) =>
    expect(isCutName(phrase, after)).toBe(isCut),
  );

  it('has no verb at its end', () =>
    expect(withoutVerb('honey in tea required further justification')).toBe('honey in tea'));
});

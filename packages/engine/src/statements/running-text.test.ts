import { describe, expect, it } from 'vitest';
import { isRunningText } from './running-text.js';

describe('the running text of a paper', () => {
  it.each([
    'Warm nights may lower the nectar of clover (P < 0.05).',
    'As Fig. 3 shows, warm nights may lower the nectar of clover.',
    'The arrows of time may point in either direction.',
    'Two ideas are open: 1) shade may matter, and 2) rain may matter.',
    'Values of m/z were lower in warm nights.',
  ])('is “%s”', (sentence) => expect(isRunningText(sentence)).toBe(true));

  it.each([
    ['the end of a sentence that was split at a figure', 'Fig. 3 for the other nights, too.'],
    ['the end of one that was split at a citation', '40] may further improve the synthesis.'],
    ['the beginning of one', 'It is notable that nectar is held near the gland (Fig.'],
    ['a row of a table', '92.78(3) a Symmetry transformation, which may influence the salt.'],
    ['what marks in a table stand for', 'Levels: a P < 0.05; b P < 0.01, compared with shade.'],
    ['a legend', 'The origin is unknown, the question mark sign indicates the area.'],
    ['a spectrum', 'IR (KBr) v max: 3441 (OH), 2932, positive HRESIMS m/z 728.4 could be seen.'],
    ['one that begins within parentheses', 'S K π) could be 0.59 in warm nights of this year.'],
    ['a line number within', '45! we do not know whether nights change nectar.'],
  ])('is not %s', (_, sentence) => expect(isRunningText(sentence)).toBe(false));
});

import { describe, expect, it } from 'vitest';
import { createAccentComposer } from './accents.js';

const compose = (text: string) => createAccentComposer(text)(text);

describe('accents that a PDF draws apart', () => {
  it('are composed with the letter behind them', () => {
    expect(compose('M¨uller, Ol´e, Pyrzy´nska, D´ıaz, ˚Angstr¨om, ¨Oz')).toBe(
      'Müller, Olé, Pyrzyńska, Díaz, Ångström, Öz',
    );
  });

  it('are composed with the letter before them', () => {
    expect(compose('Mu¨ller, Rene´, De`gnon, Tunc¸, Simo˜es')).toBe(
      'Müller, René, Dègnon, Tunç, Simões',
    );
  });

  it('belong to the letter that the rest of the paper shows where both are possible', () => {
    expect(compose('Mu¨ller found a¨e. Mu¨ller')).toContain('äe');
    expect(compose('M¨uller found a¨e. M¨uller')).toContain('aë');
  });

  it('are composed where a font has the dieresis at the place of the euro sign', () => {
    expect(compose('Br€ussow paid 5 €, and €8 more')).toBe('Brüssow paid 5 €, and €8 more');
  });

  it('stay beside letters that have none', () => {
    expect(compose('x ˜ 5 and q´x')).toBe('x ˜ 5 and q´x');
  });
});

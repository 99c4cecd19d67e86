import { expect, it } from 'vitest';
import { createNames, findName } from './names.js';

const german = { 'Simulated agents': 'Simulierte Agenten' };

it('a name is shown in the language of the page, others as they are', () => {
  expect(findName(german, 'Simulated agents')).toBe('Simulierte Agenten');
  expect(findName(german, 'PubMed')).toBe('PubMed');
  expect(findName({}, 'toString')).toBe('toString');
  expect(createNames(['PubMed'])).toEqual({ PubMed: 'PubMed' });
});

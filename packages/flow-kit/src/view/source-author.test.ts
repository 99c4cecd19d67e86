import { expect, it } from 'vitest';
import { formatSourceAuthor, sourceAuthorMessages } from './source-author.messages.js';

it('names an author of ours in the language of the messages, and others as they are', () => {
  const german = { ...sourceAuthorMessages, authorSimulatedAgents: 'Simulierte Agenten' };
  expect(formatSourceAuthor('Simulated agents', german)).toBe('Simulierte Agenten');
  expect(formatSourceAuthor('Simulated agents', sourceAuthorMessages)).toBe('Simulated agents');
  expect(formatSourceAuthor('PubMed', german)).toBe('PubMed');
});

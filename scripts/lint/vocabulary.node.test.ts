import { RuleTester } from 'oxlint/plugins-dev';
import { describe, expect, it } from 'vitest';
import { findRetiredName, vocabulary } from './vocabulary.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });

describe('spinout/vocabulary', () => {
  it.each(['useWords', 'useWordsOf', 'use-words.ts', 'USE_WORDS', 'JourneyKit', 'Tools'])(
    'finds the retired term in %s',
    (name) => expect(findRetiredName(name)).toBeDefined(),
  );

  it.each(['useMessages', 'words', 'DevTools', 'tools', 'everlasting'])(
    'finds no retired term in %s',
    (name) => expect(findRetiredName(name)).toBeUndefined(),
  );

  tester.run('vocabulary', vocabulary, {
    valid: [
      'const messages = useMessages(topicMessages);',
      { name: 'a retired name in a text', code: `const text = 'The useWords hook';` },
      {
        name: 'a retired phrase outside message files',
        code: `const text = 'A claim borne out by a quote';`,
        filename: 'topic.view.tsx',
      },
      {
        name: 'a longer word that contains a retired one',
        code: `export const topicMessages = { title: 'Whoseever' };`,
        filename: 'topic.messages.ts',
      },
    ],
    invalid: [
      {
        name: 'a retired name, once per file',
        code: 'const a = useWords(); const b = useWords();',
        errors: [{ message: '“useWords” uses the retired term “use-words”. Use: useMessages.' }],
      },
      {
        name: 'a type, a property, a JSX tag and a private field',
        code: 'type Tools = 1; x.lasting; <WordsProvider />; class A { #ownDirection = 1 }',
        errors: 4,
      },
      {
        name: 'a file name',
        code: 'export {};',
        filename: 'use-words.ts',
        errors: [
          { message: '“use-words.ts” uses the retired term “use-words”. Use: useMessages.' },
        ],
      },
      {
        name: 'a retired phrase in a message file',
        code: "export const topicMessages = { a: 'Borne out by 2 quotes', b: `Is borne out` };",
        filename: 'topic.messages.ts',
        errors: [
          { message: 'Texts no longer say “borne out”. Use: supported.' },
          { message: 'Texts no longer say “borne out”. Use: supported.' },
        ],
      },
    ],
  });
});

// Lint rule: names and messages use the terms of docs/glossary.md. retired-terms.mjs lists what they replace.
import { basename } from 'node:path';
import { RETIRED_IN_TEXTS, RETIRED_NAMES } from './retired-terms.mjs';

/** `AuthWorld`, `auth-world` and `AUTH_WORLD` have the same parts: auth, world. */
const toKebabCase = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();

const WHOLE_NAMES = new Map(
  RETIRED_NAMES.filter(({ term }) => /[A-Z]/.test(term)).map((entry) => [entry.term, entry]),
);
const NAME_PARTS = RETIRED_NAMES.filter(({ term }) => !/[A-Z]/.test(term));

const escapeForPattern = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const TEXTS = RETIRED_IN_TEXTS.map((entry) => ({
  ...entry,
  pattern: new RegExp(String.raw`\b${escapeForPattern(entry.term)}\b`, 'i'),
}));

const cache = new Map();

/** Finds the retired term that a name contains. The same names occur thousands of times, so results are cached. */
export function findRetiredName(name) {
  if (!cache.has(name)) {
    const parts = `-${toKebabCase(name)}-`;
    cache.set(
      name,
      WHOLE_NAMES.get(name) ?? NAME_PARTS.find(({ term }) => parts.includes(`-${term}-`)),
    );
  }
  return cache.get(name);
}

/** Finds the retired words that a text contains. */
export const findRetiredWords = (text) => TEXTS.filter(({ pattern }) => pattern.test(text));

export const vocabulary = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => {
    const file = basename(context.filename);
    const isMessageFile = file.endsWith('.messages.ts');
    const reported = new Set();

    /** Reports each name once per file: renaming it fixes all its uses. */
    const checkName = (node, name) => {
      const retired = findRetiredName(name);
      if (!retired || reported.has(name)) return;
      reported.add(name);
      const message = `“${name}” uses the retired term “${retired.term}”. Use: ${retired.use}.`;
      context.report({ node, message });
    };
    const checkIdentifier = (node) => checkName(node, node.name);
    const checkText = (node, text) => {
      if (!isMessageFile) return;
      for (const { term, use } of findRetiredWords(text))
        context.report({ node, message: `Texts no longer say “${term}”. Use: ${use}.` });
    };

    return {
      Program: (node) => checkName(node, file),
      Identifier: checkIdentifier,
      JSXIdentifier: checkIdentifier,
      PrivateIdentifier: checkIdentifier,
      Literal: (node) => {
        if (typeof node.value === 'string') checkText(node, node.value);
      },
      TemplateElement: (node) => checkText(node, node.value.raw),
    };
  },
};

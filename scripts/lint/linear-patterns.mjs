// Lint rule: regular expressions over texts from outside take time in proportion to the length of the text.
import { analyse } from 'scslre';

const REASONS = {
  Self: 'the quantifier at “{start}” can divide the same text in many ways',
  Trade: 'the quantifiers at “{start}” and “{end}” can divide the same text in many ways',
  Move: 'the quantifier at “{start}” reads the same text again from each of its positions; begin with a lookbehind, such as (?<!\\s)\\s+',
};

const getText = ({ start, end }, source) => source.slice(start, end);

/** Why a pattern may take longer than in proportion to the length of a text; undefined if nothing says so. */
export function findSlowPattern(source, flags) {
  // The parser does not know the newest syntax of every engine; what it cannot read is not judged.
  const analyze = () => {
    try {
      return analyse({ source, flags }).reports;
    } catch {
      return [];
    }
  };
  const [report] = analyze();
  if (!report) return undefined;
  const quantifiers = [report.startQuant ?? report.quant, report.endQuant ?? report.quant];
  const [start, end] = quantifiers.map((quantifier) => getText(quantifier, source));
  return REASONS[report.type].replace('{start}', start).replace('{end}', end);
}

const getStatic = (node) => (typeof node?.value === 'string' ? node.value : undefined);

export const linearPatterns = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const check = (node, source, flags) => {
      const reason = findSlowPattern(source, flags);
      if (reason) context.report({ node, message: `This pattern is not linear: ${reason}.` });
    };
    const checkConstructor = (node) => {
      const [source, flags] = node.arguments.map(getStatic);
      if (node.callee.name === 'RegExp' && source !== undefined) check(node, source, flags ?? '');
    };
    return {
      Literal: (node) => {
        if (node.regex) check(node, node.regex.pattern, node.regex.flags);
      },
      NewExpression: checkConstructor,
      CallExpression: checkConstructor,
    };
  },
};

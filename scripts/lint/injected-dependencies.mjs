// Lint rule: packages get time, random numbers and ids injected, so that tests can control them.

const WHAT_IS_INJECTED = {
  'Date.now': 'Use the injected clock.',
  'Math.random': 'Use the injected random source.',
  'crypto.randomUUID': 'Use the injected id source.',
};

const nameOf = (node) =>
  node.type === 'MemberExpression' && !node.computed
    ? `${nameOf(node.object)}.${node.property.name}`
    : node.name;

const injectedDependencies = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    CallExpression: (node) => {
      const message = WHAT_IS_INJECTED[nameOf(node.callee)];
      if (message) context.report({ node, message });
    },
    NewExpression: (node) => {
      if (nameOf(node.callee) === 'Date' && node.arguments.length === 0)
        context.report({ node, message: WHAT_IS_INJECTED['Date.now'] });
    },
  }),
};

export default {
  meta: { name: 'spinout' },
  rules: { 'injected-dependencies': injectedDependencies },
};

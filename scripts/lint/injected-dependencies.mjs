// Lint rule: packages get time, random numbers and ids injected, so that tests can control them.

const MESSAGES = {
  'Date.now': 'Use the injected clock.',
  'Math.random': 'Use the injected random source.',
  'crypto.randomUUID': 'Use the injected id source.',
};

const getCalleeName = (node) =>
  node.type === 'MemberExpression' && !node.computed
    ? `${getCalleeName(node.object)}.${node.property.name}`
    : node.name;

export const injectedDependencies = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    CallExpression: (node) => {
      const message = MESSAGES[getCalleeName(node.callee)];
      if (message) context.report({ node, message });
    },
    NewExpression: (node) => {
      if (getCalleeName(node.callee) === 'Date' && node.arguments.length === 0)
        context.report({ node, message: MESSAGES['Date.now'] });
    },
  }),
};

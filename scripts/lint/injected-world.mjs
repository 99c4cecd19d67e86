// A lint rule of our own: a package takes time and chance from its host, so that a test can hold them still.

const WHAT_IS_INJECTED = {
  'Date.now': 'Take the time from the injected clock.',
  'Math.random': 'Take chance from the injected random.',
  'crypto.randomUUID': 'Take ids from the injected source of ids.',
};

const nameOf = (node) =>
  node.type === 'MemberExpression' && !node.computed
    ? `${nameOf(node.object)}.${node.property.name}`
    : node.name;

const injectedWorld = {
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

export default { meta: { name: 'spinout' }, rules: { 'injected-world': injectedWorld } };

import ts from 'typescript';

/** A test in a file. */
export interface TestTitle {
  readonly title: string;
  readonly line: number;
  /** Whether the test is disabled by `skip`, `todo`, `fixme` or `fails`. */
  readonly isSkipped: boolean;
}

const TEST_FUNCTIONS = new Set(['it', 'test']);
const SKIP_MODIFIERS = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);
const NON_TEST_MODIFIERS = new Set([
  'describe',
  'step',
  'use',
  'extend',
  'beforeEach',
  'afterEach',
  'beforeAll',
  'afterAll',
]);

/** Names in a call chain: `it.each(rows)('…')` gives it, each. */
function getCallChain(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression))
    return [...getCallChain(expression.expression), expression.name.text];
  if (ts.isCallExpression(expression)) return getCallChain(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return getCallChain(expression.tag);
  return [];
}

function getTitleText(node: ts.Expression | undefined): string | null {
  if (node === undefined) return null;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('…');
  return null;
}

/** Finds the titles of all tests in a file, including `it.each`. */
export function readTestTitles(source: string, fileName: string): TestTitle[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, false);
  const titles: TestTitle[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      const [root, ...rest] = getCallChain(node.expression);
      const title = getTitleText(node.arguments[0]);
      if (
        root !== undefined &&
        TEST_FUNCTIONS.has(root) &&
        title !== null &&
        !rest.some((name) => NON_TEST_MODIFIERS.has(name))
      )
        titles.push({
          title,
          line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1,
          isSkipped: rest.some((name) => SKIP_MODIFIERS.has(name)),
        });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

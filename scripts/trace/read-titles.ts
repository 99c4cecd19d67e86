import ts from 'typescript';

/** One test as it is written in a file. */
export interface TestTitle {
  readonly title: string;
  readonly line: number;
  /** Written, but told not to run: `skip`, `todo`, `fixme`, `fails`. */
  readonly switchedOff: boolean;
}

const TESTS = new Set(['it', 'test']);
const SWITCHES = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);
const NOT_TESTS = new Set([
  'describe',
  'step',
  'use',
  'extend',
  'beforeEach',
  'afterEach',
  'beforeAll',
  'afterAll',
]);

/** The chain of names that is called: `it.each(rows)('…')` gives it, each. */
function calledNames(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression))
    return [...calledNames(expression.expression), expression.name.text];
  if (ts.isCallExpression(expression)) return calledNames(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return calledNames(expression.tag);
  return [];
}

function titleText(node: ts.Expression | undefined): string | null {
  if (node === undefined) return null;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('…');
  return null;
}

/** Finds the titles of all tests in a test file, `it.each` included. */
export function readTitles(source: string, fileName: string): TestTitle[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, false);
  const titles: TestTitle[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      const [root, ...rest] = calledNames(node.expression);
      const title = titleText(node.arguments[0]);
      if (
        root !== undefined &&
        TESTS.has(root) &&
        title !== null &&
        !rest.some((name) => NOT_TESTS.has(name))
      )
        titles.push({
          title,
          line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1,
          switchedOff: rest.some((name) => SWITCHES.has(name)),
        });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

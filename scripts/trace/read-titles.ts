import ts from 'typescript';

/** A test in a file. */
interface TestTitle {
  readonly title: string;
  readonly line: number;
  /** Why the test does not run, or proves nothing; null if it runs. */
  readonly notRun: string | null;
  /** The function with its assertions; undefined if there is none. */
  readonly body: ts.Expression | undefined;
}

const TEST_FUNCTIONS = new Set(['it', 'test']);
const SUITE_FUNCTIONS = new Set(['describe', 'suite']);
const SKIP_MODIFIERS = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);
const NON_TEST_MODIFIERS = new Set([
  'step',
  'use',
  'extend',
  'beforeEach',
  'afterEach',
  'beforeAll',
  'afterAll',
]);
const TABLE_MODIFIERS = new Set(['each', 'for']);

/** A link of a call chain: `it.skipIf(x).each(rows)('…')` has it, skipIf (with x), each (with rows). */
interface Link {
  readonly name: string;
  readonly argument: ts.Expression | undefined;
}

function getCallChain(expression: ts.Expression, argument?: ts.Expression): Link[] {
  if (ts.isIdentifier(expression)) return [{ name: expression.text, argument }];
  if (ts.isPropertyAccessExpression(expression))
    return [...getCallChain(expression.expression), { name: expression.name.text, argument }];
  if (ts.isCallExpression(expression))
    return getCallChain(expression.expression, expression.arguments[0]);
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

const isLiteral = (node: ts.Expression | undefined, kind: ts.SyntaxKind) => node?.kind === kind;

const getRows = (node: ts.Expression | undefined): ts.Expression | undefined =>
  node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    ? getRows(node.expression)
    : node;

/** Only a run can tell, such as whether there is a Postgres server. No proof of a requirement, but no defect. */
export const CONDITIONAL = 'may be skipped by a condition';

/** Why a modifier keeps the test or suite from running. A condition that only the run knows is no proof. */
function findReason({ name, argument }: Link): string | null {
  if (SKIP_MODIFIERS.has(name)) return `has the modifier "${name}"`;
  if (name === 'skipIf' || name === 'runIf') {
    const [runs, skips] = [ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.TrueKeyword];
    if (isLiteral(argument, name === 'skipIf' ? runs : skips)) return null;
    return isLiteral(argument, name === 'skipIf' ? skips : runs) ? 'never runs' : CONDITIONAL;
  }
  const rows = TABLE_MODIFIERS.has(name) ? getRows(argument) : undefined;
  if (rows && ts.isArrayLiteralExpression(rows) && rows.elements.length === 0)
    return 'has a table without rows';
  return null;
}

const findFirstReason = (links: readonly Link[]) =>
  links.map(findReason).find((reason) => reason !== null) ?? null;

const isFunction = (node: ts.Node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** Whether a suite's options or a test's options say `skip: true` or `todo: true`. */
const hasSkipOption = (nodes: readonly ts.Expression[]) =>
  nodes
    .filter(ts.isObjectLiteralExpression)
    .some(({ properties }) =>
      properties.some(
        (property) =>
          ts.isPropertyAssignment(property) &&
          ts.isIdentifier(property.name) &&
          SKIP_MODIFIERS.has(property.name.text) &&
          !isLiteral(property.initializer, ts.SyntaxKind.FalseKeyword),
      ),
    );

/** Playwright's `test.skip()` and `test.fixme()` inside a suite or a test, and Vitest's `context.skip()`. */
const isSkipStatement = (node: ts.Node) =>
  ts.isExpressionStatement(node) &&
  ts.isCallExpression(node.expression) &&
  ts.isPropertyAccessExpression(node.expression.expression) &&
  /^(?:skip|fixme)$/.test(node.expression.expression.name.text) &&
  getTitleText(node.expression.arguments[0]) === null;

const skipsItself = (node: ts.Expression | undefined): boolean =>
  node !== undefined &&
  (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) &&
  ts.isBlock(node.body) &&
  node.body.statements.some(isSkipStatement);

/** Finds the titles of all tests in a file, including `it.each`. Comments are not code and contain none. */
export function readTestTitles(file: ts.SourceFile): TestTitle[] {
  const titles: TestTitle[] = [];
  const visit = (node: ts.Node, suiteReason: string | null) => {
    let reason = suiteReason;
    if (ts.isCallExpression(node)) {
      const [root, ...links] = getCallChain(node.expression);
      const isSuite =
        root !== undefined &&
        (SUITE_FUNCTIONS.has(root.name) || links.some(({ name }) => name === 'describe'));
      const isTest = root !== undefined && TEST_FUNCTIONS.has(root.name) && !isSuite;
      const title = getTitleText(node.arguments[0]);
      const body = node.arguments
        .slice(1)
        .find(
          (argument) => !ts.isObjectLiteralExpression(argument) && !ts.isNumericLiteral(argument),
        );
      const ownReason =
        suiteReason ??
        findFirstReason(links) ??
        (hasSkipOption(node.arguments.slice(1)) ? 'has the option "skip"' : null) ??
        (skipsItself(node.arguments.find(isFunction)) ? 'skips itself' : null);
      if (isSuite) reason = ownReason;
      if (isTest && title !== null && !links.some(({ name }) => NON_TEST_MODIFIERS.has(name)))
        titles.push({
          title,
          line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1,
          notRun: ownReason,
          body,
        });
    }
    ts.forEachChild(node, (child) => visit(child, reason));
  };
  visit(file, null);
  return titles;
}

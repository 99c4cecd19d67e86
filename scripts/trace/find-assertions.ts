import ts from 'typescript';

/** Finds the file that an import names; null for libraries. */
export type ResolveImport = (specifier: string, fromFile: string) => string | null;

interface KnownFile {
  /** Functions by name: declarations, constants, methods and properties. */
  readonly functions: ReadonlyMap<string, readonly ts.Node[]>;
  /** Imported names: the name in the other file and that file. */
  readonly imports: ReadonlyMap<string, { readonly name: string; readonly file: string }>;
  /** All files that it imports or exports from. */
  readonly linkedFiles: readonly string[];
}

const ASSERTION_FUNCTIONS = new Set(['expect', 'assert', 'assertType', 'expectTypeOf']);
/** Members of `expect` that assert nothing. */
const NO_ASSERTIONS = new Set(['assertions', 'hasAssertions', 'extend', 'anything', 'any']);
/** Methods of helpers, which cannot be resolved without types, are looked up by these names only. */
const HELPER_NAME = /^(?:expect|assert|check|verify)(?:[A-Z]|$)/;

const isFunctionLike = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  ts.isArrowFunction(node) ||
  ts.isFunctionExpression(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isMethodDeclaration(node);

/** The name of a function that runs only when something calls it. */
function getDeclaredName(node: ts.Node): string | null {
  if (ts.isFunctionDeclaration(node)) return node.name?.text ?? null;
  const hasFunction =
    (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) &&
    node.initializer !== undefined &&
    unwrap(node.initializer) !== null;
  if (hasFunction || ts.isMethodDeclaration(node))
    return ts.isIdentifier(node.name) ? node.name.text : null;
  return null;
}

/** The function of an initializer, also inside a call such as `test.extend(…)` or `memoize(() => …)`. */
const unwrap = (node: ts.Expression): ts.Node | null => {
  if (isFunctionLike(node)) return node;
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return unwrap(node.expression);
  if (ts.isCallExpression(node)) return node.arguments.some(isFunctionLike) ? node : null;
  return null;
};

/** Whether a call is an assertion: `expect(x).toBe(y)`, `assert(x)`, `fc.assert(property)`. */
function isAssertion(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  const { expression } = node;
  if (ts.isIdentifier(expression)) return expression.text === 'assert';
  if (!ts.isPropertyAccessExpression(expression)) return false;
  const { name } = expression;
  if (ts.isIdentifier(expression.expression))
    return (
      (expression.expression.text === 'fc' && name.text === 'assert') ||
      (expression.expression.text === 'assert' && name.text !== 'fail') ||
      (expression.expression.text === 'expect' && name.text === 'unreachable')
    );
  return isExpectChain(expression.expression);
}

/** Whether an expression is `expect(x)`, `expect(x).not`, `expect.soft(x)`, `expect.poll(f).resolves`. */
function isExpectChain(node: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(node)) return isExpectChain(node.expression);
  if (!ts.isCallExpression(node)) return false;
  const { expression } = node;
  if (ts.isIdentifier(expression)) return ASSERTION_FUNCTIONS.has(expression.text);
  if (ts.isPropertyAccessExpression(expression) && ts.isIdentifier(expression.expression))
    return expression.expression.text === 'expect' && !NO_ASSERTIONS.has(expression.name.text);
  return isExpectChain(expression);
}

/** The statements that are reached: those before a `return` or `throw` of the block itself. */
function getReachedChildren(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  if (ts.isIfStatement(node) && node.expression.kind === ts.SyntaxKind.FalseKeyword)
    return node.elseStatement ? [node.elseStatement] : [];
  if (!ts.isBlock(node)) return children;
  const end = node.statements.findIndex(
    (statement) => ts.isReturnStatement(statement) || ts.isThrowStatement(statement),
  );
  return end === -1 ? children : children.slice(0, end + 1);
}

/**
 * Creates a function that says whether the code of a test contains an assertion that runs: itself, or in a function that it
 * calls, in its own file or in one that it imports.
 */
export function assertionFinder(
  readSource: (file: string) => ts.SourceFile | null,
  resolveImport: ResolveImport,
) {
  const files = new Map<string, KnownFile | null>();
  const readFile = (file: string): KnownFile | null => {
    const known = files.get(file);
    if (known !== undefined) return known;
    const source = readSource(file);
    const read = source && indexFile(source, (specifier) => resolveImport(specifier, file));
    files.set(file, read);
    return read;
  };

  const results = new Map<ts.Node, boolean>();
  const hasAssertion = (node: ts.Node, file: string): boolean => {
    const known = results.get(node);
    if (known !== undefined) return known;
    // A function that calls itself finds nothing new.
    results.set(node, false);
    const found = search(node, file, true);
    results.set(node, found);
    return found;
  };

  const search = (node: ts.Node, file: string, isRoot: boolean): boolean => {
    if (!isRoot && getDeclaredName(node) !== null) return false;
    if (isAssertion(node)) return true;
    if (ts.isIdentifier(node) && isNamedAssertion(node.text, file, false)) return true;
    if (ts.isPropertyAccessExpression(node)) {
      if (HELPER_NAME.test(node.name.text) && isNamedAssertion(node.name.text, file, true))
        return true;
      return search(node.expression, file, false);
    }
    return getReachedChildren(node).some((child) => search(child, file, false));
  };

  const isNamedAssertion = (name: string, file: string, isMember: boolean): boolean => {
    const own = readFile(file);
    if (!own) return false;
    const declared = own.functions.get(name);
    if (declared) return declared.some((node) => hasAssertion(node, file));
    const imported = isMember ? undefined : own.imports.get(name);
    if (imported) return isExported(imported.name, imported.file, new Set());
    // A method, or a name taken out of what a helper returned.
    return (
      HELPER_NAME.test(name) &&
      own.linkedFiles.some((linked) => isExported(name, linked, new Set([file])))
    );
  };

  const isExported = (name: string, file: string, seen: Set<string>): boolean => {
    if (seen.has(file)) return false;
    seen.add(file);
    const known = readFile(file);
    if (!known) return false;
    const declared = known.functions.get(name);
    if (declared?.some((node) => hasAssertion(node, file))) return true;
    return known.linkedFiles.some((linked) => isExported(name, linked, seen));
  };

  return hasAssertion;
}

function indexFile(
  source: ts.SourceFile,
  resolve: (specifier: string) => string | null,
): KnownFile {
  const functions = new Map<string, ts.Node[]>();
  const imports = new Map<string, { name: string; file: string }>();
  const linkedFiles: string[] = [];
  const visit = (node: ts.Node) => {
    const name = getDeclaredName(node);
    if (name !== null) functions.set(name, [...(functions.get(name) ?? []), node]);
    if (
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      const file = resolve(node.moduleSpecifier.text);
      if (file !== null) {
        linkedFiles.push(file);
        const bindings = ts.isImportDeclaration(node)
          ? node.importClause?.namedBindings
          : undefined;
        if (bindings && ts.isNamedImports(bindings))
          for (const element of bindings.elements)
            imports.set(element.name.text, {
              name: (element.propertyName ?? element.name).text,
              file,
            });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { functions, imports, linkedFiles };
}

import { matchesGlob } from 'node:path';
import ts from 'typescript';

/** The files of one runner. */
interface TestFiles {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

const readTexts = (node: ts.Expression): readonly string[] =>
  ts.isArrayLiteralExpression(node)
    ? node.elements.filter(ts.isStringLiteral).map(({ text }) => text)
    : ts.isStringLiteral(node)
      ? [node.text]
      : [];

/**
 * Reads which files the projects of `vitest.config.ts` and the tests of `playwright.config.ts` run. A file that matches none
 * of them is never loaded, so its tests prove nothing.
 */
export function readTestFiles(config: string): TestFiles[] {
  const file = ts.createSourceFile('config.ts', config, ts.ScriptTarget.Latest, false);
  const found: TestFiles[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const values = new Map(
        node.properties.flatMap((property) =>
          ts.isPropertyAssignment(property) && ts.isIdentifier(property.name)
            ? [[property.name.text, readTexts(property.initializer)] as const]
            : [],
        ),
      );
      const folders = (values.get('testDir') ?? []).map((folder) => `${folder}/**/*.spec.ts`);
      const include = [...(values.get('include') ?? []), ...folders];
      if (include.length > 0) found.push({ include, exclude: values.get('exclude') ?? [] });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Whether a runner loads a file. */
export const isTestFile = (file: string, runners: readonly TestFiles[]): boolean =>
  runners.some(
    ({ include, exclude }) =>
      include.some((pattern) => matchesGlob(file, pattern)) &&
      !exclude.some((pattern) => matchesGlob(file, pattern)),
  );

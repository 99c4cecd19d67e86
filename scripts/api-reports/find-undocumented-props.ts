import ts from 'typescript';

/** An id of the requirements, such as FLOW-12: it belongs in the title of a test. */
const REQUIREMENT_ID = /\b[A-Z]{1,6}-\d{2,3}\b/;

const readDoc = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map((doc) => doc.getText())
    .join(' ');

function findProblem(property: ts.PropertySignature): string | null {
  const doc = readDoc(property);
  const says = doc.replaceAll(/@default[^]*|[/*\s]/g, '');
  if (says === '') return 'has no docstring';
  if (REQUIREMENT_ID.test(doc)) return 'names a requirement';
  const isRequired = property.questionToken === undefined;
  return isRequired || doc.includes('@default') ? null : 'has no @default';
}

/** Lists the props of exported `…Props` and `…Listeners` interfaces that an editor explains badly. */
export const findUndocumentedProps = (files: readonly ts.SourceFile[]): readonly string[] =>
  files
    .flatMap(({ statements }) => statements.filter(ts.isInterfaceDeclaration))
    .filter(
      ({ name, modifiers }) =>
        /(Props|Listeners)$/.test(name.text) &&
        modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true,
    )
    .flatMap(({ name, members }) =>
      members.filter(ts.isPropertySignature).flatMap((property) => {
        const problem = findProblem(property);
        return problem === null ? [] : [`${name.text}.${property.name.getText()} ${problem}`];
      }),
    );

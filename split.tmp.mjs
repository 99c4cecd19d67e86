import ts from 'typescript';
import { readFileSync, writeFileSync, unlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

// plan: { file, tools, parts: [{ file, name?, pick: (describeIndex, itIndex, title) => boolean, title?: (old)=>new }] }
export function split({ file, tools, parts, repeat = () => false }) {
  const text = readFileSync(file, 'utf8');
  const sf = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const full = (n) => text.slice(n.getFullStart(), n.getEnd()).replace(/^\n+/, '');
  const isCall = (n, name) => ts.isExpressionStatement(n) && /^(describe|it)\b/.test(n.expression.getText()) && (!name || n.expression.getText().startsWith(name));
  const imports = sf.statements.filter(ts.isImportDeclaration);
  const describes = sf.statements.filter((n) => isCall(n, 'describe'));
  const loose = sf.statements.filter((n) => isCall(n, 'it'));
  if (loose.length) throw new Error('loose it in ' + file);
  const others = sf.statements.filter((n) => !imports.includes(n) && !describes.includes(n));
  const namesOf = (n) => ts.isVariableStatement(n) ? n.declarationList.declarations.flatMap((d) => ts.isIdentifier(d.name) ? [d.name.text] : d.name.elements.map((e) => e.name.text)) : n.name ? [n.name.text] : [];
  const decls = others.map((n) => ({ n, names: namesOf(n), text: full(n) }));
  const uses = (code, name) => new RegExp(`(?<![.\\w$])${name.replace('$', '\\$')}(?![\\w$])`).test(code);
  const header = imports.map((i) => full(i)).join('\n');
  // bodies
  const bodies = parts.map((part) => {
    const out = [];
    describes.forEach((d, di) => {
      const call = d.expression; const [title, fn] = call.arguments; const block = fn.body;
      const its = block.statements; let itIndex = -1;
      const kept = its.filter((s) => { if (!isCall(s)) return true; itIndex += 1; return part.pick(di, itIndex, s.getText()); });
      if (!kept.some((s) => isCall(s))) return;
      if (kept.length === its.length && !part.title) { out.push(full(d)); return; }
      const lead = text.slice(d.getFullStart(), d.getStart()).replace(/^\n+/, '');
      const keptText = kept.filter((s) => isCall(s) || true).map((s) => full(s)).join('\n\n');
      const head = text.slice(d.getStart(), block.getStart() + 1).replace(title.getText(), part.title ? `'${part.title}'` : title.getText());
      out.push(`${lead}${head}\n${keptText}\n});`);
    });
    return out.join('\n\n');
  });
  const total = bodies.map((b) => (b.match(/^\s*it[.(]/gm) ?? []).length);
  const direct = parts.map((_, i) => decls.filter(({ names }) => names.some((n) => uses(bodies[i], n))));
  // closure
  const close = (set) => { let grew = true; const s = new Set(set); while (grew) { grew = false; for (const d of decls) if (!s.has(d) && [...s].some((x) => d.names.some((n) => uses(x.text, n)))) { s.add(d); grew = true; } } return s; };
  const needs = direct.map(close);
  const shared = new Set(decls.filter((d) => d.names.length && needs.filter((s) => s.has(d)).length > 1));
  for (const d of close(shared)) shared.add(d);
  const bare = decls.filter((d) => d.names.length === 0);
  const organize = (path, code) => {
    const host = { getScriptFileNames: () => [path], getScriptVersion: () => '1', getScriptSnapshot: (f) => f === path ? ts.ScriptSnapshot.fromString(code) : undefined, getCurrentDirectory: () => process.cwd(), getCompilationSettings: () => ({ jsx: ts.JsxEmit.ReactJSX, noLib: true, allowJs: false }), getDefaultLibFileName: () => '', fileExists: () => false, readFile: () => undefined };
    const ls = ts.createLanguageService(host);
    const changes = ls.organizeImports({ type: 'file', fileName: path, mode: ts.OrganizeImportsMode.RemoveUnused }, {}, {});
    for (const { textChanges } of changes) for (const c of [...textChanges].sort((a, b) => b.span.start - a.span.start)) code = code.slice(0, c.span.start) + c.newText + code.slice(c.span.start + c.span.length);
    return code;
  };
  const dir = dirname(file);
  unlinkSync(file);
  if (shared.size) {
    const body = decls.filter((d) => shared.has(d)).map((d) => {
      const used = parts.some((_, i) => d.names.some((n) => uses(bodies[i], n) || [...needs[i]].some((x) => !shared.has(x) && uses(x.text, n))));
      return used ? d.text.replace(/^((?:\s*(?:\/\*\*[\s\S]*?\*\/|\/\/.*)\s*)?)(const|let|function|async function|interface|type|class)\b/, '$1export $2') : d.text;
    }).join('\n\n');
    writeFileSync(join(dir, tools), organize(join(dir, tools), `${header}\n\n${body}\n`));
  }
  const js = './' + tools.replace(/\.tsx?$/, '.js');
  parts.forEach((part, i) => {
    const own = decls.filter((d) => needs[i].has(d) && !shared.has(d)).map((d) => d.text);
    const from = [...shared].filter((d) => d.names.some((n) => uses(bodies[i], n) || own.some((o) => uses(o, n))));
    const names = from.flatMap((d) => d.names.filter((n) => uses(bodies[i], n) || own.some((o) => uses(o, n))).map((n) => ts.isInterfaceDeclaration(d.n) || ts.isTypeAliasDeclaration(d.n) ? 'type ' + n : n));
    const imp = names.length ? `import { ${names.join(', ')} } from '${js}';\n` : '';
    const code = `${header}\n${imp}\n${[...bare.map((b) => b.text), ...own, bodies[i]].join('\n\n')}\n`;
    writeFileSync(join(dir, part.file), organize(join(dir, part.file), code));
  });
  console.log(basename(file), 'tests per part', total, 'of', (text.match(/^\s*it[.(]/gm) ?? []).length, 'shared', [...shared].flatMap((d) => d.names).join(','));
}
const J = 'packages/journey/src/';
const at = (...ns) => (d) => ns.includes(d);
split({ file: J + 'auth/auth-provider.test.tsx', tools: 'auth-provider.test-tools.tsx', parts: [
  { file: 'auth-provider.test.tsx', pick: at(0, 2) }, { file: 'auth-callback.test.tsx', pick: at(1) }, { file: 'auth-notices.test.tsx', pick: at(3) }, { file: 'sign-in-gate.test.tsx', pick: at(4) }, { file: 'bearer-token.test.tsx', pick: at(5) } ] });
split({ file: J + 'ten-step/keep-journey.test.ts', tools: 'keep-journey.test-tools.ts', parts: [
  { file: 'keep-journey.test.ts', pick: at(0) }, { file: 'keep-journey-storage.test.ts', pick: at(1, 2) }, { file: 'keep-journey-tabs.test.ts', pick: at(3) } ] });
split({ file: J + 'auth/auth.machine.test.ts', tools: 'auth.machine.test-tools.ts', parts: [
  { file: 'checking.states.test.ts', pick: at(0) }, { file: 'signing-in.states.test.ts', pick: at(1) }, { file: 'signing-out.test.ts', pick: at(2) } ] });
split({ file: J + 'ten-step/ten-step-journey.standalone.test.tsx', tools: 'ten-step-journey.test-tools.tsx', parts: [
  { file: 'ten-step-start.standalone.test.tsx', pick: at(0) }, { file: 'ten-step-journey.standalone.test.tsx', pick: at(1) } ] });
split({ file: J + 'quantum/quantum-section.standalone.test.tsx', tools: 'quantum-section.test-tools.tsx', parts: [
  { file: 'quantum-section.standalone.test.tsx', pick: (d, i, t) => !/it\.each\(\[\s*\[?'?(unreachable|QC-1|QC-2)|QC-06|QC-12|QC-14 shows|QC-1[0-9]|QC-22|QC-23|unreachable/.test(t.slice(0, 300)) || /QC-21 shows the energy/.test(t.slice(0, 120)) },
  { file: 'quantum-failures.standalone.test.tsx', title: 'the quantum section where something is missing or fails', pick: (d, i, t) => !(!/it\.each\(\[\s*\[?'?(unreachable|QC-1|QC-2)|QC-06|QC-12|QC-14 shows|QC-1[0-9]|QC-22|QC-23|unreachable/.test(t.slice(0, 300)) || /QC-21 shows the energy/.test(t.slice(0, 120))) } ] });
split({ file: 'packages/api-client/src/session/session.node.test.ts', tools: 'session.test-tools.ts', parts: [
  { file: 'session.node.test.ts', pick: at(0, 3, 4, 5) }, { file: 'session-renewal.node.test.ts', pick: at(1, 2) } ] });
split({ file: 'apps/demo/server/providers/language-model.node.test.ts', tools: 'language-model.test-tools.ts', parts: [
  { file: 'language-model.node.test.ts', pick: at(0, 1, 2, 5) }, { file: 'language-model-failure.node.test.ts', pick: at(4) }, { file: 'reported-usage.node.test.ts', pick: at(3) } ] });
const first = /TWELVE-01|TWELVE-02|shuts|gate is shut|TWELVE-23|TWELVE-24 disables|held Enter/;
const cards = /TWELVE-06|draws the backbone|TWELVE-09|hides Share/;
split({ file: J + 'twelve-step/twelve-step-page.test.tsx', tools: 'twelve-step-page.test-tools.tsx', parts: [
  { file: 'twelve-step-page.test.tsx', pick: (d, i, t) => first.test(t.slice(0, 200)) },
  { file: 'twelve-step-run.test.tsx', title: 'a run of the full research journey', pick: (d, i, t) => !first.test(t.slice(0, 200)) && !cards.test(t.slice(0, 200)) },
  { file: 'twelve-step-cards.test.tsx', title: 'the cards of the full research journey', pick: (d, i, t) => cards.test(t.slice(0, 200)) } ] });

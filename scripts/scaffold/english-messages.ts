import { globSync } from 'node:fs';
import { importSource, ROOT } from '../import-source.ts';

/** The texts of a language, by namespace. */
type LanguageTexts = Readonly<Record<string, object>>;

/** Reads the texts that the demo itself has. */
export async function readDemoMessages(): Promise<object> {
  const { appMessages } = (await importSource(
    `export { appMessages } from './apps/demo/src/app.messages.ts';`,
  )) as { readonly appMessages: object };
  return appMessages;
}

/** Reads every catalog that a `*.messages.ts` file of the packages defines, by namespace. */
export async function readEnglishMessages(): Promise<LanguageTexts> {
  const files = globSync('packages/*/src/**/*.messages.ts', { cwd: ROOT }).sort();
  const code = [
    `export { findNamespace } from './packages/flow-kit/src/messages/define-messages.ts';`,
    ...files.map((file, index) => `export * as file${index} from ${JSON.stringify(`./${file}`)};`),
  ];
  const { findNamespace, ...modules } = (await importSource(code.join('\n'))) as {
    readonly findNamespace: (catalog: object) => string | undefined;
  } & Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  const texts: Record<string, object> = {};
  for (const exported of Object.values(modules).flatMap((file) => Object.values(file))) {
    if (typeof exported !== 'object' || exported === null) continue;
    // Without a namespace it is part of another catalog, or hosts cannot replace its texts.
    const namespace = findNamespace(exported);
    if (namespace !== undefined) texts[namespace] = exported;
  }
  return texts;
}

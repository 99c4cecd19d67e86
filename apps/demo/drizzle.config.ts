import { createRequire, registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from 'drizzle-kit';

const server = resolve('apps/demo/package.json');
const serverUrl = pathToFileURL(server).href;
const requireBeside = createRequire(server);

// The tool looks for the library beside itself; here it stands beside the server that uses it.
registerHooks({
  resolve: (specifier, context, next) => {
    if (!specifier.startsWith('drizzle-orm') || context.parentURL === serverUrl) {
      return next(specifier, context);
    }
    if (!context.conditions.includes('require')) {
      return next(specifier, { ...context, parentURL: serverUrl });
    }
    const url = pathToFileURL(requireBeside.resolve(specifier)).href;
    return { url, format: 'commonjs', shortCircuit: true };
  },
});

/** After a change of a table: `npx drizzle-kit generate --config apps/demo/drizzle.config.ts` */
export default defineConfig({
  dialect: 'postgresql',
  schema: './apps/demo/server/database/schema/*.schema.ts',
  out: './apps/demo/server/database/migrations',
});

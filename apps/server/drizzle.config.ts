import { createRequire, registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from 'drizzle-kit';

const server = resolve('apps/server/package.json');
const serverUrl = pathToFileURL(server).href;
const requireFromServer = createRequire(server);

// drizzle-kit resolves drizzle-orm next to itself; here it is a dependency of the server.
registerHooks({
  resolve: (specifier, context, next) => {
    if (!specifier.startsWith('drizzle-orm') || context.parentURL === serverUrl) {
      return next(specifier, context);
    }
    if (!context.conditions.includes('require')) {
      return next(specifier, { ...context, parentURL: serverUrl });
    }
    const url = pathToFileURL(requireFromServer.resolve(specifier)).href;
    return { url, format: 'commonjs', shortCircuit: true };
  },
});

/** After a schema change, run `npx drizzle-kit generate --config apps/server/drizzle.config.ts` */
export default defineConfig({
  dialect: 'postgresql',
  schema: './apps/server/src/database/schema/*.schema.ts',
  out: './apps/server/src/database/migrations',
});

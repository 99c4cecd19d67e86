import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { AppContext, AppEnv } from './app-env.js';

/** What Node knows about a request beside its headers. */
interface Connection {
  readonly remoteAddress?: string;
  readonly encrypted?: boolean;
  readonly httpVersion?: string;
  /** @default those of the request */
  readonly rawHeaders?: readonly string[];
}

/** The bindings of a request that came over a connection; a real socket cannot have any address or protocol. */
export const createBindings = ({
  remoteAddress = '127.0.0.1',
  encrypted,
  httpVersion = '1.1',
  rawHeaders = [],
}: Connection = {}): Partial<HttpBindings> =>
  ({
    incoming: {
      httpVersion,
      rawHeaders,
      socket: { remoteAddress, ...(encrypted === undefined ? {} : { encrypted }) },
    },
  }) as unknown as Partial<HttpBindings>;

/** Answers a question about a request that came over a connection. */
export async function readRequest<Answer>(
  read: (context: AppContext) => Answer,
  headers: Readonly<Record<string, string>> = {},
  connection?: Connection,
): Promise<Answer> {
  const answers: Answer[] = [];
  const app = new Hono<AppEnv>().get('/', (context) => {
    answers.push(read(context));
    return context.body(null);
  });
  await app.request('http://localhost/', { headers }, createBindings(connection));
  return answers[0] as Answer;
}

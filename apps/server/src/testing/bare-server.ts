/**
 * A Hono server that only parses the body and replies with fixed JSON: what the server is compared with under load.
 * `PORT` and `REPLY` are environment variables.
 */
import process from 'node:process';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const reply: unknown = JSON.parse(process.env['REPLY'] ?? '{}');

const app = new Hono()
  .get('/*', (context) => context.json(reply))
  .on(['POST', 'PUT'], '/*', async (context) => {
    await context.req.json();
    return context.json(reply);
  });

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env['PORT']) }, () => {
  process.stdout.write('The bare server is running.\n');
});

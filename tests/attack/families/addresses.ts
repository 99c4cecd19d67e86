import { hostname } from 'node:os';
import type { Family } from '../attack.types.ts';
import { judge } from '../define.ts';

/** Addresses that lead to the server itself, its network, or something that is not the web. */
const ADDRESSES = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0177.0.0.1/',
  'http://0x7f.0.0.1/',
  'http://0x7f000001/',
  'http://017700000001/',
  'http://127.0.0.1./',
  'http://127。0。0。1/',
  'http://①②⑦.0.0.1/',
  'http://0/',
  'http://0.0.0.0/',
  'http://localhost/',
  'http://LOCALHOST./',
  'http://localhost.localdomain/',
  'http://ip6-localhost/',
  'http://{hostname}/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[fe80::1%25lo]/',
  'http://[fd00::1]/',
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.0.1/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[fd00:ec2::254]/',
  'http://168.63.129.16/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://user:password@127.0.0.1/',
  'http://example.org@127.0.0.1/',
  'http://127.0.0.1#@example.org/',
  'http://127.0.0.1\\@example.org/',
  'http://127.0.0.1:{port}/health',
  'http://127.0.0.1:22/',
  'http://127.0.0.1:5432/',
  'https://127.0.0.1:6379/',
  'file:///etc/passwd',
  'ftp://127.0.0.1/',
  'gopher://127.0.0.1:6379/_INFO',
  'dict://127.0.0.1:11211/stat',
  'data:text/plain,Sleep',
  'blob:http://127.0.0.1/x',
  'jar:http://127.0.0.1!/',
  '//127.0.0.1/',
  'http:/\\127.0.0.1/',
  'http://127.0.0.1%00.example.org/',
  'http://127.0.0.1\r\nHost: evil.example/',
];

/** Papers at addresses of the own network (SSRF). */
export const addresses: Family = {
  name: 'addresses of papers',
  attacks: ADDRESSES.map((template) => ({
    name: `paper at ${JSON.stringify(template)}`,
    tried: 'POST /api/journey/analyze-paper',
    expected: 'refused without a connection',
    run: async ({ send, newGuest, port }) => {
      const url = template.replace('{hostname}', hostname()).replace('{port}', String(port));
      const reply = await send({
        method: 'POST',
        path: '/api/journey/analyze-paper',
        headers: newGuest(),
        body: {
          journey_id: 'j',
          paper_url: url,
          paper_content: '',
          metadata: { title: 'T', upload_method: 'url' },
        },
      });
      // Refused connections and timeouts would show that the server tried.
      const hides = ['ECONNREFUSED', 'root:x:', '"status":"ok"', 'timed out', 'analysis'];
      return judge(reply, { statuses: [400, 422], hides });
    },
  })),
};

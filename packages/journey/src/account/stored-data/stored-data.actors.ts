import {
  saveFile,
  type DataUsageReply,
  type DeleteDataRequest,
  type PlatformClient,
  type SaveFile,
} from '@spinout/api-client';
import { formatFileDate } from '@spinout/flow-kit';
import { fromPromise } from 'xstate';

type DataClient = Pick<PlatformClient, 'data'>;

/** Far more pages than any quota allows. */
const MAX_PAGES = 10_000;

/** Reads all pages and writes them as one JSON text, with the records by kind. */
export async function readExport(
  { data }: DataClient,
  exportedAt: Date,
  signal: AbortSignal,
): Promise<string> {
  const kinds = new Map<string, string[]>();
  let text = '';
  let after: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const request: { after?: string } = after === null ? {} : { after };
    const { parts, next }: Awaited<ReturnType<DataClient['data']['export']>> = await data.export(
      request,
      { signal },
    );
    for (const { kind, id, json, is_complete } of parts) {
      text += json;
      if (!is_complete) continue;
      // A record that changed between two pages is not JSON.
      JSON.parse(text);
      const records = kinds.get(kind) ?? [];
      kinds.set(kind, records);
      records.push(`{"id":${JSON.stringify(id)},"value":${text}}`);
      text = '';
    }
    if (next === null) {
      const lists = [...kinds].map(
        ([kind, records]) => `${JSON.stringify(kind)}:[\n${records.join(',\n')}\n]`,
      );
      return `{"exported_at":${JSON.stringify(exportedAt.toISOString())},"data":{${lists.join(',\n')}}}\n`;
    }
    after = next;
  }
  throw new Error('The export has no end.');
}

/** Connects the stored data to the client and to the browser's downloads. */
export const storedDataActors = (api: DataClient, save: SaveFile = saveFile) => ({
  readUsage: fromPromise<DataUsageReply, void>(({ signal }) => api.data.usage({ signal })),
  exportData: fromPromise<void, Date>(async ({ input, signal }) => {
    const text = await readExport(api, input, signal);
    signal.throwIfAborted();
    const name = `spinout_data_${formatFileDate(input)}.json`;
    save(name, new Blob([text], { type: 'application/json' }));
  }),
  deleteData: fromPromise<void, DeleteDataRequest>(async ({ input, signal }) => {
    await api.data.delete(input, { signal, fresh: true });
  }),
});

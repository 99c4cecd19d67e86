/** Data from PubMed's MEDLINE format that summaries lack. */
export interface MedlineRecord {
  readonly abstract: string;
  readonly isRetracted: boolean;
}

const FIELD = /^([A-Z]{2,4}) *- (.*)$/;
const CONTINUED = /^ {6}(.*)$/;

/**
 * Parses PubMed's MEDLINE format: one field per line, `TAG - text`, continued on lines that start with six spaces;
 * records are separated by empty lines. Fields: https://www.nlm.nih.gov/bsd/mms/medlineelements.html
 * @returns the records by PMID; a later record of the same PMID is ignored
 */
export function parseMedline(text: string): ReadonlyMap<string, MedlineRecord> {
  const records = new Map<string, MedlineRecord>();
  for (const block of text.replaceAll('\r', '').split(/\n(?:[ \t]*\n)+/)) {
    const fields = parseFields(block);
    const pmid = /^\d{1,9}$/.exec(fields.get('PMID')?.[0] ?? '')?.[0];
    if (pmid === undefined || records.has(pmid)) continue;
    records.set(pmid, {
      abstract: fields.get('AB')?.join(' ') ?? '',
      isRetracted: fields.has('RIN') || (fields.get('PT') ?? []).includes('Retracted Publication'),
    });
  }
  return records;
}

const parseFields = (block: string): ReadonlyMap<string, readonly string[]> => {
  const fields = new Map<string, string[]>();
  let values: string[] | undefined;
  for (const line of block.split('\n')) {
    const [, tag, value = ''] = FIELD.exec(line) ?? [];
    const continued = CONTINUED.exec(line)?.[1];
    if (tag !== undefined) {
      values = fields.get(tag) ?? [];
      values.push(value.trim());
      fields.set(tag, values);
    } else if (continued !== undefined && values !== undefined) {
      values.push(`${values.pop() ?? ''} ${continued.trim()}`);
    }
  }
  return fields;
};

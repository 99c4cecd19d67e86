// Writes the least that a Word 97 document needs: a compound file with a text stream and its piece table.
const SECTOR = 512;
const END_OF_CHAIN = -2;
const FAT_SECTOR = -3;
const FREE = -1;
const TEXT_AT = 2048;
/** Streams below this size live in a table of their own, which is left out by making every stream larger. */
const MIN_STREAM = 4096;

const padded = (bytes: Uint8Array): Uint8Array => {
  const size = Math.max(MIN_STREAM, Math.ceil(bytes.length / SECTOR) * SECTOR);
  const sectors = new Uint8Array(size);
  sectors.set(bytes);
  return sectors;
};

const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));

const wordStream = (text: string) => {
  const letters = utf16(text);
  const stream = new Uint8Array(TEXT_AT + letters.length);
  const view = new DataView(stream.buffer);
  view.setUint16(0x00, 0xa5ec, true); // magic number
  view.setUint16(0x02, 0x00c1, true); // written by Word 97
  view.setUint16(0x0a, 0x0200, true); // the tables are in "1Table"
  view.setUint32(0x18, TEXT_AT, true);
  view.setUint32(0x4c, text.length, true);
  view.setUint32(0x1a2, 0, true); // position and size of the piece table
  view.setUint32(0x1a6, 21, true);
  stream.set(letters, TEXT_AT);
  return padded(stream);
};

const tableStream = (text: string) => {
  const table = new Uint8Array(21);
  const view = new DataView(table.buffer);
  view.setUint8(0, 2);
  view.setUint32(1, 16, true);
  view.setUint32(5, 0, true);
  view.setUint32(9, text.length, true);
  view.setUint32(15, TEXT_AT, true);
  return padded(table);
};

interface Entry {
  readonly name: string;
  readonly type: number;
  readonly right: number;
  readonly child: number;
  readonly start: number;
  readonly size: number;
}

const entryBytes = ({ name, type, right, child, start, size }: Entry) => {
  const bytes = new Uint8Array(128);
  const view = new DataView(bytes.buffer);
  bytes.set(utf16(name));
  view.setUint16(64, (name.length + 1) * 2, true);
  view.setInt8(66, type);
  view.setInt8(67, 1);
  view.setInt32(68, FREE, true);
  view.setInt32(72, right, true);
  view.setInt32(76, child, true);
  view.setInt32(116, start, true);
  view.setUint32(120, size, true);
  return bytes;
};

/**
 * Creates a DOC file that contains only text.
 * @param text paragraphs end with a carriage return
 */
export function makeDoc(text: string): Uint8Array {
  const word = wordStream(text);
  const table = tableStream(text);
  const wordSectors = word.length / SECTOR;
  const tableSectors = table.length / SECTOR;
  const directorySector = 1;
  const wordSector = 2;
  const tableSector = wordSector + wordSectors;
  const total = tableSector + tableSectors;
  if (total > SECTOR / 4) throw new Error('The text is too long for one allocation sector.');

  const fat = new Int32Array(SECTOR / 4).fill(FREE);
  fat[0] = FAT_SECTOR;
  fat[directorySector] = END_OF_CHAIN;
  for (let sector = wordSector; sector < total; sector += 1) {
    const last = sector === tableSector - 1 || sector === total - 1;
    fat[sector] = last ? END_OF_CHAIN : sector + 1;
  }

  const file = new Uint8Array((total + 1) * SECTOR);
  const view = new DataView(file.buffer);
  file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  view.setUint16(24, 0x3e, true);
  view.setUint16(26, 3, true);
  view.setUint16(28, 0xfffe, true);
  view.setUint16(30, 9, true); // sectors of 2^9 bytes
  view.setUint16(32, 6, true);
  view.setInt32(44, 1, true);
  view.setInt32(48, directorySector, true);
  view.setInt32(56, MIN_STREAM, true);
  view.setInt32(60, END_OF_CHAIN, true);
  view.setInt32(68, END_OF_CHAIN, true);
  for (let slot = 0; slot < 109; slot += 1)
    view.setInt32(76 + slot * 4, slot === 0 ? 0 : FREE, true);

  const entries: readonly Entry[] = [
    { name: 'Root Entry', type: 5, right: FREE, child: 1, start: END_OF_CHAIN, size: 0 },
    { name: '1Table', type: 2, right: 2, child: FREE, start: tableSector, size: table.length },
    {
      name: 'WordDocument',
      type: 2,
      right: FREE,
      child: FREE,
      start: wordSector,
      size: word.length,
    },
  ];
  file.set(new Uint8Array(fat.buffer), SECTOR);
  entries.forEach((entry, index) =>
    file.set(entryBytes(entry), SECTOR * (directorySector + 1) + index * 128),
  );
  file.set(word, SECTOR * (wordSector + 1));
  file.set(table, SECTOR * (tableSector + 1));
  return file;
}

const MAX_CHARACTERS = 120;
/** Control characters, including those that change the text direction and can disguise a file extension. */
const INVISIBLE_CHARACTERS = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const FORBIDDEN = /[\\/:*?"<>|]/g;
const UNNAMED = 'paper';

/** Makes a file name safe to show and to store; its extension stays. */
export function safeFileName(fileName: string | undefined): string {
  const name = (fileName ?? '')
    .normalize('NFC')
    .replace(INVISIBLE_CHARACTERS, '')
    .replace(FORBIDDEN, '_')
    .trim();
  if (/^[. ]*$/.test(name)) return UNNAMED;
  const [ending = ''] = /\.\w{1,8}$/.exec(name) ?? [];
  const letters = [...name.slice(0, name.length - ending.length)];
  return `${letters.slice(0, MAX_CHARACTERS - ending.length).join('')}${ending}`;
}

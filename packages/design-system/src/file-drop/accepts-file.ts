/**
 * Whether a file matches an `accept` list as browsers interpret it: extensions (`.pdf`), types
 * (`text/plain`) and wildcards (`image/*`). Browsers do not check dropped files.
 */
export function acceptsFile(accept: string, file: { name: string; type: string }): boolean {
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  const entries = accept
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter(Boolean);
  if (entries.length === 0) return true;
  return entries.some((entry) => {
    if (entry.startsWith('.')) return name.endsWith(entry);
    if (entry.endsWith('/*')) return type.startsWith(entry.slice(0, -1));
    return type === entry;
  });
}

/** Fills `{name}` in a text; a placeholder without a value stays. */
export const fillPlaceholders = (
  template: string,
  values: Readonly<Record<string, string>>,
): string => template.replace(/\{(\w+)\}/gu, (all, key: string) => values[key] ?? all);

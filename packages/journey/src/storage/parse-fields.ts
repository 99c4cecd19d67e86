type Fields = Readonly<Record<string, unknown>>;

/** The fields of an untrusted value; none if it is not an object. */
export const getFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** The fields of an untrusted JSON text; none if it cannot be parsed. */
export const parseFields = (text: string | null): Fields => {
  try {
    return getFields(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
};

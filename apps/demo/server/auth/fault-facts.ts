const frames = (stack: string | undefined) =>
  (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim());

const codeOf = (fault: Error): string | null => {
  const code: unknown = 'code' in fault ? fault.code : null;
  return typeof code === 'string' ? code : null;
};

const nameAndCode = (fault: unknown) =>
  fault instanceof Error ? { name: fault.name, code: codeOf(fault) } : null;

/**
 * What of a fault may stand in a log: kind, code and place. Messages do not, since those of a database hold its
 * parameters and those of a provider its answer.
 */
export const faultFacts = (fault: unknown) =>
  fault instanceof Error
    ? { ...nameAndCode(fault), cause: nameAndCode(fault.cause), frames: frames(fault.stack) }
    : { name: typeof fault };

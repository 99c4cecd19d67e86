/** Whether one of two phrases holds all words of the other: both say the same, one in more words. */
export const overlaps = (one: string, other: string): boolean => {
  const [first, second] = [` ${one.toLowerCase()} `, ` ${other.toLowerCase()} `];
  return first.includes(second) || second.includes(first);
};

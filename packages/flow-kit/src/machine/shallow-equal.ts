/** Whether two objects have the same values under the same names. */
export const shallowEqual = <Value extends object>(before: Value, after: Value): boolean => {
  const names = Object.keys(before) as (keyof Value)[];
  return (
    names.length === Object.keys(after).length &&
    names.every((name) => name in after && Object.is(before[name], after[name]))
  );
};

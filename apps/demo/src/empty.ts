/** Stands in for optional parts of a library that this app never uses. */
export default {};
export const decode = undefined;

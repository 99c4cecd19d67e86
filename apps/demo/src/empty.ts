/** Replaces optional dependencies that this app never uses. */
export default {};
export const decode = undefined;

/** Root folder of the repository. */
export const ROOT: string;
/** Where the hosts and their dependencies lie. */
export const CACHE: string;

export declare const SERVER_BUNDLE: string;
/** Bundles one program with the sources of the packages. */
export declare function bundleProgram(folder: string, name: string, source: string): Promise<void>;
/** Writes `serve.js`, the file of its workers and its migrations. */
export declare function buildServer(folder?: string): Promise<void>;

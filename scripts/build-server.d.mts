export declare const SERVER_BUNDLE: string;
/** Writes `serve.js` and its migrations. */
export declare function buildServer(folder?: string): Promise<void>;

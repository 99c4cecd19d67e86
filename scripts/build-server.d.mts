export declare const SERVER_BUNDLE: string;
/** Writes `serve.js` with its migrations beside it. */
export declare function buildServer(folder?: string): Promise<void>;

/** Writes the English model as one file, with what the tagger needs. */
export function writeEnglishModel(root: string, outfile: string): Promise<void>;

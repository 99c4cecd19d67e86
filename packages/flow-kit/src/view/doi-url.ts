import { parseDoi } from '@spinout/api-client/doi';

/** The URL of a DOI; null if the text is not a DOI, so that no other address becomes a link. */
export const doiUrl = (doi: string | null | undefined): string | null => parseDoi(doi)?.url ?? null;

import { parseDoi } from '@spinout/api-client/doi';

/** The address of a DOI for a link in a view; null where the text is no DOI, so that no other address becomes a link. */
export const doiUrl = (doi: string | null | undefined): string | null => parseDoi(doi)?.url ?? null;

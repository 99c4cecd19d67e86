const MAX_USD = 200_000;

/**
 * Delaware franchise tax by the authorized shares method, in US dollars: $175 up to 5,000 shares, $250 up to
 * 10,000, and $85 for each additional 10,000 or part of it, at most $200,000. Source: Delaware Division of
 * Corporations, "How to Calculate Franchise Taxes".
 */
export function taxByAuthorizedShares(authorizedShares: number): number {
  if (authorizedShares <= 5000) return 175;
  if (authorizedShares <= 10_000) return 250;
  return Math.min(MAX_USD, 250 + 85 * Math.ceil((authorizedShares - 10_000) / 10_000));
}

/**
 * Delaware franchise tax by the assumed par value capital method: $400 for every million dollars, or part of it, of the
 * authorized shares at their assumed par value (gross assets over issued shares, but not less than the
 * stated par value); at least $400, at most $200,000. Same source.
 */
export function taxByAssumedParValue(input: {
  authorizedShares: number;
  issuedShares: number;
  parValueUsd: number;
  grossAssetsUsd: number;
}): number {
  const { authorizedShares, issuedShares, parValueUsd, grossAssetsUsd } = input;
  const assumedPar = issuedShares > 0 ? grossAssetsUsd / issuedShares : 0;
  const capital = Math.max(assumedPar, parValueUsd) * authorizedShares;
  return Math.min(MAX_USD, Math.max(400, 400 * Math.ceil(capital / 1_000_000)));
}

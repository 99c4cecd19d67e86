/** Weights as whole numbers of small steps beside the names of their features: apart, both compress better than as pairs. */
interface FeatureWeights {
  readonly names: readonly string[];
  /** One row for each model. */
  readonly rows: readonly (readonly number[])[];
}

/**
 * Lists the features of models with their weights as whole numbers.
 * @param models the weights of each model, by feature
 * @param steps how many steps of a weight make 1
 */
export function listFeatures(
  models: readonly Readonly<Record<string, number>>[],
  steps: number,
): FeatureWeights {
  const names = [...new Set(models.flatMap((weights) => Object.keys(weights)))].sort();
  return {
    names,
    rows: models.map((weights) => names.map((name) => Math.round((weights[name] ?? 0) * steps))),
  };
}

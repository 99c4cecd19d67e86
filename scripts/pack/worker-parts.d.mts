export interface ModuleOfGraph {
  readonly bytes: number;
  readonly imports: readonly { readonly path: string; readonly kind: string }[];
}

/** The part of each module of a worker. */
export function assignParts(
  modules: Readonly<Record<string, ModuleOfGraph>>,
  entry: string,
): Map<string, string>;

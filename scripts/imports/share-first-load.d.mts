export declare function shareFirstLoad(
  packages: string,
  starts: readonly string[],
): readonly string[];

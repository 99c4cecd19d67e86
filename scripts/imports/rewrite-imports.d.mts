interface OwnPackage {
  readonly name: string;
  readonly folder: string;
  readonly entry: string;
}
type FindPackage = (specifier: string) => OwnPackage | null;
export declare function rewriteImports(path: string, findPackage: FindPackage): string;
export declare const createPackageFinder: (packages: string) => FindPackage;

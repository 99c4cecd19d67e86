declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Bundlers replace `process.env.NODE_ENV`. Without a bundler there is no `process`, and it is not a production build. */
export const isProductionBuild = (): boolean => {
  try {
    return process.env.NODE_ENV === 'production';
  } catch {
    return false;
  }
};

interface TestFile {
  readonly moduleId: string;
}

export default class EndlessFilesReporter {
  constructor(options?: { readonly end?: (message: string) => void });
  onTestRunStart(): void;
  onTestModuleQueued(file: TestFile): void;
  onTestModuleEnd(file: TestFile): void;
  onTestRunEnd(): void;
}

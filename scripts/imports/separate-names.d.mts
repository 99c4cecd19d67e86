export declare function separateNames(entry: string): void;

export declare function shiftDate(offset: number): void

export function fitsNode(version: string, range: string): boolean
export function inWords(range: string): string

export function dependenciesAreFresh(root: string): boolean

export function sourcesHash(root: string): string
export function buildIsFresh(root: string): boolean
export function rememberBuild(root: string, hash: string): void

export async function runUpdate(_args: readonly string[], _root: string, _version: string): Promise<void> {}

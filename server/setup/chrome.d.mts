export const chromePaths: string[]
export function chrome(): string | undefined

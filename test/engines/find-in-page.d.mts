export function findInPage(selector: string, name: string): { x: number; y: number } | null
export function readInPage(selector: string, property: string): string | null
export function focusInPage(): string

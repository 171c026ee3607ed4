export interface FileRules {
  /** As an `accept` attribute says it: `.pdf,image/*`; '' takes all. */
  accept: string
  maxBytes: number
  /** How many more there may be. */
  left: number
}

export type Refusal = 'type' | 'size' | 'empty' | 'many'

type Known = Pick<File, 'name' | 'type' | 'size'>

/** The files that may be taken, and why the others may not. */
export function checkFiles<Given extends Known>(
  files: readonly Given[],
  { accept, maxBytes, left }: FileRules,
) {
  const taken: Given[] = []
  const refused: { name: string; size: number; reason: Refusal }[] = []
  for (const file of files) {
    const reason = reasonAgainst(file, accept, maxBytes) ?? (taken.length >= left ? 'many' : undefined)
    if (reason) refused.push({ name: file.name, size: file.size, reason })
    else taken.push(file)
  }
  return { taken, refused }
}

function reasonAgainst(file: Known, accept: string, maxBytes: number): Refusal | undefined {
  if (!isAccepted(file, accept)) return 'type'
  if (file.size === 0) return 'empty'
  return file.size > maxBytes ? 'size' : undefined
}

/** Files that are dropped or pasted never meet the file dialog, which would hide them. */
function isAccepted({ name, type }: Known, accept: string): boolean {
  const kinds = accept
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter(Boolean)
  const isOf = (kind: string) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind)
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind
  }
  return kinds.length === 0 || kinds.some(isOf)
}

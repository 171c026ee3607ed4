export interface Lineage {
  /** Audiences in its rules, and in theirs: nearest first, each once, with the steps to it. */
  madeOf: readonly { id: string; steps: number }[]
  /** Audiences whose rules name it, directly or through others. */
  usedIn: readonly { id: string; steps: number }[]
}

/** An audience's forebears and descendants; `parts` are the audiences that each one names. */
export function lineage({
  id,
  parts,
}: {
  id: string
  parts: readonly { id: string; of: string }[]
}): Lineage {
  const madeOf = (at: string) => parts.filter((part) => part.id === at).map(({ of }) => of)
  const usedIn = (at: string) => parts.filter(({ of }) => of === at).map((part) => part.id)
  return { madeOf: reached(id, madeOf), usedIn: reached(id, usedIn) }
}

function reached(from: string, next: (id: string) => readonly string[]): { id: string; steps: number }[] {
  const steps = new Map([[from, 0]])
  for (const [id, step] of steps)
    for (const further of next(id)) if (!steps.has(further)) steps.set(further, step + 1)
  steps.delete(from)
  return [...steps].map(([id, step]) => ({ id, steps: step }))
}

const MOST = 5

/** An error and what caused it, the outermost first; an end even where they go round in a circle. */
export function causes(error: unknown): unknown[] {
  const all = [error]
  while (all.length < MOST) {
    const cause = (all.at(-1) as { cause?: unknown } | null | undefined)?.cause
    if (cause === undefined || cause === null) break
    all.push(cause)
  }
  return all
}

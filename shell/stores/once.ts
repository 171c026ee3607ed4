/** Callers while the work is under way share it; afterwards a call starts anew. */
export function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined
  return () => (running ??= work().finally(() => (running = undefined)))
}

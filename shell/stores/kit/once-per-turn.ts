/** Runs `work` once at the end of the turn of the event loop, however often it was called. */
export function oncePerTurn(work: () => void): () => void {
  let scheduled = false
  return () => {
    if (scheduled) return
    scheduled = true
    queueMicrotask(() => {
      scheduled = false
      work()
    })
  }
}

/** Calls within one turn of the event loop are one piece of work at its end: however often something changes, the screen hears once. */
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

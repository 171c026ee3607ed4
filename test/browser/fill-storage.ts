/** Really full: browsers give five million characters or so. */
export function fillStorage(storage: Storage): { clear(): void } {
  const keys: string[] = []
  for (let size = 1_000_000; size >= 1; size = size / 10) {
    try {
      for (;;) {
        const key = `f${keys.length}`
        storage.setItem(key, 'x'.repeat(size))
        keys.push(key)
      }
    } catch {
      // go on with smaller pieces
    }
  }
  return { clear: () => keys.forEach((key) => storage.removeItem(key)) }
}

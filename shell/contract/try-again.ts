/** Ours: what failed is tried again after so long. */
const TRY_AGAIN_EVERY_MS = 15_000

/** Tries again what failed, by itself: when the connection or the person is back, and every 15 seconds while somebody looks. Returns how to stop. */
export function tryAgainLater(retry: () => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  for (const sign of ['online', 'focus']) addEventListener(sign, retry, { signal })
  const timer = setInterval(() => document.hidden || retry(), TRY_AGAIN_EVERY_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
  return () => ending.abort()
}

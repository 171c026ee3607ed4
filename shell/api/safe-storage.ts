/** A storage of the browser that may be blocked or full: then there is nothing in it, and what is written is not kept. */
const safe = (storage: () => Storage) => ({
  get: (key: string): string | null => attempt(() => storage().getItem(key), null),
  /** False where the text was not kept. */
  set: (key: string, text: string): boolean => attempt(() => (storage().setItem(key, text), true), false),
  keys: (): readonly string[] => attempt(() => Object.keys(storage()), []),
  remove: (key: string): void => attempt(() => storage().removeItem(key), undefined),
})

function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work()
  } catch {
    return otherwise
  }
}

export const safeLocal = safe(() => localStorage)
export const safeSession = safe(() => sessionStorage)

import type { ReadableAtom } from 'nanostores'

/**
 * Reads a store as of its last change, listening to it from the first reading on. `get` of a computed store asks all that it
 * depends on whether anything anywhere has changed since; where a navigation reads a dozen of them that is most of its work.
 * Not for what runs inside a store's listener: what depends on that store follows only after.
 */
export function kept<Value>(store: ReadableAtom<Value>): () => Value {
  let last: { value: Value } | undefined
  return () => {
    last ??= follow(store)
    return last.value
  }
}

function follow<Value>(store: ReadableAtom<Value>): { value: Value } {
  const last = { value: store.get() }
  store.listen((value) => (last.value = value))
  return last
}

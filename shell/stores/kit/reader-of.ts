import type { ReadableAtom } from 'nanostores'

/**
 * A reader of a store that is quicker than its `get`: it listens from the first reading on and keeps the last value. `get` of
 * a computed store asks every store below it whether it has changed; a navigation reads a dozen, and that was most of its work.
 * Do not read it inside another store's listener: computed stores may not have heard of that change yet.
 */
export function readerOf<Value>(store: ReadableAtom<Value>): () => Value {
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

/** The object with one more property, which is asked for when somebody reads it; objects made again and again are made faster with the same `get`. */
export function lazily<Known extends object, Name extends string, Value>(known: Known, name: Name, get: () => Value): Known & Readonly<Record<Name, Value>> {
  return Object.defineProperty(known, name, { enumerable: true, get }) as Known & Readonly<Record<Name, Value>>
}

/** Worked out once, at the first call. */
export function remembered<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

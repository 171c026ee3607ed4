/** The object with one more property, which is worked out when somebody first reads it. */
export function lazily<Known extends object, Name extends string, Value>(known: Known, name: Name, make: () => Value): Known & Readonly<Record<Name, Value>> {
  return Object.defineProperty(known, name, { enumerable: true, get: remembered(make) }) as Known & Readonly<Record<Name, Value>>
}

/** Worked out once, at the first call. */
export function remembered<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/** Adds a property whose value is worked out when somebody reads it. Where many such objects are made, hand over the same `get` each time: browsers make them faster then. */
export function lazily<Known extends object, Name extends string, Value>(
  known: Known,
  name: Name,
  get: () => Value,
): Known & Readonly<Record<Name, Value>> {
  return Object.defineProperty(known, name, { enumerable: true, get }) as Known &
    Readonly<Record<Name, Value>>
}

/** Worked out once, at the first call. */
export function remembered<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

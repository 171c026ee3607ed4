/** What a field of a document may hold; `null` stands for "empty". */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/** Whether two values mean the same; the order of an object's names does not count. */
export function sameJson(one: Json, other: Json): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (isList(one) || isList(other)) {
    return (
      isList(one) &&
      isList(other) &&
      one.length === other.length &&
      one.every((each, at) => sameJson(each, other[at]!))
    )
  }
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && sameJson(one[name]!, other[name]!))
  )
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

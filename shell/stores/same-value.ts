/** Whether two plain values, as events carry them, say the same. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => sameValue((one as Fields)[key], (other as Fields)[key]))
}

type Fields = Readonly<Record<string, unknown>>

/** Whether two plain values, as events carry them, say the same. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  let left = 0
  for (const key in other) if (Object.hasOwn(other, key)) left++
  for (const key in one)
    if (Object.hasOwn(one, key) && (left-- <= 0 || !sameValue((one as Fields)[key], (other as Fields)[key])))
      return false
  return left === 0
}

type Fields = Readonly<Record<string, unknown>>

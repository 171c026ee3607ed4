/** Rows of a list that are kept. */
const KEPT_ROWS = 2

/** An answer with the first rows of each list in it. */
export function shortened(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.slice(0, KEPT_ROWS).map(shortened)
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, shortened(value)]))
}

/** Paths where two answers differ in keys or in types of values; what is empty on one side may be anything. */
export function drift(recorded: unknown, real: unknown, path = ''): readonly string[] {
  if (recorded === null || real === null) return []
  if (typeof recorded !== typeof real || Array.isArray(recorded) !== Array.isArray(real))
    return [`${path}: ${typeOf(recorded)} is ${typeOf(real)} now`]
  if (typeof recorded !== 'object') return []
  if (Array.isArray(recorded) && Array.isArray(real))
    return recorded.slice(0, real.length).flatMap((each, at) => drift(each, real[at], `${path}[${at}]`))
  const [one, other] = [recorded as Record<string, unknown>, real as Record<string, unknown>]
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
    !(key in one)
      ? [`${path}.${key} is new`]
      : !(key in other)
        ? [`${path}.${key} is gone`]
        : drift(one[key], other[key], `${path}.${key}`),
  )
}

const typeOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

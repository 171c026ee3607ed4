import type SCIMMY from 'scimmy'

type Asked = SCIMMY.Types.Resource

/** As many as are answered where nobody says how many, and at most. */
const PAGE = 100
const MOST = 500

/** `attribute eq "value"`, which directories ask before every change; undefined for any other filter. */
export function soughtValue({ filter }: Asked, attribute: string): string | undefined {
  const [only, ...more] = (filter ?? []) as readonly Record<string, unknown>[]
  if (!only || more.length > 0 || Object.keys(only).length !== 1) return undefined
  const condition = only[attribute]
  return Array.isArray(condition) && condition[0] === 'eq' ? String(condition[1]) : undefined
}

/** The page that is asked for, counted from 1; the library is told how many there are altogether. */
export function pageOf(asked: Asked): { offset: number; limit: number; tell(total: number): void } {
  const { startIndex = 1, count = PAGE } = asked.constraints ?? {}
  const limit = Math.min(count, MOST)
  return {
    offset: startIndex - 1,
    limit,
    tell: (totalResults) => {
      asked.constraints = Object.assign(asked.constraints ?? {}, { startIndex, count: limit, totalResults })
    },
  }
}

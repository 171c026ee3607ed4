import { useCallback, useState } from 'react'
import type { MarketLine } from '../../../domain/markets/market-answers.ts'

/** Of people, by their ids. */
export type Names = ReadonlyMap<string, string>

/** Of the markets' administrators. */
export const namesIn = (markets: readonly MarketLine[]): Names =>
  new Map(markets.flatMap(({ contacts }) => contacts.map(({ personId, name }) => [personId, name] as const)))

/** These, and of those who are chosen from now on. */
export function useNames(markets: readonly MarketLine[]): [Names, (id: string, name: string) => void] {
  const [names, setNames] = useState(() => namesIn(markets))
  const add = useCallback(
    (id: string, name: string) => setNames((before) => new Map([...before, [id, name]])),
    [],
  )
  return [names, add]
}

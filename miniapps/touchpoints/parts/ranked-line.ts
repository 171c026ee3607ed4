import { useMemo } from 'react'
import {
  type RankedRow,
  type Ranking,
  type RankingChoice,
  rankingOf,
} from '../../domain/touchpoints/ranking.ts'
import { type Touchpoint, touchpointName } from '../../domain/touchpoints/touchpoint.ts'
import { useLanguage } from '../../kit/words/use-language.ts'
import type { Rated } from './use-rated.ts'

/** A line of the ranking, by its name in the agency's library. */
export interface RankedLine extends RankedRow {
  name: string
  /** Null: the library does not know it. */
  type: Touchpoint['type'] | null
  /** Of its price; '' where there is none. */
  currency: string
}

export interface NamedRanking extends Ranking {
  lines: readonly RankedLine[]
  nameOf(code: string): string
}

/** Computed anew with each move of a slider; names are looked up once. */
export function useRanking(rated: Rated | undefined, choice: RankingChoice): NamedRanking | undefined {
  const language = useLanguage()
  const known = useMemo(
    () =>
      new Map(
        rated?.library.touchpoints.map((each) => [
          each.code,
          { ...each, name: touchpointName(each, language) },
        ]),
      ),
    [rated, language],
  )
  return useMemo(() => {
    if (!rated) return undefined
    const ranking = rankingOf(rated.touchpoints, choice)
    const nameOf = (code: string) => known.get(code)?.name ?? code
    const lines = ranking.rows.map((row): RankedLine => {
      const { type = null, currency = '' } = known.get(row.id) ?? {}
      return { ...row, name: nameOf(row.id), type, currency }
    })
    return { ...ranking, lines, nameOf }
  }, [rated, known, choice])
}

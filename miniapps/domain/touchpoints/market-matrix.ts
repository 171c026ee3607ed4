import type { Body } from '../document/change.ts'
import { type Json, sameJson } from '../document/json.ts'
import { libraryRows, type LibraryRow } from './library-rows.ts'
import { touchpointFields, touchpointPath } from './touchpoint.ts'

export interface MarketBody {
  market: string
  body: Body
}

/** A touchpoint over all markets. */
export interface MatrixRow extends LibraryRow {
  /** Its own values in each market, by market; a market without any is not there. */
  said: ReadonlyMap<string, Body>
}

/**
 * Touchpoints by markets with what differs from the library of all markets; touchpoints of one market alone
 * stand last.
 */
export function marketMatrix(all: Body, markets: readonly MarketBody[]): readonly MatrixRow[] {
  const own = markets.map(({ market, body }) => [market, touchpointFields(body)] as const)
  const known = touchpointFields(all)
  const alone: Record<string, Json> = {}
  for (const [, touchpoints] of own)
    for (const [code, fields] of touchpoints)
      if (!known.has(code))
        for (const [field, value] of Object.entries(fields)) alone[touchpointPath(code, field)] ??= value
  return libraryRows(alone, all).map((row) => ({
    ...row,
    said: new Map(
      own.flatMap(([market, fields]) => {
        const said = fields.get(row.code)
        return said ? [[market, said] as const] : []
      }),
    ),
  }))
}

/**
 * Markets that say other than all markets in one of some fields; what a market says again is no difference.
 */
export const differingMarkets = (
  { code, said }: Pick<MatrixRow, 'code' | 'said'>,
  all: Body,
  fields: readonly string[] | null,
): readonly string[] =>
  [...said].flatMap(([market, own]) => {
    const isOther = (fields ?? Object.keys(own)).some(
      (field) => field in own && !sameJson(own[field]!, all[touchpointPath(code, field)] ?? null),
    )
    return isOther ? [market] : []
  })

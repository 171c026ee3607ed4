import { insertRows } from '../../../world/insert-rows.ts'
import type { Noun } from '../../../world/noun.ts'

const NAMES = ['The first one', 'The second one', 'The third one']

/** Three for a brand of each agency. */
export const addThings: Noun['addSample'] = (sql, { organisations }) => {
  const brands = organisations.flatMap(({ brands: [brand] }) => brand ?? [])
  const rows = brands.flatMap(({ id }) =>
    NAMES.map((name, at) => ({
      id: `blank-${id}-${at + 1}`,
      brand_id: id,
      name,
      day: `2026-01-0${at + 5}`,
    })),
  )
  return insertRows(sql, 'blank_thing', rows)
}

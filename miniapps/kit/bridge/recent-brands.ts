import { keptList } from './kept-list.ts'

const recent = keptList('recentBrands', 5)

/** Ids of the brands this person was in last, newest first. */
export const recentBrandIds = (): readonly string[] => recent.read()

/** Puts a brand on top of the recent ones. */
export const rememberBrand = (id: string): void => void recent.add(id)

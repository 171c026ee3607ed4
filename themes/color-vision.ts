import {
  converter,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  modeLab65,
  modeLch65,
  modeLrgb,
  modeRgb,
  parse,
  useMode as register,
} from 'culori/fn'
import type { Lab65 } from 'culori/fn'

for (const mode of [modeRgb, modeLrgb, modeLab65, modeLch65]) register(mode)

const toLab = converter('lab65')
const difference = differenceCiede2000()
const MISSING_CONES = [filterDeficiencyProt(1), filterDeficiencyDeuter(1), filterDeficiencyTrit(1)]

/** A colour as people see it who have all kinds of cones, and those to whom one is missing. */
export interface Seen {
  usual: Lab65
  others: readonly Lab65[]
}

export function seen(hex: string): Seen {
  const color = parse(hex)
  if (!color) throw new Error(`${hex} is not a colour`)
  return { usual: toLab(color), others: MISSING_CONES.map((filter) => toLab(filter(color))) }
}

/** CIEDE2000 for the usual vision. */
export const usualDifference = (a: Seen, b: Seen): number => difference(a.usual, b.usual)

/** CIEDE2000 for whom the two differ least, of those to whom a kind of cone is missing. */
export const leastDifference = (a: Seen, b: Seen): number =>
  Math.min(...a.others.map((color, index) => difference(color, b.others[index]!)))

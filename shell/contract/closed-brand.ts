import { brandLabel, type NamedBrand } from './brand-label.ts'

/** Why a brand is locked that somebody sees but may not work in, and who opens it: the same words wherever it is refused. */
export const closedBrand = (brand: NamedBrand): string =>
  `You may see ${brandLabel(brand)} but not work in it. Whoever leads the brand’s team can add you.`

import type { BrandLine } from '../../../domain/workspaces/brand-line.ts'
import { type ColumnOf, sheetOf } from '../../../kit/exchange/sheet-of.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { joined } from './line-rules.ts'
import { words } from './words/words.ts'

/** Brands as a sheet that can be changed and imported again; countries by their codes, which no language changes. */
export function brandSheet(lines: readonly BrandLine[]) {
  const columns: readonly ColumnOf<BrandLine>[] = [
    { title: words('advertiser'), width: 28, cell: ({ advertiser }) => advertiser },
    { title: words('market'), width: 28, cell: ({ market }) => market },
    { title: words('marketCountries'), width: 20, cell: ({ marketCountries }) => joined(marketCountries) },
    { title: words('brand'), width: 28, cell: ({ brand }) => brand },
    { title: words('country'), cell: ({ country }) => country },
    { title: kitWords('currency'), cell: ({ currency }) => currency },
    { title: words('categories'), width: 40, cell: ({ categories }) => joined(categories) },
    { title: words('status'), width: 12, cell: ({ status }) => status },
  ]
  return sheetOf(kitWords('brands'), columns, lines)
}

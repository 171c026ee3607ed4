import type { MarketLine } from '../../../domain/markets/market-answers.ts'
import { cellOf, FILE_SWITCHES } from '../../../domain/markets/market-cells.ts'
import { sheetOf, type ColumnOf } from '../../../kit/exchange/sheet-of.ts'
import type { Sheet } from '../../../kit/exchange/sheet.ts'
import { countryName } from '../../../kit/words/country-name.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words as appWords } from '../../words/words.ts'
import { words } from '../settings/words/words.ts'

const YES_NO = ['yes', 'no']

/** One line a market, one column a setting, as `market-fields.ts` reads them again. */
export function marketSheet(markets: readonly MarketLine[]): Sheet {
  const settings = FILE_SWITCHES.map(({ key, kind, choices }): ColumnOf<MarketLine> => {
    const offered = kind === 'yes-no' ? YES_NO : choices
    return {
      title: words(`switch.${key}`),
      cell: (market) => cellOf(key, market),
      choices: offered,
      format: kind === 'share' ? 'percent' : undefined,
    }
  })
  const columns: readonly ColumnOf<MarketLine>[] = [
    { title: appWords('code'), cell: ({ code }) => code },
    { title: kitWords('market'), cell: countryName },
    ...settings,
  ]
  return sheetOf(kitWords('markets'), columns, markets)
}

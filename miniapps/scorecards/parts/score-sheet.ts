import type { Standing } from '../../domain/scorecards/counted-result.ts'
import { band, isProvisional } from '../../domain/scorecards/score.ts'
import type { ColumnOf } from '../../kit/exchange/sheet-of.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'

/** A sheet's columns of a score, which keeps all its digits: a spreadsheet goes on counting with it. */
export const scoreSheetColumns = <Row>(standingOf: (row: Row) => Standing | null) => {
  const scoreOf = (row: Row) => standingOf(row)?.score ?? null
  const column = (of: ColumnOf<Row>) => of
  return {
    score: column({ title: words('score.title'), width: 10, format: 'number', cell: scoreOf }),
    level: column({ title: words('column.level'), width: 16, cell: (row) => bandWords(scoreOf(row)) }),
    provisional: yesNoColumn<Row>(words('score.provisional'), (row) => {
      const standing = standingOf(row)
      return standing !== null && isProvisional(standing)
    }),
    coverage: column({
      title: words('column.coverage'),
      width: 12,
      format: 'percent',
      cell: (row) => standingOf(row)?.coverage ?? null,
    }),
  }
}

export const yesNoColumn = <Row>(title: string, is: (row: Row) => boolean): ColumnOf<Row> => ({
  title,
  width: 12,
  cell: (row) => (is(row) ? kitWords('yes') : kitWords('no')),
})

const bandWords = (score: number | null) => (score === null ? null : words(`band.${band(score)}`))

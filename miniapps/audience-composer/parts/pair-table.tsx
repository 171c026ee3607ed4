import { type Pair, type PairFigures, pairsOf } from '../../domain/audience/compose/pairs-of.ts'
import { universeText } from '../../kit/audience/figure-text.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import type { Column } from '../../kit/table/column.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { useCompositionWorld } from './composition-world.tsx'
import type { CountedComposition } from '../../domain/audience/compose/count-composition.ts'
import { titleOfSet } from './joined-set.tsx'

/** Overlap of every two audiences: people in both, in either, and against chance. */
export function PairTable({ counted }: { counted: CountedComposition }) {
  const { sets } = useCompositionWorld()
  const format = useFormat()
  const nameOf = ({ one, other }: Pair) =>
    words('pairOf', { one: titleOfSet(sets[one]!), other: titleOfSet(sets[other]!) })
  const figure = (key: keyof PairFigures, title: string, text: (value: number) => string): Column<Pair> => ({
    key,
    title,
    type: 'number',
    value: (pair) => pair[key],
    cell: (pair) => (pair[key] === null ? audienceWords('hidden') : text(pair[key])),
  })
  const percent = (value: number) => format.percent(value, 1)
  const columns: readonly Column<Pair>[] = [
    { key: 'name', title: words('pair'), value: nameOf },
    figure('both', words('inBoth'), (value) => universeText(format, value)),
    figure('union', words('inEither'), (value) => universeText(format, value)),
    figure('overlap', words('overlap'), percent),
    figure('jaccard', words('jaccard'), percent),
    figure('lift', words('lift'), (value) => `${format.number(value, { maximumFractionDigits: 2 })} ×`),
  ]
  return (
    <section className="overlap-pairs" aria-labelledby="pairs">
      <h2 id="pairs" className="os-subtitle">
        {words('pairs')}
      </h2>
      <DataTable
        caption={words('pairs')}
        hideCaption
        columns={columns}
        rows={pairsOf(counted)}
        rowKey={({ one, other }) => `${one} ${other}`}
      />
    </section>
  )
}

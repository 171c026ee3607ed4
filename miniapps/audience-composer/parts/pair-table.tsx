import { setFigures } from '../../domain/audience/set-figures.ts'
import { universeText } from '../../kit/audience/figure-text.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import type { Column } from '../../kit/table/column.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { useCompositionWorld } from './composition-world.tsx'
import type { CountedComposition } from './counted-composition.ts'
import { titleOfSet } from './joined-set.tsx'

interface Pair {
  name: string
  both: number | null
  union: number | null
  overlap: number | null
  jaccard: number | null
  lift: number | null
}

const HIDDEN = { both: null, union: null, overlap: null, jaccard: null, lift: null }

function pairsOf({ sizes, both, base }: CountedComposition, names: readonly string[]): Pair[] {
  return names.flatMap((one, at) =>
    names.slice(at + 1).map((other, next): Pair => {
      const to = at + 1 + next
      const name = words('pairOf', { one, other })
      const [a, b, overlap] = [sizes[at], sizes[to], both[at]![to]]
      if (!a || !b || !overlap || !base) return { name, ...HIDDEN }
      const asked = { a: a.universe, b: b.universe, both: overlap.universe, universe: base.universe }
      return { name, both: overlap.universe, ...setFigures(asked) }
    }),
  )
}

/** Overlap of every two audiences: people in both, in either, and against chance. */
export function PairTable({ counted }: { counted: CountedComposition }) {
  const { sets } = useCompositionWorld()
  const format = useFormat()
  const figure = (
    key: keyof typeof HIDDEN,
    title: string,
    text: (value: number) => string,
  ): Column<Pair> => ({
    key,
    title,
    type: 'number',
    value: (pair) => pair[key],
    cell: (pair) => (pair[key] === null ? audienceWords('hidden') : text(pair[key])),
  })
  const percent = (value: number) => format.percent(value, 1)
  const columns: readonly Column<Pair>[] = [
    { key: 'name', title: words('pair'), value: ({ name }) => name },
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
        rows={pairsOf(counted, sets.map(titleOfSet))}
        rowKey={({ name }) => name}
      />
    </section>
  )
}

import { op, table } from 'arquero'
import type { Expression } from '../../miniapps/domain/audience/expression.ts'
import { forceLayout } from '../../miniapps/domain/galaxies/force-layout.ts'
import { randomOf } from '../../miniapps/domain/kernel/random.ts'
import { communities, type Edge } from '../../miniapps/domain/segments/communities.ts'
import { kMeans } from '../../miniapps/domain/segments/k-means.ts'
import type { Frame } from '../../miniapps/domain/surveys/frame.ts'
import { countTable } from '../../miniapps/domain/surveys/store/count-table.ts'
import { type SliceStore, storeOf } from '../../miniapps/domain/surveys/store/slice-store.ts'
import { portrait } from './portrait.ts'
import { type Part, type Result, times } from './result.ts'
import { timed, within } from './timed.ts'

const PEOPLE = 1_000_000
const LEVELS = 4096
const LINES = 20
const ROUNDS = 9

const random = randomOf(30)
const codes = Array.from({ length: LINES }, (_, at) => ({ code: at + 1, label: `${at + 1}` }))
const variable = (name: string, type: 'single' | 'multi') => ({ name, label: name, type, folder: '', codes })
const FRAME: Frame = [
  variable('a', 'single'),
  variable('b', 'single'),
  variable('m', 'multi'),
  variable('n', 'multi'),
]
const of = (name: string, code: number): Expression => ({ op: 'in', variable: name, codes: [code] })
const lines = (name: string): Expression[] => codes.map(({ code }) => of(name, code))

interface Million {
  weights: Float64Array
  a: number[]
  b: number[]
  store: SliceStore
}

/** A million people on 4,096 levels of weight, with two questions of one answer and two of several. */
function million(): Million {
  const weights = Float64Array.from({ length: PEOPLE }, () => 0.5 + Math.floor(random() * LEVELS) / LEVELS)
  const one = () => Array.from(weights, () => 1 + Math.floor(random() * LINES))
  const several = () => Array.from(weights, () => codes.flatMap(({ code }) => (random() < 0.3 ? [code] : [])))
  const [a, b] = [one(), one()]
  const answers = { a, b, m: several(), n: several() }
  const slice = { market: 'GB', wave: '2026-H1', universe: 53_000 }
  return { weights, a, b, store: storeOf({ slice, weights: { main: weights }, frame: FRAME, answers }) }
}

const countOf = (
  store: SliceStore,
  rows: Expression[],
  columns: Expression[],
  base: Expression = { op: 'all' },
) => countTable({ stores: [store], frame: FRAME }, { slices: [], weight: 'main', base, rows, columns })

async function counted(): Promise<Result[]> {
  const { weights, a, b, store } = million()
  const rules = codes.slice(0, 12).map(({ code }) => of(code % 2 ? 'm' : 'n', code))
  const twelve: Expression = { op: 'or', of: [{ op: 'and', of: rules.slice(0, 6) }, ...rules.slice(6)] }
  return [
    within(
      '400 cells of overlapping sets, a million people',
      await timed(ROUNDS, () => countOf(store, lines('m'), lines('n'))),
      40,
    ),
    within('400 cells by codes', await timed(ROUNDS, () => countOf(store, lines('a'), lines('b'))), 20),
    within('an audience of 12 rules', await timed(ROUNDS, () => countOf(store, [], [], twelve)), 5),
    await besideArquero(weights, a, b, store),
  ]
}

/** The same table of two questions, people and weights: equal numbers, and not slower. */
async function besideArquero(
  weights: Float64Array,
  a: number[],
  b: number[],
  store: SliceStore,
): Promise<Result> {
  const data = table({ a, b, w: weights })
  const grouped = () =>
    data
      .groupby('a', 'b')
      .rollup({ n: op.count(), w: op.sum('w') })
      .objects() as { a: number; b: number; n: number; w: number }[]
  const ours = countOf(store, lines('a'), lines('b')).cells
  const isEqual = grouped().every((row) => {
    const cell = ours[row.a - 1]![row.b - 1]!
    return cell.n === row.n && Math.abs(cell.w - row.w) < 1e-6 * row.w
  })
  const ratio = (await timed(5, () => countOf(store, lines('a'), lines('b')))) / (await timed(5, grouped))
  return {
    measure: 'the same 400 cells beside arquero, equal people and weights',
    ours: times(ratio),
    target: 'at most 1.00 ×',
    met: isEqual && ratio <= 1,
  }
}

async function grouped(): Promise<Result[]> {
  const centres = Array.from({ length: 6 }, () => Array.from({ length: 20 }, () => random()))
  const points = Array.from({ length: 50_000 }, (_, at) =>
    centres[at % 6]!.map((centre) => centre + 0.3 * random()),
  )
  const weights = points.map(() => 1)
  const clusters = await timed(1, () => {
    for (let start = 0; start < 10; start++)
      kMeans({
        points,
        weights,
        k: 6,
        starts: Array.from({ length: 6 }, () => Math.floor(random() * points.length)),
      })
  })
  const nodes = Array.from({ length: 2000 }, (_, at) => `n${at}`)
  const edges = Array.from({ length: 10_000 }, (_, at): Edge => {
    const from = at % 2000
    const to = (from - (from % 40) + Math.floor(random() * 40)) % 2000
    return [nodes[from]!, nodes[to === from ? (to + 1) % 2000 : to]!, random()]
  })
  return [
    within('50,000 people by 20 features in 6 segments, ten starts', clusters, 4000),
    within('communities of 10,000 edges', await timed(3, () => communities({ nodes, edges })), 300),
    within(
      'layout of 2,000 nodes and 10,000 edges',
      await timed(3, () => forceLayout({ nodes, edges, seed: 1 })),
      3000,
    ),
  ]
}

/** Counting as the audience apps' worker does it, without a page. */
export const audience: Part = {
  name: 'audience',
  title: `A survey of a million people: median of ${ROUNDS}`,
  run: async () => [...(await counted()), await portrait(), ...(await grouped())],
}

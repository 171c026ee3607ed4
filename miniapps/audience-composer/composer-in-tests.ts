import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { sampleUser } from '../../test/browser/sample-context.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { AUDIENCE } from '../domain/audience/audience-document.ts'
import { editionInTests } from '../domain/audience/edition-in-tests.ts'
import type { Edition } from '../domain/audience/edition.ts'
import { type ChainStep, expressionOfComposition } from '../domain/audience/compose/chain.ts'
import { nodeChanges } from '../domain/audience/node-changes.ts'
import type { Json } from '../domain/document/json.ts'
import type { Dataset, Licence } from '../domain/surveys/dataset.ts'
import type { Frame, Variable } from '../domain/surveys/frame.ts'
import type { CountedCell, CountedRegions, TableAsked } from '../domain/surveys/counting.ts'
import { DocumentsInTests } from '../kit/document/documents-in-tests.ts'

const cell = (universe: number): CountedCell => ({ n: universe, w: universe, q: universe, universe })

/** Overlapping audiences as a server counts them: sizes of exclusive cells by their mask, in thousands. */
export interface ServerCounts {
  cells: Readonly<Record<number, number>>
  other?: CountedRegions['other']
}

const DATASET: Dataset = {
  id: 'survey-2026',
  version: 1,
  latest: 1,
  name: 'Survey 2026',
  publishedAt: '2026-07-01T09:00:00.000Z',
  slices: [{ id: 'GB-2026-H1', market: 'GB', wave: '2026-H1', n: 20_000, universe: 5000, weightSum: 20_000 }],
  weights: [{ name: 'main', label: 'Main', source: 'Census', date: '2026-01-01' }],
  licence: {
    respondents: 'server',
    protection: 'floor',
    smallestAudience: 30,
    exports: true,
    notice: 'Invented respondents.',
    from: null,
    to: null,
  },
}

/** Sets are told apart by a variable of their own: `set-0` is bit 0. */
export const setInTests = (place: number, more: Partial<Edition> = {}): Edition =>
  editionInTests({
    id: `set-${place}`,
    title: `Set ${place + 1}`,
    expression: { op: 'in', variable: `set-${place}`, codes: [1] },
    universe: [4000, 3000][place] ?? 1000,
    ...more,
  })

/** Question of a set, asked alike in all versions unless a test says otherwise. */
export const questionInTests = (place: number, label = 'Daily'): Variable => ({
  name: `set-${place}`,
  label: `Drinks ${place}`,
  type: 'single',
  folder: '',
  codes: [{ code: 1, label }],
})

/** Whether people of a mask are meant. */
function isMeant(rule: TableAsked['base'], mask: number): boolean {
  if (rule.op === 'in') return (mask & (1 << Number(rule.variable.slice(4)))) !== 0
  if (rule.op === 'not') return !isMeant(rule.of, mask)
  if (rule.op === 'and') return rule.of.every((each) => isMeant(each, mask))
  if (rule.op === 'or') return rule.of.some((each) => isMeant(each, mask))
  return rule.op === 'all'
}

function counted({ cells, other = null }: ServerCounts, door: string, asked: TableAsked): unknown {
  const all = Object.entries(cells).map(([mask, universe]) => [Number(mask), universe] as const)
  if (door === 'regions')
    return { regions: all.map(([mask, universe]) => ({ mask, n: universe, w: universe, universe })), other }
  const size = (...rules: TableAsked['base'][]) =>
    cell(
      all.reduce((sum, [mask, of]) => sum + (rules.every((rule) => isMeant(rule, mask)) ? of : 0), 0) +
        (rules.length === 0 ? (other?.universe ?? 0) : 0),
    )
  const lines = [...asked.rows.map((row) => [row]), []]
  const columns = [...asked.columns.map((column) => [column]), []]
  return {
    cells: lines.map((row) => columns.map((column) => size(...row, ...column))),
    comparison: lines.map((row) => size(...row)),
  }
}

interface OfComposer {
  editions: readonly Edition[]
  ops?: readonly ChainStep['op'][]
  counts?: ServerCounts
  title?: string
  licence?: Partial<Licence>
  /** Questions by `dataset/version`; no others are there. */
  frames?: Readonly<Record<string, Frame>>
  /** Counts of the server wait for it. */
  until?(): Promise<void>
}

/** A composition `one` of the first edition of each audience, and a server that counts it. */
export function composerInTests({
  editions,
  ops = [],
  counts = { cells: {} },
  title = 'Both',
  licence = {},
  frames = {},
  until = () => Promise.resolve(),
}: OfComposer) {
  const dataset = { ...DATASET, licence: { ...DATASET.licence, ...licence } }
  const documents = new DocumentsInTests(AUDIENCE, () => null)
  documents.me = { id: crypto.randomUUID(), name: 'Ada Lovelace' }
  const firsts = editions.filter(({ version }) => version === 1)
  const steps = ops.map((op, at) => ({ id: firsts[at]!.id, version: 1, op }))
  const expression = expressionOfComposition({ kind: 'chain', steps })
  let ids = 0
  const nodes = expression ? nodeChanges(expression, {}, () => `node-${(ids += 1)}`) : {}
  const fields: Record<string, Json> = {
    title,
    kind: 'composition',
    ...(steps.length > 0 && {
      dataset: 'survey-2026',
      version: 1,
      weight: 'main',
      'slices/GB-2026-H1': true,
    }),
    ...Object.fromEntries(Object.entries(nodes).filter(([, value]) => value !== null)),
  }
  documents.add('one', fields, { place: 'brand-1' })
  const others = async (address: string, init: RequestInit) => {
    const { pathname } = new URL(address, 'https://portal.example')
    const parts = pathname.split('/')
    if (pathname.startsWith('/api/datasets')) {
      if (init.method === 'POST') {
        await until()
        return Response.json({ data: counted(counts, parts.at(-1)!, JSON.parse(init.body as string)) })
      }
      const frame = frames[parts.slice(-2).join('/')] ?? []
      return Response.json({ data: parts.length > 4 ? { dataset, frame } : [dataset] })
    }
    const [id, version] = parts.slice(-2)
    const found = editions.find((each) => each.id === id && String(each.version) === version)
    if (pathname.endsWith('/facets')) return Response.json({ data: {} })
    const isOne = /^\d+$/.test(version!)
    if (isOne && !found) return new Response(null, { status: 404 })
    return Response.json({ data: found ?? firsts, next: null, total: firsts.length })
  }
  const mounted = (tail = '/one') => ({
    context: {
      user: { ...sampleUser, id: documents.me.id },
      permissions: {
        prefix: '',
        agency: ['MXMZ_AUDIENCES_COMPOSER_APP_ACCESS'],
        workspace: [],
        markets: {},
      },
    },
    portal: {
      fetch: ((input, init) => documents.fetch(input, init, others)) as typeof globalThis.fetch,
    },
    route: { basePath: '/brands/brand-1/audience-composer', params: { brandId: 'brand-1' }, tail },
  })
  return { documents, mounted }
}

export async function openComposition(of: OfComposer) {
  const made = composerInTests(of)
  const app = await mountMiniApp('audience-composer', made.mounted())
  await waitUntil(() => app.findAll('h1').length === 1)
  const value = (path: string) => made.documents.documents.get('one')!.fields[path]?.value
  return { ...made, app, value }
}

import { expressionsOf, variablesIn } from '../../domain/audience/variables-in.ts'
import type { Expression } from '../../domain/audience/expression.ts'
import { protectCounts, protectRegions } from '../../domain/privacy/protect-counts.ts'
import { protectionOf } from '../../domain/privacy/protection-of.ts'
import type { Dataset, Licence } from '../../domain/surveys/dataset.ts'
import { SAMPLE_FRAME } from '../../domain/surveys/sample/frame.ts'
import { sampleSurvey } from '../../domain/surveys/sample/sample-survey.ts'
import { encodeColumn, encodePeople, PEOPLE } from '../../domain/surveys/store/column-bytes.ts'
import type { Column } from '../../domain/surveys/store/column.ts'
import { countRegions } from '../../domain/surveys/store/count-regions.ts'
import { countTable } from '../../domain/surveys/store/count-table.ts'
import { encodeSlice } from '../../domain/surveys/store/slice-bytes.ts'
import { type SliceStore, storeOf } from '../../domain/surveys/store/slice-store.ts'
import type { RegionsWish, TableWish } from '../../domain/surveys/counting.ts'

interface OfSurvey {
  /** Of each of the four slices. */
  people?: number
  licence?: Partial<Licence>
  /** By `id@version`. */
  audiences?: Readonly<Record<string, Expression>>
  /** Fields of the dataset that differ from the sample's; each further weight counts everybody alike. */
  dataset?: Partial<Dataset>
  /** Name of a question whose columns are refused. */
  sensitive?: string
}

const ADDRESS = /^\/api\/datasets\/[\w-]+(?:\/(?<dataset>[\w-]+)\/(?<version>\d+)(?<door>\/.*)?)?$/

/**
 * The datasets' API with a small sample survey, `survey-2026`, counted by the real engine: `answer(input, init)` is undefined of calls that
 * are none of its own. `calls` has them as `POST tables`.
 */
export function surveyInTests({
  people = 400,
  licence,
  audiences = {},
  dataset: more,
  sensitive,
}: OfSurvey = {}) {
  const stores = storesOf(people)
  const dataset = datasetOf(stores, licence, more)
  const frame = SAMPLE_FRAME.map((each) =>
    each.name === sensitive ? { ...each, sensitive: true as const } : each,
  )
  const calls: string[] = []
  const names = { frame, audiences }
  const chosen = (slices: readonly string[]) => slices.map((id) => stores.get(id)!)

  function post(door: string, asked: TableWish & RegionsWish) {
    const respondents = { ...names, stores: chosen(asked.slices) }
    const variables = variablesIn(expressionsOf(asked), audiences)
    const protection = protectionOf(dataset.licence, frame, variables)
    return door === '/tables'
      ? protectCounts(countTable(respondents, asked), asked, protection, names)
      : protectRegions(countRegions(respondents, asked), protection)
  }

  async function answer(input: string | URL | Request, init?: RequestInit): Promise<Response | undefined> {
    const { pathname, searchParams } = new URL(addressOf(input), 'https://portal.example')
    const found = ADDRESS.exec(pathname)?.groups
    if (!found) return undefined
    const { door = '' } = found
    calls.push(`${init?.method ?? 'GET'} ${door.slice(1) || (found['dataset'] ? 'dataset' : 'datasets')}`)
    if (!found['dataset']) return Response.json({ data: [dataset] })
    if (door === '') return Response.json({ data: { dataset, frame } })
    if (init?.method === 'POST') return Response.json({ data: post(door, JSON.parse(init.body as string)) })
    const [, slice] = door.split('/')
    const wanted = searchParams.getAll('name')
    if (sensitive && wanted.includes(sensitive))
      return Response.json({ title: 'No', status: 400 }, { status: 400 })
    return new Response(bytesOf(stores.get(slice!)!, wanted) as BodyInit)
  }

  return { dataset, frame, stores, calls, answer }
}

export const addressOf = (input: string | URL | Request): string =>
  input instanceof Request ? input.url : input.toString()

const drawn = new Map<number, ReadonlyMap<string, SliceStore>>()

/** Drawn once for all tests of a page. */
function storesOf(people: number): ReadonlyMap<string, SliceStore> {
  const known = drawn.get(people)
  if (known) return known
  const stores = new Map(
    sampleSurvey(people).map(({ slice, weights, answers }) => [
      slice.id,
      storeOf({ slice, weights: { main: weights }, frame: SAMPLE_FRAME, answers }),
    ]),
  )
  drawn.set(people, stores)
  return stores
}

function datasetOf(
  stores: ReadonlyMap<string, SliceStore>,
  licence: Partial<Licence> | undefined,
  more: Partial<Dataset> | undefined,
): Dataset {
  return {
    id: 'survey-2026',
    version: 1,
    latest: 1,
    name: 'Survey 2026',
    publishedAt: '2026-07-01T09:00:00.000Z',
    slices: [...stores].map(([id, { slice, people }]) => ({
      ...slice,
      id,
      n: people.n,
      weightSum: people.n,
    })),
    weights: [{ name: 'main', label: 'Main weight', source: 'Census', date: '2026-01-01' }],
    licence: {
      respondents: 'browser',
      protection: 'floor',
      smallestAudience: 30,
      exports: true,
      notice: 'Invented respondents.',
      from: null,
      to: null,
      ...licence,
    },
    ...more,
  }
}

/** A weight by which everybody counts alike. */
const alike = ({ people: { words, mask } }: SliceStore): Column => ({
  kind: 'number',
  values: new Float64Array(words * 32).fill(1),
  answered: mask,
})

function bytesOf(store: SliceStore, names: readonly string[]): Uint8Array {
  return encodeSlice(
    names.map((name) => ({
      name,
      bytes:
        name === PEOPLE ? encodePeople(store.people) : encodeColumn(store.columns.get(name) ?? alike(store)),
    })),
  )
}

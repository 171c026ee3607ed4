import type { MountOptions } from '../../test/browser/mount-mini-app.ts'
import { sampleUser } from '../../test/browser/sample-context.ts'
import type { Duplicates, Edition, EditionLineage, EditionUse } from '../domain/audience/edition.ts'
import { duplicates } from '../domain/audience/library/duplicates.ts'
import { editionInTests } from '../kit/audience/source/edition-in-tests.ts'

const DAY_MS = 86_400_000
export const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString()

/** A fresh one, one that is old and shrank, and one of another client's brand. */
export const EDITIONS: readonly Edition[] = [
  editionInTests('tv = 1', {
    id: 'fresh',
    tags: ['tv'],
    universe: 18_700,
    publishedAt: daysAgo(3),
    title: 'Heavy viewers',
  }),
  editionInTests('children = 1', {
    id: 'old',
    title: 'Families',
    publishedAt: daysAgo(91),
    before: 500,
    universe: 380,
    version: 2,
    latest: 2,
    uses: 2,
  }),
  editionInTests('tv = 1', {
    id: 'theirs',
    title: 'Viewers',
    publishedAt: daysAgo(5),
    brand: 'brand-9',
    brandName: 'Juice',
  }),
]

const DATASET = {
  id: 'survey-2026',
  name: 'Survey 2026',
  licence: { exports: true, notice: 'Invented respondents.' },
}

interface OfServer {
  editions?: readonly Edition[]
  uses?: readonly EditionUse[]
  lineage?: EditionLineage
  mayShare?: boolean
}

/** The library of a brand; `calls` has what changed something, and what was searched. */
export function libraryInTests(of: OfServer = {}) {
  const { editions = EDITIONS, uses = [], lineage = { madeOf: [], usedIn: [] }, mayShare = true } = of
  const calls: { call: string; body: unknown }[] = []
  const tagFields = (id: string) =>
    Object.fromEntries(
      editions.find((each) => each.id === id)!.tags.map((tag, at) => [`tags/${at}`, { value: tag }] as const),
    )
  const answerOf = (pathname: string, tail: string): unknown => {
    if (pathname.startsWith('/api/datasets')) return [DATASET]
    if (pathname.startsWith('/api/documents/audience/')) return { fields: tagFields(tail) }
    if (!pathname.startsWith('/api/audiences')) return []
    if (tail === 'facets') return facetsOf(editions)
    if (tail === 'duplicates') return duplicatesOf(editions)
    if (tail === 'uses') return uses
    if (tail === 'lineage') return lineage
    const [id, version] = pathname.split('/').slice(-2)
    return editions.find((each) => each.id === id && String(each.version) === version) ?? editions
  }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : input.toString()
    const { pathname, search } = new URL(address, 'https://portal.example')
    const { method = 'GET', body } = init ?? {}
    calls.push({ call: `${method} ${pathname}${search}`, body: body ? JSON.parse(body as string) : null })
    const data = method === 'GET' ? answerOf(pathname, pathname.split('/').at(-1)!) : { outcomes: [] }
    return Response.json({ data, next: null, total: Array.isArray(data) ? data.length : 0 })
  }
  const mounted = (tail = '/'): MountOptions => ({
    context: {
      user: { ...sampleUser, id: crypto.randomUUID() },
      permissions: {
        prefix: '',
        agency: mayShare ? ['MXMZ_AUDIENCES_LIBRARY_APP_ACCESS'] : [],
        workspace: [],
        markets: {},
      },
    },
    portal: { fetch },
    route: { basePath: '/brands/brand-1/audlib', params: { brandId: 'brand-1' }, tail },
  })
  return { calls, mounted }
}

function facetsOf(editions: readonly Edition[]) {
  const choices = (of: (edition: Edition) => readonly string[]) =>
    [...new Set(editions.flatMap(of))].map((id) => ({
      id,
      name: id,
      count: editions.filter((each) => of(each).includes(id)).length,
    }))
  return {
    market: choices(({ markets }) => markets),
    tag: choices(({ tags }) => tags),
    dataset: choices(({ dataset }) => [dataset]),
    status: choices(({ status }) => [status]),
    scope: choices(({ scope }) => [scope]),
  }
}

const duplicatesOf = (editions: readonly Edition[]): readonly Duplicates[] =>
  duplicates(editions).map((alike) => ({ key: alike[0]!.key, dataset: alike[0]!.dataset, editions: alike }))

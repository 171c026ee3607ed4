import { mountMiniApp, type MountOptions } from '../../test/browser/mount-mini-app.ts'
import { sampleUser } from '../../test/browser/sample-context.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import type { Edition } from '../domain/audience/edition.ts'
import type { Expression } from '../domain/audience/expression.ts'
import { AUDIENCE_MAP } from '../domain/audience-maps/audience-map.ts'
import type { Body } from '../domain/document/change.ts'
import { pinPath } from '../domain/document/pin.ts'
import { addressOf, surveyInTests } from '../kit/audience/survey-in-tests.ts'
import { DocumentsInTests } from '../kit/document/documents-in-tests.ts'

export const of = (variable: string, ...codes: number[]): Expression => ({ op: 'in', variable, codes })

/** A published audience of the sample survey. */
export const audienceOf = (title: string, expression: Expression, more: Partial<Edition> = {}): Edition => ({
  ...({
    markets: ['GB'],
    tags: [],
    datasetName: 'Survey 2026',
    brandName: 'Acme Cola',
  } as unknown as Edition),
  id: title.toLowerCase().replaceAll(' ', '-'),
  version: 1,
  latest: 1,
  title,
  expression,
  dataset: 'survey-2026',
  datasetVersion: 1,
  ...more,
})

export const AUDIENCES: readonly Edition[] = [
  audienceOf('Heavy viewers', of('tv', 1)),
  audienceOf('Daily streamers', of('streaming', 1)),
  audienceOf('Older people', of('age_band', 5, 6)),
]

interface OfServer {
  editions?: readonly Edition[]
  fields?: Body
  survey?: Parameters<typeof surveyInTests>[0]
  /** In place of the survey's own answers to `POST tables`. */
  table?: (asked: { columns: readonly unknown[]; rows: readonly unknown[] }) => unknown
}

/** A server with one map, `one`, that pins these editions, and the app of somebody who was never here before. */
export function mapInTests({ editions = AUDIENCES, fields = {}, survey, table }: OfServer = {}) {
  const documents = new DocumentsInTests(AUDIENCE_MAP, () => null)
  documents.me = { id: crypto.randomUUID(), name: 'Ada Lovelace' }
  const counted = surveyInTests(survey)
  const pins = editions.map(({ id, version }) => [pinPath(id), { type: 'audience', id, version }])
  const basis = { dataset: 'survey-2026', version: 1, 'slices/GB-2026-H1': true, weight: 'main' }
  documents.add(
    'one',
    { title: 'Growth', ...basis, ...Object.fromEntries(pins), ...fields },
    { place: 'brand-1' },
  )
  const others = (address: string) => {
    const { pathname } = new URL(address, 'https://portal.example')
    if (pathname === '/api/audiences/brand-1')
      return Response.json({ data: AUDIENCES, next: null, total: AUDIENCES.length })
    if (pathname === '/api/audiences/brand-1/facets') return Response.json({ data: {} })
    const [, id, version] = /^\/api\/audiences\/brand-1\/([\w-]+)\/(\d+)$/.exec(pathname) ?? []
    const found = editions.find((each) => each.id === id && String(each.version) === version)
    return found ? Response.json({ data: found }) : new Response(null, { status: 404 })
  }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (table && addressOf(input).includes('/tables'))
      return Response.json({ data: await table(JSON.parse(init!.body as string)) })
    const answer = await counted.answer(input, init)
    return answer ?? documents.fetch(input, init, async (address) => others(address))
  }
  const mounted = (tail = '/map'): MountOptions => ({
    context: {
      user: { ...sampleUser, id: documents.me.id },
      permissions: {
        prefix: '',
        agency: table ? [] : ['MXMZ_DATA_SOURCES_ACCESS'],
        workspace: [],
        markets: {},
      },
    },
    portal: { fetch },
    route: { basePath: '/brands/brand-1/audiences', params: { brandId: 'brand-1' }, tail },
  })
  return { documents, counted, mounted }
}

/** The page of the map `one`, with what the server has stored of it. */
export async function openMap(asked: OfServer = {}) {
  const made = mapInTests(asked)
  const app = await mountMiniApp('audiences', made.mounted('/map/one'))
  await waitUntil(() => app.findAll('h1').length === 1)
  const value = (path: string) => made.documents.documents.get('one')!.fields[path]?.value
  return { ...made, app, value }
}

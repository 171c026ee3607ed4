import type { MountOptions } from '../../test/browser/mount-mini-app.ts'
import { sampleBrand, sampleUser } from '../../test/browser/sample-context.ts'
import type { Body } from '../domain/document/change.ts'
import type { RatedTouchpoint } from '../domain/planning/touchpoints/rank-touchpoints.ts'
import { LIST_PERMISSION, TOUCHPOINT_LIST } from '../domain/touchpoints/touchpoint-list.ts'
import type { TouchpointRoles } from '../domain/touchpoints/roles.ts'
import { INSIGHTS_PERMISSION } from '../domain/touchpoints/wire.ts'
import { DocumentsInTests } from '../kit/document/documents-in-tests.ts'

const rated = (id: string, n: number, [reach, index, cpm, trust]: (number | null)[]): RatedTouchpoint => ({
  id,
  n,
  values: { reach: reach!, index: index!, cpm: cpm!, trust: trust! },
})

/** The three of acceptance line 1, one that costs nothing, and one with a low base. */
export const RATED: readonly RatedTouchpoint[] = [
  rated('BEST', 400, [80, 180, 2, 20]),
  rated('TV', 90, [60, 140, 12, 60]),
  rated('WORST', 400, [10, 80, 22, 40]),
  rated('SHOP', 400, [45, 90, null, 30]),
  rated('FEW', 24, [70, 150, 5, 50]),
]

/** An earlier wave of the same people, in which television reached fewer. */
export const WAVE_BEFORE = '2025-09-01'
const BEFORE = rated('TV', 90, [45, 140, 12, 60])

const NAMES: Readonly<Record<string, string>> = {
  BEST: 'Cinema',
  TV: 'Television',
  WORST: 'Print',
  SHOP: 'In store',
}

/** A list of three, by the first weights. */
export const LIST: Body = {
  title: 'Reach first',
  market: 'GB',
  audience: 'Adults 18+',
  wave: '2026-03-01',
  'weights/reach': 50,
  'weights/index': 30,
  'weights/cpm': 20,
  'chosen/TV': true,
  'chosen/BEST': true,
}

const ROLES: readonly TouchpointRoles[] = [
  { touchpoint: 'TV', roles: [{ stage: 'consider', attribute: 'trust', standing: 'high', z: 1.4 }] },
]

interface OfServer {
  touchpoints?: readonly RatedTouchpoint[]
  /** Permissions of the person besides that of the app. */
  permissions?: readonly string[]
  names?: Readonly<Record<string, string>>
  /** Of the brand. */
  market?: string
  /** In the address. */
  query?: Readonly<Record<string, string>>
}

/**
 * A server with metrics of two audiences and one list, `one`; the app of somebody who was never here before.
 */
export function touchpointsInTests(fields: Body = LIST, server: OfServer = {}) {
  const { touchpoints = RATED, permissions = [LIST_PERMISSION, INSIGHTS_PERMISSION], names = NAMES } = server
  const documents = new DocumentsInTests(TOUCHPOINT_LIST, () => null)
  documents.me = { id: crypto.randomUUID(), name: 'Ada Lovelace' }
  documents.add('one', fields, { place: 'brand-1' })
  const edition = { market: 'GB', wave: '2026-03-01', touchpoints: touchpoints.length }
  const library = Object.entries(names).map(([code, en]) => ({
    code,
    names: { en },
    type: code === 'SHOP' ? 'owned' : 'paid',
    currency: 'GBP',
    active: true,
    from: '',
    to: '',
  }))
  const answers: Readonly<Record<string, unknown>> = {
    editions: [
      ...['Adults 18+', 'Adults 18-34'].map((audience) => ({ ...edition, audience })),
      { ...edition, audience: 'Adults 18+', wave: WAVE_BEFORE },
    ],
    metrics: touchpoints,
    insights: ROLES,
    library: {
      pins: [{ type: 'touchpoint-library', id: 'library-x-GB', version: 4, name: 'v1' }],
      touchpoints: library,
    },
  }
  const answer = async (address: string) => {
    if (address.includes('/metrics?') && address.includes(WAVE_BEFORE))
      return Response.json({ data: touchpoints.map((each) => (each.id === 'TV' ? BEFORE : each)) })
    return Response.json({
      data: answers[new URL(address, 'https://portal.example').pathname.split('/').at(-1)!] ?? [],
    })
  }
  const mounted = (tail = '/'): MountOptions => ({
    context: {
      user: { ...sampleUser, id: documents.me.id },
      ...(server.market && {
        workspace: sampleBrand('brand-1', 'Nordlicht', {
          code: server.market,
          name: server.market,
          currency: 'EUR',
        }),
      }),
      permissions: { prefix: '', agency: permissions, workspace: [], markets: {} },
    },
    portal: { fetch: (input, init) => documents.fetch(input, init, answer) },
    route: {
      basePath: '/brands/brand-1/touchpoints',
      params: { brandId: 'brand-1' },
      tail,
      query: server.query ?? {},
    },
  })
  return { documents, mounted }
}

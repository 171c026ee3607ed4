import { type MountOptions, mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { sampleUser } from '../../test/browser/sample-context.ts'
import type { Delivery, Imported } from '../domain/deliveries/delivery.ts'
import { LEARNING } from '../domain/deliveries/learning.ts'
import { deliveriesInTests } from '../domain/deliveries/results-in-tests.ts'
import type { PlanDeliveries, ResultLine } from '../domain/deliveries/wire.ts'
import { PLAN_CURVES, tvLine } from '../domain/plans/plan-in-tests.ts'
import { DocumentsInTests } from '../kit/document/documents-in-tests.ts'

/** Ten million impressions at a CPM of 10, from 2 to 29 March 2026. */
export const D1 = tvLine(10_000_000, {
  rateType: 'cpm',
  rate: 100_000,
  vendor: 'Northlight Video',
  property: 'Home',
})

/** The page's case D1: 9.2 million came for 95,000. */
export const D1_CAME = { date: '2026-03-29', quantity: 9_200_000, spend: 9_500_000 }

const LINE: ResultLine = {
  id: 'one',
  title: 'Spring',
  status: 'approved',
  approval: 'v1',
  currency: 'GBP',
  start: '2026-03-02',
  end: '2026-03-29',
  budget: 10_000_000,
  spend: 9_500_000,
  until: '2026-03-29',
}

interface OfServer {
  lines?: readonly Partial<ResultLine>[]
  /** Whether the person has the feature flag for corrections. */
  mayCorrect?: boolean
}

/** A server with one plan, `one`, that keeps what is imported and claimed. */
export function resultsInTests(
  plan: PlanDeliveries = deliveriesInTests([D1], [D1_CAME]),
  more: OfServer = {},
) {
  const { lines = [{}], mayCorrect = false } = more
  const documents = new DocumentsInTests(LEARNING, () => null)
  documents.me = { id: crypto.randomUUID(), name: 'Ada Lovelace' }
  const held = { plan }
  const sent: Delivery[][] = []
  const kept = new Map<string, string>()
  const keep = (deliveries: readonly Delivery[], correct: boolean): Imported => {
    const done = { added: 0, same: 0, corrected: 0, different: [] as Imported['different'][number][] }
    for (const { line, date, source, ...figures } of deliveries) {
      const key = JSON.stringify([line, date, source])
      const before = kept.get(key)
      const text = JSON.stringify(figures)
      if (before === text) done.same++
      else if (before === undefined) done.added++
      else if (correct) done.corrected++
      else done.different.push({ line, date, source })
      if (before === undefined || correct) kept.set(key, text)
    }
    return done
  }
  const others = async (address: string, init?: RequestInit) => {
    const { pathname } = new URL(address, 'https://portal.example')
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {}
    if (pathname.endsWith('/pinned')) return Response.json({ data: PLAN_CURVES })
    if (pathname.endsWith('/plans'))
      return Response.json({ data: lines.map((line) => ({ ...LINE, ...line })) })
    const [, line] = /\/claims\/(.+)$/.exec(pathname) ?? []
    if (line) {
      const { [line]: _, ...claims } = held.plan.claims
      held.plan = {
        ...held.plan,
        claims: { ...claims, ...(body['claim'] ? { [line]: body['claim'] as 'credit' } : {}) },
      }
      return Response.json({ data: {} })
    }
    if (init?.method !== 'POST') return Response.json({ data: held.plan })
    const deliveries = body['deliveries'] as Delivery[]
    sent.push(deliveries)
    return Response.json({ data: keep(deliveries, body['correct'] === true) })
  }
  const fetch: typeof globalThis.fetch = (input, init) =>
    documents.fetch(input, init, (address) => others(address, init))
  const flag = { key: 'FEATURE_FLAGS', values: ['MEDIAPLAN_ADJUSTMENT'] }
  const [role] = sampleUser.userRoles
  const user = {
    ...sampleUser,
    id: documents.me.id,
    userRoles: mayCorrect ? [{ ...role!, permissions: [flag] }] : [],
  }
  const mounted = (tail = '/one'): MountOptions => ({
    context: { user, applicationId: role!.applicationId },
    portal: { fetch },
    route: { basePath: '/brands/brand-1/campaigns/results', params: { brandId: 'brand-1' }, tail },
  })
  const open = (tail?: string, context: MountOptions['context'] = {}) => {
    const options = mounted(tail)
    return mountMiniApp('media-plan-results', { ...options, context: { ...options.context, ...context } })
  }
  return { documents, open, sent, held }
}

import { type MountedMiniApp, mountMiniApp, type MountOptions } from '../../test/browser/mount-mini-app.ts'
import { sampleUser } from '../../test/browser/sample-context.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import type { PlanVersion } from '../domain/comparisons/compared-plan.ts'
import { COMPARISON } from '../domain/comparisons/comparison.ts'
import { pinsInTests } from '../domain/comparisons/comparison-in-tests.ts'
import { type ApprovedCurve, pinText } from '../domain/curves/wire.ts'
import type { Body } from '../domain/document/change.ts'
import { PLAN } from '../domain/plans/plan.ts'
import { touchpointInTests } from '../domain/scenarios/scenario-in-tests.ts'
import { DocumentsInTests } from '../kit/document/documents-in-tests.ts'

interface OfServer {
  fields?: Body
  /** Versions that are not pinned. */
  further?: readonly PlanVersion[]
}

/** A server with one comparison, `one`, that pins these versions, and the app of somebody who was never here before. */
export function comparisonInTests(
  versions: readonly PlanVersion[],
  curves: readonly ApprovedCurve[],
  { fields = {}, further = [] }: OfServer = {},
) {
  const documents = new DocumentsInTests(COMPARISON, () => null)
  const plans = new DocumentsInTests(PLAN, () => null)
  documents.me = plans.me = { id: crypto.randomUUID(), name: 'Ada Lovelace' }
  documents.add('one', { title: 'Spring', ...pinsInTests(versions), ...fields }, { place: 'brand-1' })
  const all = [...versions, ...further].toSorted((one, other) => one.version - other.version)
  for (const { id, version, name, body } of all) {
    const plan = plans.add(id, body, { place: 'brand-1', version })
    const named = { version, name, by: plans.me, at: '2026-03-02T10:00:00.000Z', fields: plan.fields }
    plans.versions.set(id, [
      named,
      ...(plans.versions.get(id) ?? []).filter((each) => each.version !== version),
    ])
  }
  const touchpoints = ['TV', 'OLV'].map((code) =>
    touchpointInTests(code, { names: { en: `${code} of the library` } }),
  )
  const others = async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://portal.example')
    if (pathname.endsWith('/library')) return Response.json({ data: { pins: [], touchpoints } })
    const pins = searchParams.getAll('pin')
    return Response.json({ data: curves.filter((curve) => pins.includes(pinText(curve))) })
  }
  const fetch: typeof globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : input.toString()
    const server = address.startsWith('/api/documents/plan') ? plans : documents
    return server.fetch(input, init, others)
  }
  const mounted = (tail = '/'): MountOptions => ({
    context: { user: { ...sampleUser, id: documents.me.id } },
    portal: { fetch },
    route: { basePath: '/campaigns/comparison', params: { brandId: 'brand-1' }, tail },
  })
  return { documents, plans, mounted }
}

/** The page of the comparison `one`, with what the server has stored of it. */
export async function openComparison(...asked: Parameters<typeof comparisonInTests>) {
  const made = comparisonInTests(...asked)
  const app = await mountMiniApp('media-plan-comparison', made.mounted('/one'))
  await waitUntil(() => app.findAll('h1').length === 1)
  const value = (path: string) => made.documents.documents.get('one')!.fields[path]?.value
  return { ...made, app, value }
}

/** Text of a row of key figures. */
export const figure = (app: MountedMiniApp, name: string): string =>
  app.findAll('.figures tbody tr').find((row) => row.firstElementChild!.textContent === name)?.textContent ??
  ''

import type { MountOptions } from '../../test/browser/mount-mini-app.ts'
import { sampleUser } from '../../test/browser/sample-context.ts'
import { CURVE } from '../domain/curves/curve.ts'
import type { ObservedPoint } from '../domain/curves/wire.ts'
import type { Body } from '../domain/document/change.ts'
import { shapeOf } from '../domain/planning/curves/curve.ts'
import { DocumentsInTests } from '../kit/document/documents-in-tests.ts'

const TV = { family: 'exponential', max: 85, k: 220 } as const

/** Five points of a known curve; the third lies ten points too high. */
export const POINTS: readonly ObservedPoint[] = [50, 100, 200, 300, 450].map((x, place) => ({
  x,
  reach: [Math.round((shapeOf(TV).reach(x) + (place === 2 ? 10 : 0)) * 100) / 100, 5],
  cost: x * 100_000,
  date: '2026-03-01',
}))

export const READY: Body = {
  market: 'GB',
  touchpoint: 'TV',
  audience: 'Adults 16+',
  unit: 'grp',
  family: 'exponential',
  universe: 52_000_000,
  points: 1,
}

/** A server with one curve, `one`, and its points; the app of somebody who was never here before. */
export function curvesInTests(fields: Body = READY, status = 'draft') {
  const documents = new DocumentsInTests(CURVE, () => null)
  documents.me = { id: crypto.randomUUID(), name: 'Ada Lovelace' }
  documents.add('one', fields, { place: 'brand-1', status })
  /** So many sets of points to come are refused. */
  const trouble = { points: 0 }
  const sets: (readonly ObservedPoint[])[] = [POINTS]
  const curves = async (address: string, init: RequestInit) => {
    if (address.startsWith('/api/touchpoints/')) return Response.json({ data: { pins: [], touchpoints: [] } })
    if (address.endsWith('/approved')) {
      const all = [...documents.documents.values()].filter((each) => each.status === 'approved')
      return Response.json({
        data: all.map(({ id }) => ({ id, version: 1, name: 'v1', from: null, to: null })),
      })
    }
    if (init.method !== 'POST') {
      const set = Number(new URL(address, 'http://portal').searchParams.get('set'))
      return Response.json({ data: sets[set - 1] ?? [] })
    }
    if (trouble.points-- > 0) return Response.json({}, { status: 500 })
    sets.push((JSON.parse(init.body as string) as { points: ObservedPoint[] }).points)
    return Response.json({ data: { set: sets.length } }, { status: 201 })
  }
  const mounted = (tail = '/'): MountOptions => ({
    context: { user: { ...sampleUser, id: documents.me.id } },
    portal: { fetch: (input, init) => documents.fetch(input, init, curves) },
    route: { basePath: '/rf-curves-admin', params: { brandId: 'brand-1' }, tail },
  })
  return { documents, sets, trouble, mounted }
}

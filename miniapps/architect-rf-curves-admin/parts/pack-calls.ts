import { bodyOfPacked, type PackedCurve, packedCurve, packKey, samePacked } from '../../domain/curves/pack.ts'
import { CURVE } from '../../domain/curves/curve.ts'
import type { ObservedPoint } from '../../domain/curves/wire.ts'
import type { StoredDocument } from '../../domain/document/wire.ts'
import type { MiniAppPortal } from '../../../shell/contract/mini-app.ts'
import type { Api } from '../../kit/bridge/api-of.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import type { DocumentClient } from '../../kit/document/document-client.ts'
import { curveLines } from './curve-lines.ts'

const AT_ONCE = 6

export interface PackTools {
  portal: MiniAppPortal
  documents: Api
  curves: Api
  client: DocumentClient
  brandId: string
}

const bodyOf = ({ fields }: StoredDocument) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, { value }]) => (value === null ? [] : [[path, value]])),
  )

/** Curves as they are stored, some at a time. */
export async function packHeld(
  { documents, curves, brandId }: PackTools,
  ids: readonly string[],
): Promise<readonly PackedCurve[]> {
  const one = async (id: string) => {
    const body = bodyOf(await documents.get<StoredDocument>(`/${CURVE.type}/${encodeURIComponent(id)}`))
    const set = Number(body['points'] ?? 0)
    const points = set
      ? await curves.get<readonly ObservedPoint[]>(withQuery(`/${brandId}/points`, { curve: id, set }))
      : []
    return packedCurve(body, points)
  }
  const packed: PackedCurve[] = []
  for (let from = 0; from < ids.length; from += AT_ONCE)
    packed.push(...(await Promise.all(ids.slice(from, from + AT_ONCE).map(one))))
  return packed
}

/** What becomes of each curve of a pack. */
export interface PackPlan {
  /** Where they go: an agency, or the brand whose own data they are made of. */
  place: string
  added: readonly PackedCurve[]
  updated: readonly { id: string; packed: PackedCurve }[]
  same: number
  /** Approved ones that say something else: a new version has to be begun first. */
  closed: readonly string[]
}

/** Compares a pack with the curves of one place: a client's own curves and the agency's never mix. */
export async function planPack(
  tools: PackTools,
  pack: readonly PackedCurve[],
  place: string,
): Promise<PackPlan> {
  const lines = await curveLines(tools.portal, [place])
  const byKey = new Map(
    lines
      .filter(({ status }) => status !== 'retired')
      .map((line) => [packKey({ fields: line.columns }), line] as const),
  )
  const met = pack.flatMap((packed) => {
    const line = byKey.get(packKey(packed))
    return line ? [{ packed, line }] : []
  })
  const held = await packHeld(
    tools,
    met.map(({ line }) => line.id),
  )
  const other = met.filter(({ packed }, at) => !samePacked(packed, held[at]!))
  return {
    place,
    added: pack.filter((packed) => !byKey.has(packKey(packed))),
    updated: other
      .filter(({ line }) => line.status === 'draft')
      .map(({ packed, line }) => ({ id: line.id, packed })),
    same: met.length - other.length,
    closed: other.filter(({ line }) => line.status !== 'draft').map(({ line }) => line.title),
  }
}

/** Makes and changes drafts; nobody's approval is touched. */
export async function takePack(tools: PackTools, { place, added, updated }: PackPlan): Promise<void> {
  const { curves, client, brandId } = tools
  const keep = ({ points }: PackedCurve, curve: string) =>
    points.length
      ? curves.post<{ set: number }>(withQuery(`/${brandId}/points`, { curve }), { points })
      : Promise.resolve({ set: 0 })
  for (const packed of added) {
    const { id } = await client.create(CURVE, place, bodyOfPacked(packed, packed.points.length ? 1 : 0))
    await keep(packed, id)
  }
  for (const { id, packed } of updated) {
    const document = await client.open(CURVE, null, id)
    const { set } = await keep(packed, id)
    const before = Object.keys(document.body).filter((path) => path.startsWith('aside/'))
    document.set({
      ...Object.fromEntries(before.map((path) => [path, null])),
      ...bodyOfPacked(packed, set),
    })
    if (!(await document.flush())) throw new Error('Not everything is saved yet.')
  }
}

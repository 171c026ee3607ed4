import type { Body } from '../../domain/document/change.ts'
import {
  bodyOfPacked,
  changesToPacked,
  type PackedCurve,
  packedCurve,
  packKey,
  samePacked,
} from '../../domain/curves/pack.ts'
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
  /** Place of the imported curves: an agency, or the brand whose own data they are made of. */
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
  const wanted = new Set(pack.map(({ fields }) => keyInLists(fields)))
  const near = lines.filter(({ status, columns }) => status !== 'retired' && wanted.has(keyInLists(columns)))
  const held = await packHeld(
    tools,
    near.map(({ id }) => id),
  )
  const byKey = new Map(near.map((line, at) => [packKey(held[at]!), { line, held: held[at]! }]))
  const met = pack.flatMap((packed) => {
    const found = byKey.get(packKey(packed))
    return found ? [{ packed, ...found }] : []
  })
  const other = met.filter(({ packed, held }) => !samePacked(packed, held))
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

/** Lists do not tell the unit. */
const keyInLists = (fields: Body): string => packKey({ fields: { ...fields, unit: null } })

/**
 * Makes and changes drafts; nobody's approval is touched. A curve names its points once they are stored: where that fails
 * half-way, the next plan finds a draft that says something else, and completes it.
 */
export async function takePack(tools: PackTools, { place, added, updated }: PackPlan): Promise<void> {
  for (const packed of added) {
    const { id } = await tools.client.create(CURVE, place, bodyOfPacked(packed, 0))
    if (packed.points.length) await become(tools, id, packed)
  }
  for (const { id, packed } of updated) await become(tools, id, packed)
}

async function become(
  { curves, client, brandId }: PackTools,
  id: string,
  packed: PackedCurve,
): Promise<void> {
  const document = await client.open(CURVE, null, id)
  const { set } = packed.points.length
    ? await curves.post<{ set: number }>(withQuery(`/${brandId}/points`, { curve: id }), {
        points: packed.points,
      })
    : { set: 0 }
  document.set(changesToPacked(packed, document.body, set))
  if (!(await document.flush())) throw new Error(`Curve ${id} was not stored as the pack has it.`)
}

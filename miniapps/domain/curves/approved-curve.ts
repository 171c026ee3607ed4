import { type Body, textAt } from '../document/change.ts'
import type { Curve } from '../planning/curves/curve.ts'
import type { ApprovedCurve } from './wire.ts'

/** A version of a curve that was approved, out of its document's fields. */
export function approvedCurve(
  version: Pick<ApprovedCurve, 'id' | 'version' | 'name' | 'own'>,
  body: Body,
): ApprovedCurve {
  const text = (path: string) => textAt(body, path)
  const { id, version: number, name, own } = version
  return {
    id,
    version: number,
    name,
    own,
    market: text('market'),
    touchpoint: text('touchpoint'),
    audience: text('audience'),
    unit: text('unit') as ApprovedCurve['unit'],
    currency: text('currency') || null,
    universe: Number(body['universe']),
    fit: body['fit'] as unknown as Curve,
    source: text('source'),
    from: text('from') || null,
    to: text('to') || null,
  }
}

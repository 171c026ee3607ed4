import { CURVE } from '../../../miniapps/domain/curves/curve.ts'
import type { ApprovedCurve } from '../../../miniapps/domain/curves/wire.ts'
import { textAt } from '../../../miniapps/domain/document/change.ts'
import type { Curve } from '../../../miniapps/domain/planning/curves/curve.ts'
import { type Settled, settledIn } from '../../documents/settled-versions.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import type { Handler } from '../kit/routes.ts'

/** Of the brand and of its agency, for a market and a touchpoint where these are asked for. */
export const listApproved: Handler<BrandWorld, 'brandId'> = async ({ sql, brandId, agency }, context) => {
  const { market, touchpoint } = context.req.query()
  const settled = await settledIn(sql, CURVE, [brandId, agency])
  const curves = settled.map((each) => approved(each, brandId))
  return {
    data: curves.filter(
      (curve) => (!market || curve.market === market) && (!touchpoint || curve.touchpoint === touchpoint),
    ),
  }
}

function approved({ id, version, name, place, body }: Settled, brandId: string): ApprovedCurve {
  const text = (path: string) => textAt(body, path)
  return {
    id,
    version,
    name,
    own: place === brandId,
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

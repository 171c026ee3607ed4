import { approvedCurve } from '../../../miniapps/domain/curves/approved-curve.ts'
import { CURVE } from '../../../miniapps/domain/curves/curve.ts'
import { settledIn } from '../../documents/settled-versions.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import type { Handler } from '../kit/routes.ts'

/** Of the brand and of its agency, for a market and a touchpoint where these are asked for. */
export const listApproved: Handler<BrandWorld, 'brandId'> = async ({ sql, brandId, agency }, context) => {
  const { market, touchpoint } = context.req.query()
  const settled = await settledIn(sql, CURVE, [brandId, agency])
  const curves = settled.map((each) => approvedCurve({ ...each, own: each.place === brandId }, each.body))
  return {
    data: curves.filter(
      (curve) => (!market || curve.market === market) && (!touchpoint || curve.touchpoint === touchpoint),
    ),
  }
}

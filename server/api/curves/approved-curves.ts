import { approvedCurve } from '../../../miniapps/domain/curves/approved-curve.ts'
import { CURVE } from '../../../miniapps/domain/curves/curve.ts'
import { pinText } from '../../../miniapps/domain/curves/wire.ts'
import { type Settled, settledIn } from '../../documents/settled-versions.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import type { Handler } from '../kit/routes.ts'

const curveOf = (brandId: string) => (settled: Settled) =>
  approvedCurve({ ...settled, own: settled.place === brandId }, settled.body)

/** Of the brand and of its agency, for a market and a touchpoint where these are asked for. */
export const listApproved: Handler<BrandWorld, 'brandId'> = async ({ sql, brandId, agency }, context) => {
  const { market, touchpoint } = context.req.query()
  const settled = await settledIn(sql, CURVE, [brandId, agency])
  return {
    data: settled
      .map(curveOf(brandId))
      .filter(
        (curve) => (!market || curve.market === market) && (!touchpoint || curve.touchpoint === touchpoint),
      ),
  }
}

/** Versions that somebody computed with, of any market, whatever became of their curves. */
export const listPinned: Handler<BrandWorld, 'brandId'> = async ({ sql, brandId, agency }, context) => {
  const pins = new Set(context.req.queries('pin'))
  const settled = await settledIn(sql, CURVE, [brandId, agency], { withEnded: true })
  return {
    data: settled.filter(({ id, version }) => pins.has(pinText({ id, version }))).map(curveOf(brandId)),
  }
}

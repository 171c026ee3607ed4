import {
  touchpointFields,
  touchpointsOf,
  withMarket,
} from '../../../miniapps/domain/touchpoints/touchpoint.ts'
import { ALL_MARKETS, TOUCHPOINT_LIBRARY } from '../../../miniapps/domain/touchpoints/touchpoint-library.ts'
import type { PublishedLibrary } from '../../../miniapps/domain/touchpoints/wire.ts'
import { settledIn } from '../../documents/settled-versions.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import type { Handler } from '../kit/routes.ts'
import { usedAmong } from './touchpoint-uses.ts'

type OfBrand = Handler<BrandWorld, 'brandId'>

/** As last published: touchpoints of all markets, with what one market says otherwise. */
export const readLibrary: OfBrand = async ({ sql, agency }, context): Promise<{ data: PublishedLibrary }> => {
  const settled = await settledIn(sql, TOUCHPOINT_LIBRARY, [agency])
  const newest = (market: string | undefined) => settled.find(({ body }) => body['market'] === market)
  const [all, own] = [newest(ALL_MARKETS), newest(context.req.query('market'))]
  const read = [all, own].filter((each) => each !== undefined)
  const pins = read.map(({ id, version, name }) => ({ type: TOUCHPOINT_LIBRARY.type, id, version, name }))
  return { data: { pins, touchpoints: touchpointsOf(withMarket(all?.body ?? {}, own?.body ?? {})) } }
}

/** Whether a touchpoint may be deleted: nothing says whose documents name it. */
export const readUses: OfBrand = async ({ sql, agency }, context) => {
  const { touchpoint = '', market = ALL_MARKETS } = context.req.query()
  return { data: { used: (await usedAmong(sql, { agency, market, codes: [touchpoint] })).length > 0 } }
}

/** Codes of touchpoints in libraries that the agency has published, of any market. */
export async function publishedCodes({ sql, agency }: BrandWorld): Promise<ReadonlySet<string>> {
  const settled = await settledIn(sql, TOUCHPOINT_LIBRARY, [agency])
  return new Set(settled.flatMap(({ body }) => [...touchpointFields(body).keys()]))
}

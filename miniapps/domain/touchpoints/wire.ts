import type { Body } from '../document/change.ts'
import type { Reference } from '../document/definition.ts'
import type { Touchpoint } from './touchpoint.ts'

/**
 * The calls below `/api/touchpoints/{brandId}`, for who may work in the brand:
 * GET   /library        ?market=                      -> { data: PublishedLibrary }, the market's over that of all markets
 * GET   /libraries                                    -> { data: LibraryLine[] }, for those who configure touchpoints
 * GET   /editions                                     -> { data: Edition[] }
 * GET   /metrics        ?market=&audience=&wave=      -> { data: RatedTouchpoint[] }, as `rankTouchpoints` takes them
 * GET   /insights       ?market=&audience=&wave=      -> { data: TouchpointRoles[] }; for those with
 *                                                        MXMZ_TOUCHPOINTS_INSIGHTS
 * PUT   /metrics        { market, audience, wave, metrics: Metric[] } -> { data: { stored } }; for those who
 *                                                        configure touchpoints, with MXMZ_TOUCHPOINTS_CHARACTERISTICS
 * GET   /names          ?open=1                       -> { data: ForeignName[] }: the mapping inbox
 * POST  /names          { names: [{ name, source }] } -> { data: ForeignName[] }: seen in an upload of this brand
 * PATCH /names          { names: [{ id, touchpoint, ignored }] } -> { data: ForeignName[] }; all of them or none. A touchpoint
 *                                                        of a published library, or null; both take MXMZ_CUSTOM_MEDIA_PLAN_UPLOAD
 * GET   /uses           ?touchpoint=&market=          -> { data: { used } }: whether anything of the agency names it; without
 *                                                        a market, as a touchpoint of all of them
 */

export interface PublishedLibrary {
  /** Versions of the libraries that this was read from. */
  pins: readonly (Required<Reference> & { name: string })[]
  touchpoints: readonly Touchpoint[]
}

/** For which there are metrics. */
export interface Edition {
  market: string
  audience: string
  /** The day of the wave. */
  wave: string
  touchpoints: number
}

export interface Metric {
  touchpoint: string
  metric: string
  value: number | null
  /** People asked. */
  n: number
}

/** A touchpoint as somebody else calls it. */
export interface ForeignName {
  id: number
  name: string
  /** A vendor, a file. */
  source: string
  /** Code; null while nobody has said. */
  touchpoint: string | null
  /** It means no touchpoint, and waits no more. */
  ignored: boolean
  /** It came with files of this brand, and is nobody else's to see; other names count for all clients. */
  ofBrand: boolean
}

/** A decision about a name: the touchpoint that it means, or that it is ignored. */
export type Mapping = Pick<ForeignName, 'id' | 'touchpoint' | 'ignored'>

/** Needed to say what names of imported plans mean. */
export const IMPORTS_PERMISSION = 'MXMZ_CUSTOM_MEDIA_PLAN_UPLOAD'

/** The library of a market, or that of all, as it is now. */
export interface LibraryLine {
  id: string
  market: string
  title: string
  status: string
  /** v1, v2; null before the first publication. */
  published: string | null
  updatedAt: string
  updatedBy: string
  body: Body
  /** As last published: what plans compute with. */
  inForce: Body | null
}

/** Strengths of a touchpoint; they take MXMZ_TOUCHPOINTS_CHARACTERISTICS. */
export const CHARACTERISTICS = ['attention', 'trust', 'emotion', 'information', 'action'] as const
/** Everybody who may open the app reads these. */
export const BASE_METRICS = ['reach', 'index', 'cpm'] as const
export const CHARACTERISTICS_PERMISSION = 'MXMZ_TOUCHPOINTS_CHARACTERISTICS'
export const INSIGHTS_PERMISSION = 'MXMZ_TOUCHPOINTS_INSIGHTS'

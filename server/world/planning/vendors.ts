import type { RateType } from '../../../miniapps/domain/planning/costs/line-cost.ts'

/** A vendor of the sample world: media sold for a touchpoint, and at which rates. */
export interface SampleVendor {
  touchpoint: string
  vendor: string
  properties: readonly string[]
  formats: readonly string[]
  rateType: RateType
  unit: string
  /** In the currency of the market. */
  rate: number
  /** Of a plan's money, beside the others. */
  share: number
  /** Basis points of gross. */
  commission?: number
}

/** Delivers less than it was paid for, from the fifth week on. */
export const SLOW_VENDOR = 'Northlight Video'

const SPOTS = ['20″', '30″', '10″']
const BANNERS = ['Billboard', 'Half page', 'Medium rectangle']

export const SAMPLE_VENDORS: readonly SampleVendor[] = [
  tv('Meridian Television', ['Meridian One', 'Meridian Drama', 'Meridian Sport'], 1150, 16),
  tv('Channel Harbour', ['Harbour Main', 'Harbour Life'], 1080, 10),
  digital('BVOD', 'Meridian Player', ['Catch-up', 'Live'], SPOTS, 27, 8),
  digital('BVOD', 'Harbour Now', ['Box sets', 'News'], SPOTS, 29, 6),
  digital('OLV', SLOW_VENDOR, ['Outstream', 'Instream premium'], SPOTS, 14, 9),
  digital('OLV', 'Beacon Media', ['Sports network', 'Food network'], SPOTS, 15.5, 6),
  {
    ...digital('YOUTUBE', 'YouTube', ['In-stream', 'Shorts'], SPOTS, 0.03, 8),
    rateType: 'cpv',
    unit: 'Views',
  },
  digital('SOCIAL', 'Circle Social', ['Feed', 'Stories', 'Reels'], ['Video', 'Carousel'], 8, 8),
  digital('SOCIAL', 'Loop', ['For you', 'Top view'], ['Video'], 9.5, 5),
  digital('DISPLAY', 'Openfield', ['News', 'Weather', 'Travel'], BANNERS, 4, 4),
  digital('AUDIO', 'Wavelength', ['Music', 'Podcasts'], SPOTS, 11, 3),
  { ...tv('Radio Alliance', ['Breakfast', 'Drivetime', 'Weekend'], 330, 4), touchpoint: 'RADIO' },
  digital('OOH', 'Kerbside', ['Roadside 6 sheets', 'Roadside 48 sheets'], ['Paper'], 5, 6),
  digital('DOOH', 'Platform', ['Stations', 'Malls'], ['Motion', 'Still'], 9, 4),
  digital('CINEMA', 'Silver Screen', ['Blockbusters', 'Arthouse'], ['60″', '30″'], 65, 2),
  {
    ...digital('PRINT', 'Quarto', ['Weekly', 'Home'], ['Full page', 'Double page'], 32, 1),
    commission: 1500,
  },
]

function tv(vendor: string, properties: readonly string[], rate: number, share: number): SampleVendor {
  const bought = { touchpoint: 'TV', rateType: 'cpp', unit: 'GRPs', commission: 1500 } as const
  return { vendor, properties, formats: SPOTS, rate, share, ...bought }
}

function digital(
  touchpoint: string,
  vendor: string,
  properties: readonly string[],
  formats: readonly string[],
  rate: number,
  share: number,
): SampleVendor {
  return { touchpoint, vendor, properties, formats, rate, share, rateType: 'cpm', unit: 'Impressions' }
}

import type { Code } from '../frame.ts'

/** A region with its share of its market's people in hundreds, and the television areas that cover it. */
export interface Region {
  code: number
  label: string
  market: 'GB' | 'US'
  share: number
  /** Codes of television areas. */
  areas: readonly number[]
}

const region = (
  market: Region['market'],
  code: number,
  label: string,
  share: number,
  areas: readonly number[],
): Region => ({ market, code, label, share, areas })

export const REGIONS: readonly Region[] = [
  region('GB', 1, 'London', 13.6, [1]),
  region('GB', 2, 'South East', 14.2, [1, 2]),
  region('GB', 3, 'South West', 8.8, [3]),
  region('GB', 4, 'East of England', 9.7, [4, 1]),
  region('GB', 5, 'East Midlands', 7.5, [5]),
  region('GB', 6, 'West Midlands', 9.1, [5]),
  region('GB', 7, 'Yorkshire and the Humber', 8.4, [6]),
  region('GB', 8, 'North East', 4.1, [7]),
  region('GB', 9, 'North West', 11.4, [8]),
  region('GB', 10, 'Scotland', 8.4, [9]),
  region('GB', 11, 'Wales', 4.8, [10]),
  region('US', 21, 'New England', 4.6, [21, 44]),
  region('US', 22, 'Middle Atlantic', 12.6, [22, 23, 32, 44]),
  region('US', 23, 'East North Central', 14.1, [24, 33, 34, 44]),
  region('US', 24, 'West North Central', 6.4, [25, 35, 44]),
  region('US', 25, 'South Atlantic', 20.4, [26, 27, 36, 37, 44]),
  region('US', 26, 'East South Central', 5.8, [38, 44]),
  region('US', 27, 'West South Central', 12.6, [28, 29, 39, 44]),
  region('US', 28, 'Mountain', 7.6, [30, 40, 44]),
  region('US', 29, 'Pacific', 15.9, [31, 41, 42, 43, 44]),
]

const net = (code: number, label: string, codes: readonly number[]): Code => ({ code, label, net: codes })

export const REGION_CODES: readonly Code[] = [
  ...REGIONS.map(({ code, label }) => ({ code, label })),
  net(101, 'North of England', [7, 8, 9]),
  net(102, 'Midlands', [5, 6]),
  net(121, 'Northeast', [21, 22]),
  net(122, 'Midwest', [23, 24]),
  net(123, 'South', [25, 26, 27]),
  net(124, 'West', [28, 29]),
]

const AREAS: readonly (readonly [code: number, label: string])[] = [
  [1, 'London'],
  [2, 'Meridian'],
  [3, 'West Country'],
  [4, 'Anglia'],
  [5, 'Central'],
  [6, 'Yorkshire'],
  [7, 'Tyne Tees'],
  [8, 'Granada'],
  [9, 'Scotland'],
  [10, 'Wales'],
  [21, 'Boston'],
  [22, 'New York'],
  [23, 'Philadelphia'],
  [24, 'Chicago'],
  [25, 'Minneapolis–St. Paul'],
  [26, 'Atlanta'],
  [27, 'Washington, DC'],
  [28, 'Dallas–Fort Worth'],
  [29, 'Houston'],
  [30, 'Denver'],
  [31, 'Los Angeles'],
  [32, 'Pittsburgh'],
  [33, 'Detroit'],
  [34, 'Cleveland–Akron'],
  [35, 'St. Louis'],
  [36, 'Miami–Fort Lauderdale'],
  [37, 'Tampa–St. Petersburg'],
  [38, 'Nashville'],
  [39, 'San Antonio'],
  [40, 'Phoenix'],
  [41, 'San Francisco–Oakland–San Jose'],
  [42, 'Seattle–Tacoma'],
  [43, 'San Diego'],
  [44, 'All other areas'],
]

export const TELEVISION_AREA_CODES: readonly Code[] = AREAS.map(([code, label]) => ({ code, label }))

const MARKETS_END = 20

/** Names of television areas, by market. */
export const SAMPLE_TELEVISION_AREAS = {
  GB: AREAS.filter(([code]) => code < MARKETS_END).map(([, label]) => label),
  US: AREAS.filter(([code]) => code > MARKETS_END).map(([, label]) => label),
} as const

import { placeOf } from './place-of.ts'

/** Ends of the bands, and how many in hundred of the market's people are in each. */
const AGES = {
  GB: { from: [16, 25, 35, 45, 55, 65], shares: [14, 17, 16, 16, 15, 22] },
  US: { from: [18, 25, 35, 45, 55, 65], shares: [12, 18, 17, 16, 16, 21] },
} as const
const OLDEST = 80
/** The youngest are hard to reach and so asked more often; their weights set it right. */
const YOUNGEST_ASKED = 1.6

export function drawAges(market: 'GB' | 'US', n: number, random: () => number) {
  const { from, shares } = AGES[market]
  const asked = shares.map((share, at) => (at === 0 ? share * YOUNGEST_ASKED : share))
  const all = asked.reduce((sum, share) => sum + share, 0)
  const bands = Array.from({ length: n }, () => placeOf(random() * all, asked) + 1)
  const ages = bands.map((band) => {
    const first = from[band - 1]!
    return first + Math.floor(random() * ((from[band] ?? OLDEST + 1) - first))
  })
  const targets = Object.fromEntries(shares.map((share, at) => [at + 1, share / 100]))
  return { ages, bands, targets }
}

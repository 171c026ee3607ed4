import { leaned } from './leaned.ts'
import type { Leaning } from './questions.ts'
import type { Answer, Respondents } from './respondents.ts'

/** Truths that the sample is known by, in hundreds: heavy viewers and daily streamers by age band, drinkers of Acme by wave. */
const HEAVY = { GB: [18, 22, 28, 36, 45, 55], US: [21, 25, 31, 39, 48, 58] } as const
const DAILY = { GB: [78, 72, 62, 50, 40, 28], US: [80, 75, 66, 55, 45, 33] } as const
const DRINKERS: Readonly<Record<string, number>> = {
  'GB-2025-H2': 12,
  'GB-2026-H1': 14,
  'US-2025-H2': 9,
  'US-2026-H1': 9,
}

/** Shares of the other answers in the rest. */
const OTHER_VIEWERS = [46, 38, 16]
const OTHER_STREAMERS = [45, 20, 15, 20]
const OTHERS_OF_ACME = [20, 60, 20]

/** Hours a week from and to, by how much a person watches. */
const HOURS = [
  [25, 49],
  [12, 24],
  [2, 11],
  [0, 0],
] as const

const ANYBODY = 1

/** Fills questions whose answers are held to their shares by weight, whatever chance says. */
export function plant(people: Respondents): void {
  const { slice, answers, random } = people
  const bands = answers['age_band'] as number[]
  const everybody = bands.map(() => ANYBODY)
  const byBand = (first: readonly number[], others: readonly number[]) =>
    first.map((share) => sharesOf(share, others))
  answers['tv'] = dealt(people, bands, byBand(HEAVY[slice.market], OTHER_VIEWERS), { home: 0.65 })
  answers['tv_hours'] = answers['tv'].map((viewing) => {
    const [least, most] = HOURS[(viewing as number) - 1]!
    return least + Math.floor(random() * (most - least + 1))
  })
  answers['streaming'] = dealt(people, bands, byBand(DAILY[slice.market], OTHER_STREAMERS), {
    connected: 0.6,
  })
  const acme = [sharesOf(DRINKERS[slice.id]!, OTHERS_OF_ACME)]
  answers['acme'] = dealt(people, everybody, acme, { connected: 0.4, active: 0.15 })
}

const sharesOf = (first: number, others: readonly number[]): number[] => [
  first / 100,
  ...others.map((share) => ((100 - first) * share) / 10_000),
]

/** Answers by inclination: in each group the most inclined get the first one, until they weigh what it is due. */
function dealt(
  people: Respondents,
  groups: readonly number[],
  shares: readonly (readonly number[])[],
  leaning: Leaning,
): Answer[] {
  const { weights } = people
  const inclined = leaned(people, leaning)
  const given = groups.map(() => 0)
  const members = shares.map((): number[] => [])
  groups.forEach((group, person) => members[group - 1]!.push(person))
  members.forEach((group, at) => {
    group.sort((one, other) => inclined[other]! - inclined[one]!)
    const all = group.reduce((sum, person) => sum + weights[person]!, 0)
    let [answer, due, weighed] = [1, shares[at]![0]! * all, 0]
    for (const person of group) {
      if (weighed >= due && answer < shares[at]!.length) due += shares[at]![answer++]! * all
      given[person] = answer
      weighed += weights[person]!
    }
  })
  return given
}

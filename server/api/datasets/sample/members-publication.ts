import { randomOf } from '../../../../miniapps/domain/kernel/random.ts'
import type { Code, Frame, Variable } from '../../../../miniapps/domain/surveys/frame.ts'
import { columnsOfStore, type Publication } from '../../../../miniapps/domain/surveys/publication.ts'
import { storeOf } from '../../../../miniapps/domain/surveys/store/slice-store.ts'
import { ACME } from '../../../world/planning/clients.ts'

const PEOPLE = 8000
const SEED = 8000
const SLICE = { id: 'GB-2026-H1', market: 'GB', wave: '2026-H1', universe: PEOPLE / 1000 }

const codes = (...labels: readonly string[]): Code[] => labels.map((label, at) => ({ code: at + 1, label }))
const question = (
  type: Variable['type'],
  name: string,
  label: string,
  ...labels: readonly string[]
): Variable => ({
  name,
  label,
  type,
  folder: 'Members',
  codes: codes(...labels),
})

const FRAME: Frame = [
  question('single', 'sex', 'Sex', 'Men', 'Women'),
  question('number', 'age', 'Age'),
  question(
    'single',
    'age_band',
    'Age band',
    'Up to 24',
    '25 to 34',
    '35 to 44',
    '45 to 54',
    '55 to 64',
    '65 to 80',
  ),
  question('single', 'tier', 'Tier', 'Gold', 'Silver', 'Bronze'),
  question('number', 'orders', 'Orders in the last year'),
  question('number', 'spend', 'Spend in the last year'),
  question('multi', 'bought', 'Bought in the last year', 'Cola', 'Zero', 'Juice', 'Water', 'Snacks'),
  question('single', 'newsletter', 'Newsletter', 'Reads it', 'Gets it', 'Left it'),
]

const BANDS = [25, 35, 45, 55, 65, 81]
/** Highest spend of a bronze and of a silver member. */
const TIERS = [90, 220]
const BOUGHT = [0.62, 0.38, 0.24, 0.3, 0.19]

/** The club of a client: each member stands for one person. */
export function membersPublication(): Publication {
  const random = randomOf(SEED)
  const everybody = Array.from({ length: PEOPLE }, () => member(random))
  const answers = Object.fromEntries(
    FRAME.map(({ name }) => [name, everybody.map((each) => each[name as keyof Member])]),
  )
  const store = storeOf({ slice: SLICE, weights: { members: everybody.map(() => 1) }, frame: FRAME, answers })
  return {
    dataset: 'acme-members',
    name: 'Acme Club members',
    slices: [SLICE],
    frame: FRAME,
    weights: [{ name: 'members', label: 'Every member once', source: 'Acme Club', date: '2026-06-30' }],
    licence: {
      respondents: 'server',
      protection: 'rounded',
      smallestAudience: 50,
      exports: false,
      notice: 'Source: Acme Club, data of Acme. Confidential.',
      from: '2026-01-01',
      to: null,
      client: ACME.id,
    },
    markets: null,
    columns: columnsOfStore(SLICE.id, store),
  }
}

type Member = ReturnType<typeof member>

function member(random: () => number) {
  const age = 16 + Math.floor(65 * random() ** 1.2)
  const orders = Math.floor(24 * random() ** 2)
  const spend = orders * (6 + Math.floor(14 * random()))
  return {
    sex: random() < 0.42 ? 1 : 2,
    age,
    age_band: BANDS.findIndex((end) => age < end) + 1,
    tier: spend > TIERS[1]! ? 1 : spend > TIERS[0]! ? 2 : 3,
    orders,
    spend,
    bought: BOUGHT.flatMap((share, at) => (orders > 0 && random() < share ? [at + 1] : [])),
    newsletter: 1 + Math.floor(3 * random()),
  }
}

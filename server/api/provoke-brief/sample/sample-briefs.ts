import type { Body } from '../../../../miniapps/domain/document/change.ts'
import type { Dice } from '../../../world/dice.ts'

const MILLION = 1_000_000
const THOUSAND_IN_MINOR = 100_000

/** The budget in thousands, by channel. */
const budget = (currency: string, split: Readonly<Record<string, number>>, total?: number): Body => ({
  'budget/total': (total ?? Object.values(split).reduce((sum, part) => sum + part, 0)) * THOUSAND_IN_MINOR,
  'budget/currency': currency,
  ...Object.fromEntries(
    Object.entries(split).map(([channel, part]) => [`channels/${channel}/amount`, part * THOUSAND_IN_MINOR]),
  ),
})

const objective = (id: number, metric: string, baseline: number, target: number): Body => ({
  [`objectives/${id}/metric`]: metric,
  [`objectives/${id}/direction`]: baseline < target ? 'up' : 'down',
  [`objectives/${id}/baseline`]: baseline,
  [`objectives/${id}/target`]: target,
  [`objectives/${id}/date`]: '2025-12-31',
})

/** All of it fits together. */
export const goodBrief = (dice: Dice, currency: string): Body => {
  const awareness = dice.between(24, 38)
  return {
    title: 'Autumn launch: the new range',
    'client/now': 'We lead on price, and people under 35 do not think of us first.',
    'client/want': 'Be the first name that people under 35 think of, by the end of the year.',
    'client/doing': 'A new range in September, in all shops from the first week on.',
    'client/who': 'People of 18 to 34 who buy once a month and try new things.',
    'client/arrived': 'More people name us unaided, and one in ten buyers is new.',
    'agency/now': `Only ${awareness}% name us unaided; the leader has twice that, on three times our spend.`,
    'agency/who': 'Light buyers of 18 to 34: they are most of the growth of every brand that grew here.',
    ...objective(1, 'Unaided awareness, 18 to 34, in percent', awareness, awareness + dice.between(4, 8)),
    ...objective(2, 'Days from order to delivery', 5, 3),
    'audience/name': 'Light buyers, 18 to 34',
    'audience/ageMin': 18,
    'audience/ageMax': 34,
    'audience/universe': dice.between(8, 12) * MILLION,
    'reach/percent': 55,
    'reach/frequency': 4,
    'reach/cpm': 900,
    ...budget(currency, { bvod: 120, social: 90, 'out-of-home': 60, search: 30 }),
    'channels/out-of-home/mandatory': true,
    'channels/out-of-home/leadDays': 15,
    'channels/print/excluded': true,
    approval: '2025-08-04',
    start: '2025-09-01',
    end: '2025-11-23',
  }
}

/** Hardly anything is said yet. */
export const weakBrief = (currency: string): Body => ({
  title: 'Always on, next year',
  'client/now': 'Sales are flat.',
  'client/want': 'tbc',
  'client/who': 'Everybody',
  'client/arrived': 'n/a',
  'agency/now': 'Sales have been flat for six quarters while the category grew by four percent.',
  'provocations/who/response': 'People who tried us once and went back to what they knew.',
  'provocations/who/kept': true,
  'objectives/1/metric': 'Sales',
  'objectives/1/direction': 'up',
  'budget/currency': currency,
})

/** Much is said, and it does not fit together. */
export const contradictoryBrief = (dice: Dice, currency: string): Body => ({
  ...goodBrief(dice, currency),
  title: 'Everywhere at once',
  'objectives/1/target': 90,
  'objectives/2/target': 7,
  'audience/ageMin': 55,
  'reach/percent': 85,
  'reach/frequency': 12,
  ...budget(currency, { tv: 40, bvod: 30, social: 20 }, 100),
  'channels/tv/mandatory': true,
  'channels/tv/leadDays': 30,
  'channels/print/mandatory': true,
  end: '2025-08-24',
})

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { Body } from '../document/change.ts'
import { answersOf, fingerprintOf, isStale } from './answers-of.ts'
import { assumptionsOf } from './assumptions.ts'
import { basisOf, pinnedOffers } from './basis.ts'
import { computedFields, handEdited } from './computed-fields.ts'
import { figuresOf, overlapOf, reachOfMoney } from './figures-of.ts'
import { movedSpend } from './moved-spend.ts'
import { newerOffers, withNewer } from './newer-offers.ts'
import { offersOf } from './offers.ts'
import { curveInTests, O6, scenarioInTests, touchpointInTests } from './scenario-in-tests.ts'
import { scenarioInCurrency } from './scenario-in-currency.ts'
import { scenarioProblems } from './scenario-fields.ts'
import { type Spends, threeOptions } from './three-options.ts'

const sum = (spends: object) => Object.values(spends).reduce((all: number, each: number) => all + each, 0)
const computed = (made: ReturnType<typeof scenarioInTests>): Body => {
  const { body, basis } = made
  return withoutEmpty({ ...body, ...computedFields(body, {}, basis, threeOptions(basis)) })
}
const withoutEmpty = (body: Body): Body =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))
const spendsIn = (spends: object): Spends => {
  assert.ok(!('refused' in spends), JSON.stringify(spends))
  return spends as Spends
}
const figuresIn = (figures: ReturnType<typeof figuresOf>) => {
  assert.ok(!('refused' in figures))
  return figures
}
const MIXED = {
  ...O6,
  OOH: { family: 'hill', max: 50, half: 40_000, slope: 1.6 },
  PRINT: { family: 'log', a: -40, b: 8 },
  RADIO: {
    family: 'table',
    points: [
      [10_000, 12],
      [40_000, 30],
      [90_000, 41],
    ],
  },
} as const

describe('three options', () => {
  for (const [id, budget, tv, reach] of [
    ['Express scenario 1', 10_000_000, 4_972_690, 57.466396],
    ['Express scenario 2', 20_000_000, 12_820_870, 77.097736],
  ] as const)
    it(`[${id}] spend ${budget / 100} so that reach is ${reach}`, () => {
      const { basis } = scenarioInTests(O6, { 'answers/budget': budget })
      const efficient = spendsIn(threeOptions(basis).efficient)
      assert.ok(Math.abs(efficient['TV']! - tv) < 100, String(efficient['TV']))
      assert.ok(Math.abs(figuresIn(figuresOf(basis, efficient)).reach - reach) < 1e-5)
    })

  it('[Express scenario 3] sum to the minor unit, within their limits, whatever the curves', () => {
    const cents = fc.integer({ min: 1, max: 40_000_000 })
    fc.assert(
      fc.property(cents, cents, fc.nat(3_000_000), (budget, most, least) => {
        const limits = { 'limits/TV/max': most, 'limits/OLV/min': Math.min(least, budget) }
        const { basis } = scenarioInTests(MIXED, { 'answers/budget': budget, ...limits })
        for (const spends of Object.values(threeOptions(basis))) {
          if ('refused' in spends) continue
          assert.equal(sum(spends), budget)
          for (const { code, min, max } of basis.channels)
            assert.ok(spends[code]! >= min && spends[code]! <= max && Number.isInteger(spends[code]))
        }
      }),
      { numRuns: 20 },
    )
  })

  it('[Express scenario 4] are none where minimums are above the budget, and say the least that it takes', () => {
    const limits = { 'limits/TV/min': 6_000_000, 'limits/OLV/min': 5_000_000 }
    const { basis, body } = scenarioInTests(O6, limits)
    for (const option of Object.values(threeOptions(basis)))
      assert.deepEqual(option, { refused: 'minimums', least: 11_000_000 })
    assert.ok(scenarioProblems(body).some(({ code }) => code === 'minimums'))
  })

  it('[Express scenario 5] are the same bytes for the same seed, in whatever order touchpoints were chosen', () => {
    const { body, curves, basis } = scenarioInTests(MIXED)
    const turned = basisOf(Object.fromEntries(Object.entries(body).toReversed()), curves)
    assert.ok(!('refused' in turned))
    const bytes = (of: typeof basis) => JSON.stringify(computedFields(body, {}, of, threeOptions(of)))
    assert.equal(bytes(basis), bytes(turned))
  })

  it('balance by half and a tenth, where the person’s limits leave room', () => {
    const fits = {
      TV: { family: 'exponential', max: 90, k: 20_000 },
      OLV: { family: 'exponential', max: 20, k: 90_000 },
      OOH: { family: 'exponential', max: 10, k: 90_000 },
      PRINT: { family: 'exponential', max: 2, k: 90_000 },
    } as const
    const { basis } = scenarioInTests(fits, { 'answers/budget': 3_000_000 })
    const { efficient, balanced } = threeOptions(basis)
    assert.ok(spendsIn(efficient)['TV']! > 2_500_000)
    const spends = spendsIn(balanced)
    assert.equal(spends['TV'], 1_500_000)
    assert.ok(spends['OLV']! >= 300_000 && spends['OOH']! >= 300_000)
    const alone = scenarioInTests({ TV: O6.TV })
    assert.equal(sum(threeOptions(alone.basis).balanced), 5_000_000, 'half stays unspent')
  })

  it('follow the scores where the task counts', () => {
    const { basis } = scenarioInTests(O6, { 'scores/TV': 0.1 })
    const { efficient, task } = threeOptions(basis)
    assert.ok(spendsIn(task)['TV']! < spendsIn(efficient)['TV']!)
  })
})

describe('figures of an option', () => {
  const { basis } = scenarioInTests()
  const figures = figuresIn(figuresOf(basis, { TV: 5_000_000, OLV: 5_000_000 }))

  it('say what each adds and what both reach, which makes the whole', () => {
    const [olv, tv] = figures.touchpoints
    const both = overlapOf(basis, figures)[0]![1]!
    assert.ok(Math.abs(olv!.only + tv!.only + both - figures.reach) < 1e-9)
    assert.ok(Math.abs(figures.reach - 57.466218) < 1e-5)
    assert.equal(figures.perPoint, figures.cost / figures.reach)
  })

  it('know no contacts where curves are of money', () => {
    assert.deepEqual([figures.frequency, figures.plus, figures.touchpoints[0]!.grp], [null, null, null])
  })

  it('build along the budget up to what the option reaches', () => {
    const at = reachOfMoney(basis, { TV: 5_000_000, OLV: 5_000_000 })
    assert.equal(at(0), 0)
    assert.ok(at(5_000_000) > 30 && at(5_000_000) < figures.reach)
    assert.ok(Math.abs(at(10_000_000) - figures.reach) < 1e-9)
  })

  it('come with contacts and with what is beyond observation where weights are GRP', () => {
    const fit = { family: 'exponential', max: 85, k: 220, observed: 300 } as const
    const made = scenarioInTests({ TV: fit }, {}, [curveInTests('TV', fit, { unit: 'grp' })])
    assert.equal(made.basis.channels[0]!.price, 120_000)
    const [tv] = figuresIn(figuresOf(made.basis, { TV: 60_000_000 })).touchpoints
    assert.deepEqual([tv!.grp, tv!.extrapolated], [500, true])
    const { frequency, plus } = figuresIn(figuresOf(made.basis, { TV: 24_000_000 }))
    assert.ok(frequency! > 3 && plus![0]! > plus![2]!)
  })
})

describe('a slider', () => {
  const { basis } = scenarioInTests(MIXED, { 'limits/OLV/min': 1_000_000, 'limits/OOH/max': 4_000_000 })
  const spends = { OLV: 2_000_000, OOH: 3_000_000, PRINT: 1_000_000, RADIO: 1_000_000, TV: 3_000_000 }
  const move = (code: string, amount: number, locked?: ReadonlySet<string>) =>
    movedSpend({ channels: basis.channels, spends, code, amount, locked })

  it('keeps the sum and all limits wherever it stands', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(spends)),
        fc.integer({ min: -1e7, max: 2e7 }),
        (code, amount) => {
          const moved = move(code, amount)
          assert.equal(sum(moved), 10_000_000)
          for (const { code: each, min, max } of basis.channels)
            assert.ok(moved[each]! >= min && moved[each]! <= max)
        },
      ),
    )
  })

  it('gives the others what it leaves in proportion, but none to those that are locked', () => {
    assert.deepEqual(move('TV', 2_000_000, new Set(['OLV', 'OOH'])), {
      ...spends,
      PRINT: 1_500_000,
      RADIO: 1_500_000,
      TV: 2_000_000,
    })
    assert.deepEqual(move('TV', 0, new Set(Object.keys(spends))), spends)
  })
})

describe('a newer curve', () => {
  const newer = curveInTests('TV', { ...O6.TV, max: 84 }, { version: 5, name: 'v2' })
  const made = scenarioInTests()
  const body = computed(made)
  const curves = [...made.curves, newer]
  const offered = (of: Body, known = curves, touchpoint = {}) => {
    const touchpoints = ['TV', 'OLV'].map((code) => touchpointInTests(code, touchpoint))
    const offers = offersOf({ ...answersOf(of), touchpoints, curves: known, day: answersOf(of).start })
    return newerOffers(of, offers, known)
  }

  it('[Express scenario 7] is shown with both figures, and changes nothing until it is taken over', () => {
    const [offer, ...others] = offered(body)
    assert.deepEqual(others, [])
    assert.deepEqual([offer!.before.of, offer!.after.of], ['v1', 'v2'])
    assert.ok(Math.abs(offer!.before.reach - 57.466396) < 1e-5 && offer!.after.reach > offer!.before.reach)
    assert.equal((body['pins/curve.TV'] as { version: number }).version, 2)
    const taken = { ...body, ...withNewer(body, curves, offer!) }
    assert.equal((taken['pins/curve.TV'] as { version: number }).version, 5)
    assert.equal(taken['options/efficient/reach'], offer!.after.reach)
    assert.equal(taken['options/efficient/spend/TV'], body['options/efficient/spend/TV'])
    assert.deepEqual(offered(taken), [])
  })

  it('counts only where it holds on the first day', () => {
    const later = { ...newer, from: '2026-04-01' }
    assert.deepEqual(offered(body, [...made.curves, later]), [])
  })

  it('is also one of the client’s own, and an older one that holds where the first day is another', () => {
    const own = curveInTests('TV', O6.TV, { id: 'own', own: true, name: 'v7' })
    assert.deepEqual(
      offered(body, [...made.curves, own]).map(({ after }) => after.of),
      ['v7'],
    )
    const bounded = { ...newer, from: '2026-04-01' }
    const moved = { ...body, 'pins/curve.TV': { type: 'curve', id: newer.id, version: 5 } }
    assert.deepEqual(
      offered(moved, [...made.curves, bounded]).map(({ after }) => after.of),
      ['v1'],
    )
  })

  it('is not offered while the answers are others: computing takes it', () => {
    assert.deepEqual(offered({ ...body, duplication: 2 }), [])
  })

  it('has a rate of the library beside it, which is taken over alike', () => {
    const points = Object.entries(O6).map(([code, { max }]) =>
      curveInTests(code, { family: 'exponential', max, k: 200 }, { unit: 'grp' }),
    )
    const bought = scenarioInTests(O6, {}, points)
    const [, offer, ...others] = offered(computed(bought), points, { rate: 15_000_000 })
    assert.deepEqual([offer!.code, offer!.before.of, offer!.after.of], ['TV', 120_000, 150_000])
    assert.ok(offer!.after.reach < offer!.before.reach && others.length === 0)
    const taken = { ...computed(bought), ...withNewer(computed(bought), points, offer!) }
    assert.equal(taken['prices/TV'], 150_000)
    assert.equal(taken['options/efficient/reach'], offer!.after.reach)
  })

  it('that is all there is left of a retired one says so', () => {
    assert.deepEqual(basisOf(body, [newer]), { refused: 'curve-gone', touchpoint: 'OLV' })
  })
})

describe('touchpoints that a scenario may use', () => {
  const asked = {
    market: 'GB',
    audience: 'Adults 18+',
    universe: 54_200_000,
    currency: 'GBP',
    day: '2026-03-01',
  }
  const fit = O6.TV
  const offer = (
    touchpoint: Parameters<typeof touchpointInTests>[1],
    curve: Parameters<typeof curveInTests>[2] | null = {},
    more = {},
  ) => {
    const curves = curve ? [curveInTests('TV', fit, { unit: 'grp', ...curve })] : []
    const touchpoints = [touchpointInTests('TV', touchpoint)]
    const [found] = offersOf({ ...asked, touchpoints, curves, ...more })
    return found!.refused ?? found!.price
  }

  it('cost what their rate says for a point of weight', () => {
    assert.equal(offer({}), 120_000)
    assert.ok(Math.abs(Number(offer({ rateType: 'cpm', rate: 50_000 })) - 271_000) < 1e-6)
    assert.ok(
      Math.abs(Number(offer({ rateType: 'cpm', rate: 50_000, factors: { viewable: 0.5 } })) - 542_000) < 1e-6,
    )
    assert.equal(offer({}, { unit: 'impressions' }), 12_000_000)
    assert.equal(offer({}, { unit: 'spend' }), 100)
    const yen = { currency: 'JPY' }
    assert.equal(offer({ ...yen, rate: 12_345_000 }, {}, yen), 1234.5)
  })

  it('say why they cannot be used', () => {
    assert.equal(offer({}, null), 'no-curve')
    assert.equal(offer({}, { market: 'DE' }), 'no-curve')
    assert.equal(offer({}, { to: '2026-02-28' }), 'no-curve')
    assert.equal(offer({}, { audience: 'Adults 18-34' }), 'other-audience')
    assert.equal(offer({ unit: null }), 'no-unit')
    assert.equal(offer({ rate: null }), 'no-rate')
    assert.equal(offer({ currency: 'EUR' }), 'other-currency')
    assert.equal(offer({ rateType: 'cpc' }), 'not-by-contact')
    assert.equal(offer({ rateType: 'cpm' }, {}, { universe: null }), 'no-universe')
  })

  it('read the client’s own curve before the agency’s, and pin what is used alone', () => {
    const own = curveInTests('TV', fit, { id: 'own', own: true })
    const curves = [curveInTests('TV', fit), own, curveInTests('OLV', fit)]
    const touchpoints = ['TV', 'OLV'].map((code) => touchpointInTests(code))
    const offers = offersOf({ ...asked, touchpoints, curves })
    const library = { type: 'touchpoint-library', id: 'all', version: 9 }
    const before = { 'answers/touchpoints/TV': true, 'prices/OOH': 3, 'pins/library.2': library }
    assert.deepEqual(pinnedOffers(before, offers, [library]), {
      'pins/library.1': library,
      'pins/library.2': null,
      'prices/OOH': null,
      'computed/answers/touchpoints/TV': true,
      'pins/curve.TV': { type: 'curve', id: 'own', version: 2 },
      'prices/TV': 100,
    })
  })
})

describe('a computed scenario', () => {
  const made = scenarioInTests()
  const body = computed(made)

  it('may be handed on until its answers are others', () => {
    assert.deepEqual(scenarioProblems(body), [])
    const changed = { ...body, 'answers/budget': 12_000_000 }
    assert.ok(isStale(changed) && !isStale({ ...body, notes: 'x' }))
    assert.deepEqual(
      scenarioProblems(changed).map(({ code }) => code),
      ['stale'],
    )
    assert.notEqual(fingerprintOf(body), fingerprintOf(changed))
  })

  it('keeps its figures and their words while its answers are changed', () => {
    const changed = {
      ...body,
      'answers/budget': 34_000_000,
      'answers/currency': 'JPY',
      'answers/touchpoints/TV': false,
      'answers/audience': 'Somebody else',
      'limits/TV/max': 1,
      duplication: 2,
    }
    assert.deepEqual(basisOf(changed, made.curves), made.basis)
    const figures = figuresIn(figuresOf(made.basis, spendsIn(threeOptions(made.basis).efficient)))
    const said = assumptionsOf({
      body: changed,
      basis: made.basis,
      curves: made.curves,
      option: 'efficient',
      figures,
    })
    assert.deepEqual(said[0], { code: 'stale' })
    assert.ok(said.some((each) => each.code === 'universe' && each.audience === 'Adults 18+'))
    assert.ok(!said.some(({ code }) => code === 'budget-left' || code === 'half-left'))
  })

  it('may not be handed on with a choice that spends nothing, or other than budget and limits ask for', () => {
    const codesOf = (more: Body) => scenarioProblems({ ...body, ...more }).map(({ code }) => code)
    const withoutTask = Object.entries(body).filter(([path]) => !path.startsWith('options/task/'))
    assert.deepEqual(
      scenarioProblems({ ...Object.fromEntries(withoutTask), chosen: 'task' }).map(({ code }) => code),
      ['impossible'],
    )
    assert.deepEqual(codesOf({ 'options/efficient/spend/TV': 1 }), ['spends'])
    assert.deepEqual(codesOf({ 'options/efficient/spend/OOH': 1 }), ['spends'])
    const { computedFrom: _, ...never } = body
    assert.deepEqual(
      scenarioProblems(never).map(({ code }) => code),
      ['chosen-missing'],
    )
  })

  it('may be handed on with half of the money left, where balanced allows no more', () => {
    const alone = computed(scenarioInTests({ TV: O6.TV }))
    assert.deepEqual(scenarioProblems({ ...alone, chosen: 'balanced' }), [])
    const most = computed(scenarioInTests({ TV: O6.TV }, { 'limits/TV/max': 3_000_000 }))
    assert.deepEqual(scenarioProblems(most), [])
  })

  it('counts no minimum of a touchpoint that may not be used', () => {
    const limits = { 'limits/OOH/min': 90_000_000 }
    assert.deepEqual(scenarioProblems(computed(scenarioInTests(O6, limits))), [])
  })

  it('chooses another option where the one of before is not possible any more', () => {
    const { basis } = made
    const options = { ...threeOptions(basis), balanced: { refused: 'minimums', least: 1 } } as const
    const fields = computedFields({ ...body, chosen: 'balanced' }, {}, basis, options)
    assert.equal(fields['chosen'], 'efficient')
    assert.equal(computedFields({ ...body, chosen: 'task' }, {}, basis, options)['chosen'], 'task')
  })

  it('tells money that maximums leave from what the rule of balanced leaves', () => {
    const leftOf = (option: 'efficient' | 'balanced', limits: Body = {}) => {
      const alone = scenarioInTests({ TV: O6.TV }, limits)
      const figures = figuresIn(figuresOf(alone.basis, spendsIn(threeOptions(alone.basis)[option])))
      return assumptionsOf({ ...alone, option, figures }).find(({ code }) => code.endsWith('-left'))
    }
    assert.deepEqual(leftOf('balanced'), { code: 'half-left', left: 5_000_000 })
    assert.deepEqual(leftOf('efficient', { 'limits/TV/max': 4_000_000 }), {
      code: 'budget-left',
      left: 6_000_000,
    })
    assert.equal(leftOf('efficient'), undefined)
  })

  it('keeps the figures of its amounts in another currency', () => {
    const yen = scenarioInCurrency({ ...body, 'limits/TV/min': 1_000_000 }, 'JPY')
    assert.deepEqual([yen['answers/budget'], yen['limits/TV/min']], [100_000, 10_000])
  })

  it('says that somebody moved its money, until it is computed anew', () => {
    const edited = { ...body, ...handEdited('efficient', made.basis, { TV: 1, OLV: 9_999_999 }) }
    assert.deepEqual([edited['options/efficient/edited'], edited['options/efficient/spend/TV']], [true, 1])
    const anew = computedFields(edited, {}, made.basis, threeOptions(made.basis))
    assert.equal(anew['options/efficient/edited'], null)
  })

  it('says what its figures rest on', () => {
    const { basis, curves } = scenarioInTests(MIXED, { 'answers/universe': 50_000_000, 'limits/TV/max': 1 })
    const figures = figuresIn(figuresOf(basis, { OLV: 60_000_000 }))
    const codes = assumptionsOf({ body, basis, curves, option: 'efficient', figures }).map(({ code }) => code)
    for (const code of [
      'universe',
      'duplication',
      'no-frequency',
      'extrapolated',
      'local-optimum',
      'seed',
    ] as const)
      assert.ok(codes.includes(code), code)
  })
})

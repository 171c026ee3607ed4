import assert from 'node:assert/strict'
import { it } from 'node:test'
import { groupSizes, repeatsIn } from './group-rounds.ts'
import { diversityOf, pairKey, pairsOf, type Participant, type Round } from './participant.ts'
import { type Plan, scheduleOf } from './schedule.ts'

const MARKETS = ['GB', 'DE', 'FR']
const SKILLS = ['seo', 'audio', 'print', 'strategy']
const person = (n: number): Participant => ({
  id: `p${n}`,
  name: `Person ${n}`,
  market: MARKETS[n % 3]!,
  discipline: SKILLS[n % 4]!,
  side: n % 2 === 0 ? 'a' : 'b',
})
const crowd = (count: number) => Array.from({ length: count }, (_, n) => person(n))
const plan = (count: number, rounds: number, more: Partial<Plan> = {}): Plan => ({
  mode: 'all',
  rounds,
  seed: 7,
  people: crowd(count),
  met: new Set(),
  absent: {},
  ...more,
})
const keys = (rounds: readonly Round[]) =>
  rounds.flatMap(({ groups }) => pairsOf(groups)).map(([one, other]) => pairKey(one, other))
const assertOnce = (rounds: readonly Round[]) => {
  assert.equal(new Set(keys(rounds)).size, keys(rounds).length, 'nobody meets twice')
  for (const { groups, waiting } of rounds) {
    const here = [...groups.flat(), ...waiting]
    assert.equal(new Set(here).size, here.length, 'nobody is in two places')
  }
}
const waits = (rounds: readonly Round[]) => {
  const times = new Map<string, number>()
  for (const id of rounds.flatMap(({ waiting }) => waiting)) times.set(id, (times.get(id) ?? 0) + 1)
  return times
}

it('lets everybody meet everybody once (K1)', () => {
  for (const [people, rounds, pairs] of [
    [6, 5, 15],
    [5, 5, 10],
    [22, 21, 231],
  ] as const) {
    const found = scheduleOf(plan(people, 99))
    assert.equal(found.length, rounds)
    assert.equal(keys(found).length, pairs)
    assertOnce(found)
  }
  const five = waits(scheduleOf(plan(5, 5)))
  assert.deepEqual([...five.values()], [1, 1, 1, 1, 1])
})

it('makes 30 distinct pairs of 12 people in 5 rounds, more different ones than by chance', () => {
  const people = crowd(12)
  const found = scheduleOf(plan(12, 5))
  assert.equal(new Set(keys(found)).size, 30)
  assertOnce(found)
  const byId = new Map(people.map((each) => [each.id, each]))
  const diversity = found
    .flatMap(({ groups }) => groups)
    .reduce((sum, [one, other]) => sum + diversityOf(byId.get(one!)!, byId.get(other!)!), 0)
  const all = people.flatMap((one, at) => people.slice(at + 1).map((other) => diversityOf(one, other)))
  const byChance = (all.reduce((sum, value) => sum + value, 0) / all.length) * 30
  assert.ok(diversity > byChance * 1.1, `${diversity} of ${byChance}`)
})

it('is the same for the same seed, and another for another', () => {
  assert.deepEqual(scheduleOf(plan(12, 5)), scheduleOf(plan(12, 5)))
  assert.notDeepEqual(scheduleOf(plan(12, 5)), scheduleOf(plan(12, 5, { seed: 8 })))
})

it('keeps apart who has met before, where there is another way', () => {
  const earlier = new Set(keys(scheduleOf(plan(12, 3))))
  const found = keys(scheduleOf(plan(12, 3, { met: earlier, seed: 1 })))
  assert.equal(found.filter((key) => earlier.has(key)).length, 0)
})

it('rotates two sides, and lets those of the larger one wait in turn', () => {
  const people = crowd(14).map((each, n) => ({ ...each, side: n < 8 ? ('a' as const) : ('b' as const) }))
  const found = scheduleOf(plan(14, 4, { mode: 'two-sides', people }))
  assertOnce(found)
  const sides = new Map(people.map(({ id, side }) => [id, side]))
  for (const [one, other] of found.flatMap(({ groups }) => pairsOf(groups)))
    assert.notEqual(sides.get(one), sides.get(other))
  const times = [...waits(found).values()]
  assert.equal(times.length, 8)
  assert.deepEqual(new Set(times), new Set([1]))
})

it('spreads waiting evenly among an odd number', () => {
  const times = [...waits(scheduleOf(plan(11, 6))).values()]
  assert.deepEqual(times, Array(6).fill(1))
})

it('pairs the rounds that are left anew when somebody does not come, without repeats', () => {
  for (const people of [12, 11, 40]) {
    const before = scheduleOf(plan(people, 5))
    const after = scheduleOf(plan(people, 5, { absent: { p3: 3 } }))
    assert.deepEqual(after.slice(0, 2), before.slice(0, 2))
    assertOnce(after)
    for (const { groups, waiting } of after.slice(2)) {
      assert.ok(![...groups.flat(), ...waiting].includes('p3'))
      assert.equal(groups.length, Math.floor((people - 1) / 2))
    }
  }
})

it('goes on without several who leave at different times', () => {
  const found = scheduleOf(plan(12, 8, { absent: { p3: 3, p4: 3, p5: 6 } }))
  assertOnce(found)
  assert.ok(!found.slice(5).some(({ groups }) => groups.flat().includes('p5')))
})

it('makes groups of three in which nobody meets again while that can be', () => {
  assert.deepEqual(groupSizes(12), [3, 3, 3, 3])
  assert.deepEqual(groupSizes(10), [3, 3, 4])
  assert.deepEqual(groupSizes(8), [3, 3, 2])
  assert.equal(repeatsIn(scheduleOf(plan(15, 4, { mode: 'groups' }))), 0)
  assert.equal(repeatsIn(scheduleOf(plan(30, 6, { mode: 'groups' }))), 0)
})

it('takes no time that anybody would notice for 200 people', () => {
  const before = process.cpuUsage()
  for (const mode of ['all', 'groups'] as const)
    assert.equal(repeatsIn(scheduleOf(plan(200, 20, { mode }))), 0)
  const { user } = process.cpuUsage(before) // what others on this machine do does not count
  assert.ok(user < 6_000_000, `${user / 1000} ms`)
})

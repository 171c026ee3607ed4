import assert from 'node:assert/strict'
import { it } from 'node:test'
import { Rates } from './rates.ts'
import type { Refusal } from './refusal.ts'
import { TokenBuckets } from './token-buckets.ts'

it('lets so many pass at once, then as many as a minute brings', () => {
  const buckets = new TokenBuckets(60)
  const taken = (count: number, now: number) => Array.from({ length: count }, () => buckets.take('a', now))
  assert.ok(taken(60, 0).every((seconds) => seconds === 0))
  assert.deepEqual(taken(2, 0), [1, 1])
  assert.deepEqual(taken(3, 2000), [0, 0, 1], 'one a second')
  assert.equal(buckets.take('b', 2000), 0, 'each for itself')
  assert.ok(taken(60, 3_600_000).every((seconds) => seconds === 0))
  assert.equal(buckets.take('a', 3_600_000), 1, 'no more than a minute is saved up')
})

it('says in how many seconds to come again', () => {
  const rates = new Rates({ perPerson: 2, perAddress: 2 })
  for (const call of [1, 2]) rates.countAddress(`2001:db8:0:0:${call}::1`)
  assert.throws(
    () => rates.countAddress('2001:db8:0:0:3::1'),
    ({ problem, headers }: Refusal) =>
      problem.status === 429 && problem.code === 'requests-too-many' && headers['retry-after'] === '30',
  )
})

it('counts people by themselves, however many have one address', () => {
  const rates = new Rates({ perPerson: 2, perAddress: 1 })
  const call = (person: string) => {
    rates.countAddress('192.0.2.1')
    rates.countPerson(person, '192.0.2.1')
  }
  for (const person of ['a', 'b', 'c', 'a', 'b', 'c']) call(person)
  assert.throws(() => call('a'))
})

it('counts nothing where the limit is 0', () => {
  const rates = new Rates({ perPerson: 0, perAddress: 0 })
  for (let call = 0; call < 100; call++) {
    rates.countAddress('192.0.2.1')
    rates.countPerson('a', '192.0.2.1')
  }
})

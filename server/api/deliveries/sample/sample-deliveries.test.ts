import assert from 'node:assert/strict'
import { it } from 'node:test'
import { planResults } from '../../../../miniapps/domain/deliveries/plan-results.ts'
import type { PlanDeliveries, ResultLine } from '../../../../miniapps/domain/deliveries/wire.ts'
import { onOneDatabase } from '../../../db/on-each-database-in-tests.ts'
import { ACME_BRANDS } from '../../../world/planning/clients.ts'
import { SLOW_VENDOR } from '../../../world/planning/vendors.ts'
import { callerOf, dataOf } from '../../kit/caller-in-tests.ts'

onOneDatabase((database) => {
  const call = callerOf(database)

  it('[Results 7] flags the planted vendor, and no other, in whichever plan', async () => {
    const flagged: string[] = []
    for (const { id: brand } of ACME_BRANDS) {
      const lines = dataOf<ResultLine[]>(await call('planner', `/deliveries/${brand}/plans`))
      const told = lines.filter(({ until }) => until !== null)
      assert.ok(told.length > 0, brand)
      for (const { id } of told) {
        const plan = dataOf<PlanDeliveries>(await call('planner', `/deliveries/${brand}/plans/${id}`))
        const results = planResults(plan)
        assert.ok(results.delivery! > 95 && results.delivery! < 105, id)
        for (const { line, isUnder, odd } of results.lines)
          if (isUnder || odd.length > 0) flagged.push(line.vendor)
      }
    }
    assert.deepEqual([...new Set(flagged)], [SLOW_VENDOR])
  })

  it('has days without figures, a plan that has ended and one that runs', async () => {
    const brand = ACME_BRANDS[0]!.id
    const told = dataOf<ResultLine[]>(await call('planner', `/deliveries/${brand}/plans`)).filter(
      ({ until }) => until !== null,
    )
    assert.ok(told.some(({ end, until }) => until === end))
    assert.ok(told.some(({ end, until }) => until! < end))
    const plan = dataOf<PlanDeliveries>(await call('planner', `/deliveries/${brand}/plans/${told[0]!.id}`))
    const gaps = planResults(plan).lines.filter((line) => line.gaps.length > 0)
    assert.ok(gaps.length > 0 && gaps.length < plan.sources[0]!.lines.length)
  })
})

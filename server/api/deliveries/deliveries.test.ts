import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import { sql as raw } from 'kysely'
import type { Delivery, Imported } from '../../../miniapps/domain/deliveries/delivery.ts'
import type { PlanDeliveries, ResultLine } from '../../../miniapps/domain/deliveries/wire.ts'
import { planInTests, tvLine } from '../../../miniapps/domain/plans/plan-in-tests.ts'
import { onEachDatabase } from '../../db/on-each-database-in-tests.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'

const DAY: Delivery = {
  line: 'l1',
  date: '2026-03-02',
  source: 'Ad server',
  quantity: 10,
  spend: 2_400_000,
  clicks: null,
  actions: null,
  creatives: null,
}

onEachDatabase((database) => {
  const call = callerOf(database)
  let [own, rival] = ['', '']
  before(async () => {
    const brands = await database()
      .sql.selectFrom('workspace')
      .select(['id', 'client_id'])
      .where('organisations_id', '=', 'organisation-choreograph')
      .where('type', '=', 'BRAND')
      .orderBy('id')
      .execute()
    own = brands[0]!.id
    rival = brands.find(({ client_id }) => client_id !== brands[0]!.client_id)!.id
    // somebody who works for one client alone, without any role
    await database().run(`insert into permission_record (person_id, account_id, permissions)
      values ('person-no-workspaces', 'az-${own}', '{OS_WORKSPACE_ACCESS}')`)
  })

  const act = async (who: string, at: string, action: string) => {
    const json = { id: crypto.randomUUID(), action }
    dataOf(await call(who, `${at}/actions`, { method: 'POST', json }))
  }
  const planIn = async (place: string, { isApproved = true, title = 'Spring' } = {}) => {
    const id: string = crypto.randomUUID()
    const fields = planInTests([tvLine(100), tvLine(50)], { title }, [])
    dataOf(await call('planner', '/documents/plan', { method: 'POST', json: { id, place, fields } }), 201)
    if (!isApproved) return id
    await act('planner', `/documents/plan/${id}`, 'submit')
    await act('developer', `/documents/plan/${id}`, 'approve')
    return id
  }
  const sent = (
    plan: string,
    deliveries: readonly Delivery[],
    { who = 'planner', correct = false, brand = own } = {},
  ) => call(who, `/deliveries/${brand}/plans/${plan}`, { method: 'POST', json: { deliveries, correct } })
  const imported = async (...asked: Parameters<typeof sent>) => dataOf<Imported>(await sent(...asked))
  const read = async (plan: string, query = '') =>
    dataOf<PlanDeliveries>(await call('planner', `/deliveries/${own}/plans/${plan}${query}`))

  it('[Results 6] has the same sums after the same file twice', async () => {
    const plan = await planIn(own)
    const days = [DAY, { ...DAY, date: '2026-03-03' }, { ...DAY, line: 'l2', clicks: 3 }]
    assert.deepEqual(await imported(plan, days), { added: 3, same: 0, corrected: 0, different: [] })
    const before = (await read(plan)).days
    assert.deepEqual(await imported(plan, days), { added: 0, same: 3, corrected: 0, different: [] })
    assert.deepEqual((await read(plan)).days, before)
    assert.deepEqual(before[2], {
      line: 'l2',
      date: DAY.date,
      quantity: 10,
      spend: 2_400_000,
      clicks: 3,
      actions: null,
    })
  })

  it('corrects figures only for holders of the feature, and keeps the old ones', async () => {
    const plan = await planIn(own)
    await imported(plan, [DAY])
    const other = { ...DAY, quantity: 12 }
    const { line, date, source } = DAY
    assert.deepEqual(await imported(plan, [other]), {
      added: 0,
      same: 0,
      corrected: 0,
      different: [{ line, date, source }],
    })
    assert.equal((await read(plan)).days[0]!.quantity, 10)
    const refused = await sent(plan, [other], { who: 'no-workspaces', correct: true })
    assert.equal(problemOf(refused, 403).code, 'delivery-correction-closed')
    assert.deepEqual(await imported(plan, [other], { correct: true }), {
      added: 0,
      same: 0,
      corrected: 1,
      different: [],
    })
    assert.equal((await read(plan)).days[0]!.quantity, 12)
    const { rows } = await raw<{
      quantity: number
    }>`select quantity from delivery_correction where plan_id = ${plan}`.execute(database().sql)
    assert.deepEqual(rows, [{ quantity: 10 }])
  })

  it('adds up sources, and tells them apart when asked', async () => {
    const plan = await planIn(own)
    await imported(plan, [DAY, { ...DAY, source: 'Vendor', quantity: 5, date: '2026-03-02' }])
    const { days, sources } = await read(plan)
    assert.deepEqual(
      days.map(({ quantity }) => quantity),
      [15],
    )
    assert.deepEqual(
      sources.map(({ source, until, lines }) => [source, until, lines]),
      [
        ['Ad server', '2026-03-02', ['l1']],
        ['Vendor', '2026-03-02', ['l1']],
      ],
    )
    assert.equal((await read(plan, '?source=Vendor')).days[0]!.quantity, 5)
  })

  it('adds up creatives within their lines', async () => {
    const plan = await planIn(own)
    const creatives = { A: { quantity: 6, clicks: 1 }, B: { quantity: 4, clicks: 2 } }
    await imported(plan, [
      { ...DAY, creatives },
      { ...DAY, creatives, date: '2026-03-03' },
    ])
    assert.deepEqual((await read(plan)).creatives, [
      { line: 'l1', creative: 'A', quantity: 12, clicks: 2 },
      { line: 'l1', creative: 'B', quantity: 8, clicks: 4 },
    ])
  })

  it('stores nothing of a call with a fault', async () => {
    const plan = await planIn(own)
    const unknown = problemOf(await sent(plan, [DAY, { ...DAY, line: 'l9' }]), 409)
    assert.deepEqual([unknown.code, unknown.values], ['delivery-line-unknown', { line: 'l9' }])
    assert.equal(problemOf(await sent(plan, [DAY, DAY]), 400).code, 'delivery-twice')
    problemOf(await sent(plan, [DAY, { ...DAY, date: '2026-02-30' }]), 400)
    assert.deepEqual((await read(plan)).days, [])
  })

  it('measures by the version that was approved, and takes nothing for a plan before that', async () => {
    const draft = await planIn(own, { isApproved: false })
    assert.equal(problemOf(await sent(draft, [DAY]), 409).code, 'delivery-plan-not-approved')
    const plan = await planIn(own)
    await act('planner', `/documents/plan/${plan}`, 'revise')
    const change = { id: crypto.randomUUID(), path: 'lines/l1/quantity', base: 100, value: 200 }
    const json = { changes: [change] }
    dataOf(await call('planner', `/documents/plan/${plan}`, { method: 'PATCH', json }))
    const { approval, rows } = await read(plan)
    assert.deepEqual([approval, rows['lines/l1']!['quantity']], ['v1', 100])
    const lines = dataOf<ResultLine[]>(await call('planner', `/deliveries/${own}/plans`))
    assert.deepEqual(
      lines.filter(({ id }) => [plan, draft].includes(id)).map(({ id }) => id),
      [plan, draft],
    )
  })

  it('keeps one claim of a line, a make-good or a credit', async () => {
    const plan = await planIn(own)
    const claim = async (kind: string | null) =>
      dataOf(
        await call('planner', `/deliveries/${own}/plans/${plan}/claims/l1`, {
          method: 'PUT',
          json: { claim: kind },
        }),
      )
    await claim('make-good')
    await claim('credit')
    assert.deepEqual((await read(plan)).claims, { l1: 'credit' })
    await claim(null)
    assert.deepEqual((await read(plan)).claims, {})
  })

  it('keeps no claim of a line that was never approved', async () => {
    const [draft, plan] = [await planIn(own, { isApproved: false }), await planIn(own)]
    const claimed = (at: string) =>
      call('planner', `/deliveries/${own}/plans/${at}`, { method: 'PUT', json: { claim: 'credit' } })
    assert.equal(problemOf(await claimed(`${draft}/claims/l1`), 409).code, 'delivery-plan-not-approved')
    assert.equal(problemOf(await claimed(`${plan}/claims/l9`), 409).code, 'delivery-line-unknown')
  })

  it('lists as spent the larger of what two sources say of one line and day', async () => {
    const plan = await planIn(own)
    await imported(plan, [
      DAY,
      { ...DAY, source: 'Vendor', spend: 2_500_000 },
      { ...DAY, date: '2026-03-03' },
    ])
    const lines = dataOf<ResultLine[]>(await call('planner', `/deliveries/${own}/plans`))
    assert.equal(lines.find(({ id }) => id === plan)!.spend, 4_900_000)
  })

  it('says nothing of the plans of a rival in the same agency', async () => {
    const [mine, theirs] = [await planIn(own), await planIn(rival, { title: 'RIVALPLAN' })]
    await imported(theirs, [DAY], { brand: rival })
    for (const [path, options] of [
      ['', {}],
      ['', { method: 'POST', json: { deliveries: [DAY] } }],
      ['/claims/l1', { method: 'PUT', json: { claim: 'credit' } }],
    ] as const) {
      problemOf(await call('no-workspaces', `/deliveries/${rival}/plans/${theirs}${path}`, options), 403)
      const problem = problemOf(
        await call('planner', `/deliveries/${own}/plans/${theirs}${path}`, options),
        404,
      )
      assert.equal(problem.code, 'delivery-plan-not-found')
      const missing = problemOf(await call('planner', `/deliveries/${own}/plans/none${path}`, options), 404)
      assert.equal(problem.detail, missing.detail)
    }
    const lines = dataOf<ResultLine[]>(await call('no-workspaces', `/deliveries/${own}/plans`))
    assert.ok(lines.some(({ id }) => id === mine))
    assert.ok(lines.every(({ title }) => title !== 'RIVALPLAN'))
    problemOf(await call('no-workspaces', `/deliveries/${rival}/plans`), 403)
  })
})

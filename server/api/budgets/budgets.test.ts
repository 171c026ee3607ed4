import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { linesOf, total } from '../../../miniapps/domain/budgets/budget-lines.ts'
import { overBudget } from '../../../miniapps/domain/budgets/pace-of.ts'
import { doneOn, periodsOf } from '../../../miniapps/domain/budgets/periods-of.ts'
import type { Spending } from '../../../miniapps/domain/budgets/spending.ts'
import type { ClientView, TransferLine } from '../../../miniapps/domain/budgets/wire.ts'
import type { Body } from '../../../miniapps/domain/document/change.ts'
import type { FoundDocument, PastChange, StoredDocument } from '../../../miniapps/domain/document/wire.ts'
import type { Rate } from '../../../miniapps/domain/kernel/money/exchange.ts'
import type { Task } from '../../../miniapps/domain/notifications/notice.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { ACME_BRANDS, RIVAL_BRANDS } from '../../world/planning/clients.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'
import { sampleYear } from './sample/sample-budgets.ts'

const ACME = ACME_BRANDS[0]!.id
const RIVAL = RIVAL_BRANDS[0]!.id
const monthly = (amount: number) => Array<number>(12).fill(amount)

onOneDatabase((database) => {
  const call = callerOf(database)
  const post = (who: string, path: string, json: unknown) => call(who, path, { method: 'POST', json })
  before(() =>
    database().run(`insert into permission_record (person_id, account_id, permissions)
      values ('person-no-workspaces', 'az-${ACME}', '{OS_WORKSPACE_ACCESS}')`),
  )
  let year = 2040
  const made = async (fields: Body = {}, place = ACME) => {
    const id = crypto.randomUUID()
    const lines = {
      'leaves/DE.TV': { planned: monthly(10_000_000) },
      'leaves/DE.OOH': { planned: monthly(0) },
    }
    const head = { title: 'Made', year: year++, currency: 'GBP', calendar: 'months' }
    dataOf(
      await post('planner', '/documents/budget', { id, place, fields: { ...head, ...lines, ...fields } }),
      201,
    )
    return { id, at: `/budgets/${place}/${id}` }
  }
  const bodyOf = async (id: string): Promise<Body> => {
    const { fields, rows } = dataOf<StoredDocument>(await call('planner', `/documents/budget/${id}`))
    return {
      ...Object.fromEntries(Object.entries(fields).map(([path, { value }]) => [path, value])),
      ...rows,
    }
  }
  const planned = async (id: string) =>
    linesOf(await bodyOf(id)).map((line) => [line.id, total(line.planned)] as const)
  const wish = (amount: number, more: object = {}) => ({
    id: crypto.randomUUID(),
    from: 'DE.TV.all',
    to: 'DE.OOH.all',
    amount,
    reason: 'Posters came free',
    ...more,
  })

  it('has a sample in which the planner finds Germany 6 % over its budget, and nothing else', async () => {
    const id = `budget-${ACME}`
    const body = await bodyOf(id)
    const { actual, currencies, unrated } = dataOf<Spending>(
      await call('planner', `/budgets/${ACME}/${id}/spending`),
    )
    const today = new Date().toISOString().slice(0, 10)
    const standing = { done: doneOn(periodsOf(body), today), actual: new Map(Object.entries(actual)) }
    const over = overBudget(linesOf(body), standing)
    assert.deepEqual(
      over.map(({ market }) => market),
      ['DE'],
    )
    assert.ok(Math.abs(over[0]!.forecast / over[0]!.planned - 1.06) < 0.0005)
    assert.deepEqual([unrated, currencies.every(({ difference }) => difference > 0)], [[], true])
  })

  it('keeps one budget for a brand and year, also once it is approved', async () => {
    const { id } = await made({ year: 2031 })
    const again = {
      id: crypto.randomUUID(),
      place: ACME,
      fields: { title: 'Again', year: 2031, currency: 'GBP' },
    }
    assert.equal(dataOf<StoredDocument>(await post('planner', '/documents/budget', again)).id, id)
    const act = { id: crypto.randomUUID(), action: 'approve' }
    dataOf(await post('developer', `/documents/budget/${id}/actions`, act))
    problemOf(await post('planner', '/documents/budget', { ...again, id: crypto.randomUUID() }), 409)
  })

  it('is not made without a year and a currency', async () => {
    for (const fields of [{ year: 2035 }, { currency: 'GBP' }])
      problemOf(
        await post('planner', '/documents/budget', { id: crypto.randomUUID(), place: ACME, fields }),
        400,
      )
  })

  it('is approved by another, above 250,000.00 by somebody who manages workspaces', async () => {
    const act = (who: string, id: string) =>
      post(who, `/documents/budget/${id}/actions`, { id: crypto.randomUUID(), action: 'approve' })
    const small = await made({ 'leaves/DE.TV': { planned: monthly(10_000) } })
    assert.equal(problemOf(await act('planner', small.id), 403).code, 'document-of-oneself')
    dataOf(await act('developer', small.id))
    const large = await made()
    assert.equal(problemOf(await act('no-workspaces', large.id), 403).code, 'document-place-closed')
    dataOf(await act('developer', large.id))
  })

  it('cannot be deleted once it was approved, also while it is revised', async () => {
    const act = (action: string, id: string) =>
      post('developer', `/documents/budget/${id}/actions`, { id: crypto.randomUUID(), action })
    const { id } = await made({ 'leaves/DE.TV': { planned: monthly(10_000) } })
    for (const action of ['approve', 'revise']) dataOf(await act(action, id))
    problemOf(await act('delete', id), 409)
    dataOf(await act('delete', (await made()).id))
  })

  describe('a transfer', () => {
    it('[Budget 2] asks for a reason, moves money once, keeps the total, and stands in the history', async () => {
      const { id, at } = await made()
      problemOf(await post('planner', `${at}/transfers`, wish(500_000, { reason: ' ' })), 400)
      const wanted = wish(500_000)
      for (const _ of [1, 2])
        assert.equal(
          dataOf<TransferLine>(await post('planner', `${at}/transfers`, wanted), 201).status,
          'done',
        )
      assert.deepEqual(await planned(id), [
        ['DE.OOH', 500_000],
        ['DE.TV', 119_500_000],
      ])
      const history = dataOf<PastChange[]>(await call('planner', `/documents/budget/${id}/history`))
      assert.ok(history.some(({ path }) => path === 'leaves/DE.OOH/planned'))
      assert.equal(dataOf<TransferLine[]>(await call('planner', `${at}/transfers`)).length, 1)
    })

    it('above an amount waits for somebody else, also in small parts', async () => {
      const { id, at } = await made()
      dataOf(await post('planner', `${at}/transfers`, wish(2_000_000)), 201)
      const waiting = dataOf<TransferLine>(await post('planner', `${at}/transfers`, wish(600_000)), 201)
      assert.equal(waiting.status, 'waiting')
      const decide = (who: string, decision: object) => post(who, `${at}/transfers/${waiting.id}`, decision)
      assert.equal(
        problemOf(await decide('planner', { decision: 'approve' }), 403).code,
        'budget-transfer-of-oneself',
      )
      assert.equal(
        problemOf(await decide('developer', { decision: 'withdraw' }), 403).code,
        'budget-transfer-of-another',
      )
      problemOf(await decide('developer', { decision: 'refuse' }), 400)
      const tasks = dataOf<Task[]>(await call('developer', '/notifications/tasks'))
      assert.ok(tasks.some(({ path }) => path.endsWith(`/budget/${id}`)))
      assert.equal(dataOf<TransferLine>(await decide('developer', { decision: 'approve' })).status, 'done')
      assert.deepEqual((await planned(id))[0], ['DE.OOH', 2_600_000])
      problemOf(await decide('developer', { decision: 'approve' }), 409)
    })

    it('is refused by those alone who may approve its amount', async () => {
      const { at } = await made()
      const { id } = dataOf<TransferLine>(await post('planner', `${at}/transfers`, wish(100_000_000)), 201)
      const refuse = (who: string) =>
        post(who, `${at}/transfers/${id}`, { decision: 'refuse', reason: 'Television needs it' })
      assert.equal(problemOf(await refuse('no-workspaces'), 403).code, 'document-place-closed')
      assert.equal(dataOf<TransferLine>(await refuse('developer')).status, 'refused')
    })

    it('is refused with what stands in its way', async () => {
      const { at } = await made({ 'locks/DE.OOH.all': true })
      const code = async (wanted: object) =>
        problemOf(await post('planner', `${at}/transfers`, wanted), 409).code
      assert.equal(await code(wish(1)), 'budget-transfer-locked')
      assert.equal(
        await code(wish(900_000_000, { from: 'DE.TV.1', to: 'DE.TV.2' })),
        'budget-transfer-too-much',
      )
    })

    it('changes an approved budget too, of which the approved version stays', async () => {
      const { id, at } = await made({ 'leaves/DE.TV': { planned: monthly(10_000) } })
      const approved = dataOf<StoredDocument>(
        await post('developer', `/documents/budget/${id}/actions`, {
          id: crypto.randomUUID(),
          action: 'approve',
        }),
      )
      dataOf(await post('planner', `${at}/transfers`, wish(12_000)), 201)
      assert.deepEqual(await planned(id), [
        ['DE.OOH', 12_000],
        ['DE.TV', 108_000],
      ])
      const { updatedBy } = dataOf<StoredDocument>(await call('planner', `/documents/budget/${id}`))
      assert.equal(updatedBy.id, 'person-developer')
      const { rows } = dataOf<StoredDocument>(
        await call('planner', `/documents/budget/${id}/versions/${approved.version}`),
      )
      assert.deepEqual(rows!['leaves/DE.TV']!['planned'], monthly(10_000))
    })
  })

  it('books each entry of the ledger once, and types over none', async () => {
    const { at } = await made({ year: 2033, 'rates/EUR': 0.85 })
    const entry = {
      day: '2033-02-10',
      market: 'DE',
      channel: 'TV',
      amount: 100_000,
      currency: 'EUR',
      reference: 'R-1',
    }
    const book = (...entries: object[]) => post('planner', `${at}/ledger`, { entries })
    assert.deepEqual(dataOf(await book(entry), 201), { stored: 1, known: 0 })
    assert.deepEqual(dataOf(await book(entry, { ...entry, reference: 'R-2' }), 201), { stored: 1, known: 1 })
    assert.equal(problemOf(await book({ ...entry, amount: 1 }), 409).code, 'budget-entry-booked')
    assert.equal(problemOf(await book(entry, entry), 400).code, 'budget-entry-twice')
    const outside = problemOf(
      await book(entry, { ...entry, reference: 'R-3', day: '2034-01-01' }, { ...entry, reference: 'R-4' }),
      400,
    )
    assert.equal(outside.code, 'budget-entry-outside')
    assert.match(JSON.stringify(outside), /Row 2 is of 2034-01-01/)
    const rates = [{ from: 'EUR', to: 'GBP', date: '2033-02-09', rate: 0.9, source: 'ECB' }]
    dataOf(await call('planner', `/budgets/${ACME}/rates`, { method: 'PUT', json: { rates } }))
    const { actual, currencies } = dataOf<Spending>(await call('planner', `${at}/spending`))
    assert.deepEqual([actual['DE.TV']![1], currencies[0]!.difference], [170_000, 10_000])
  })

  it('stores the rate of a day once, and types over none', async () => {
    const rate = { from: 'CHF', to: 'GBP', date: '2033-03-01', rate: 0.9, source: 'ECB' }
    const store = (...rates: object[]) =>
      call('planner', `/budgets/${ACME}/rates`, { method: 'PUT', json: { rates } })
    for (const _ of [1, 2]) dataOf(await store(rate))
    const next = { ...rate, date: '2033-03-02' }
    assert.equal(problemOf(await store(next, { ...rate, rate: 0.8 }), 409).code, 'budget-rate-stored')
    assert.equal(problemOf(await store(next, next), 400).code, 'budget-rate-twice')
    const stored = dataOf<Rate[]>(await call('planner', `/budgets/${ACME}/rates`))
    assert.deepEqual(
      stored
        .filter(({ from, to }) => from === 'CHF' && to === 'GBP')
        .map(({ date, rate: each }) => [date, each]),
      [['2033-03-01', 0.9]],
    )
  })

  it('counts entries that have no rate each, also those of the same day', async () => {
    const { at } = await made({ year: 2036 })
    const entry = { day: '2036-02-10', market: 'DE', channel: 'TV', amount: 1000, currency: 'USD' }
    const entries = ['U-1', 'U-2'].map((reference) => ({ ...entry, reference }))
    dataOf(await post('planner', `${at}/ledger`, { entries }), 201)
    const { unrated } = dataOf<Spending>(await call('planner', `${at}/spending`))
    assert.deepEqual(unrated, [{ currency: 'USD', entries: 2, of: 'plan' }])
  })

  it("[Budget 6] adds the client's brands that one may open, and tells of no other", async () => {
    const view = async () =>
      dataOf<ClientView>(await call('planner', `/budgets/${ACME}/client?year=${sampleYear()}`))
    const all = await view()
    assert.deepEqual(all.brands.map(({ id }) => id).toSorted(), ACME_BRANDS.map(({ id }) => id).toSorted())
    assert.equal(
      all.total.planned,
      all.brands.reduce((sum, { inView }) => sum + inView!.planned, 0),
    )
    const closed = ACME_BRANDS[1]!
    await database().run(
      `delete from permission_record where person_id = 'person-planner' and account_id = 'az-${closed.id}'`,
    )
    const some = await view()
    assert.equal(some.brands.length, 3)
    assert.ok(!JSON.stringify(some).includes(closed.name))
  })

  it('of a rival is in no call, list, search or reason', async () => {
    const id = `budget-${RIVAL}`
    const calls = [
      call('planner', `/budgets/${RIVAL}/client?year=${sampleYear()}`),
      call('planner', `/budgets/${RIVAL}/rates`),
      call('planner', `/budgets/${RIVAL}/${id}/spending`),
      call('planner', `/budgets/${RIVAL}/${id}/ledger`),
      call('planner', `/budgets/${RIVAL}/${id}/transfers`),
      post('planner', `/budgets/${RIVAL}/${id}/transfers`, wish(1)),
      post('planner', `/budgets/${RIVAL}/${id}/ledger`, { entries: [] }),
      // by way of a brand of one's own
      call('planner', `/budgets/${ACME}/${id}/spending`),
      call('planner', `/budgets/${ACME}/${id}/transfers`),
      post('planner', `/budgets/${ACME}/${id}/transfers`, wish(1)),
      call('planner', `/documents/budget/${id}`),
    ]
    for (const answer of await Promise.all(calls)) {
      assert.ok([403, 404].includes(answer.status))
      assert.ok(!/rivalis/i.test(JSON.stringify(answer.body)))
    }
    const { data } = (await call('planner', '/documents/budget')).body as { data: StoredDocument[] }
    assert.ok(data.length > 0 && data.every(({ place }) => place !== RIVAL))
    assert.deepEqual(
      dataOf<FoundDocument[]>(await call('planner', '/documents?agency=choreograph&q=RIVALIS')),
      [],
    )
  })
})

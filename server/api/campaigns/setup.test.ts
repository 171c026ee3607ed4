import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import type { CampaignLine } from '../../../miniapps/domain/campaigns/campaign-line.ts'
import type { OfferedTemplate } from '../../../miniapps/domain/campaigns/naming.ts'
import type { Json } from '../../../miniapps/domain/document/json.ts'
import type { DocumentRow, References, StoredDocument } from '../../../miniapps/domain/document/wire.ts'
import { onEachDatabase } from '../../db/on-each-database-in-tests.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'
import { READY_CAMPAIGN } from './ready-campaign-in-tests.ts'

const READY = { title: 'Spring', code: 'SPRING', ...READY_CAMPAIGN }

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
  })

  const made = async (place: string, fields: Readonly<Record<string, Json>>) => {
    const id = crypto.randomUUID()
    const json = { id, place, fields: { ...READY, ...fields } }
    dataOf(await call('planner', '/documents/campaign', { method: 'POST', json }), 201)
    return `/documents/campaign/${id}`
  }
  const act = (at: string, action: string) =>
    call('planner', `${at}/actions`, { method: 'POST', json: { id: crypto.randomUUID(), action } })
  const free = async (place: string, name: string) =>
    dataOf<{ free: string }>(await call('planner', `/campaigns/${place}/names?name=${name}`)).free

  it('[Campaigns setup 4] says the next free name, and takes no other when it is handed in', async () => {
    await made(own, { name: 'GB-ACME' })
    assert.equal(await free(own, 'gb-acme'), 'gb-acme-02')
    const second = await made(own, { name: 'GB-ACME' })
    dataOf(await act(second, 'plan'))
    const problem = problemOf(await act(second, 'submit'), 409)
    assert.equal(problem.code, 'campaign-name-taken')
    assert.deepEqual(problem.values, { name: 'GB-ACME', free: 'GB-ACME-02' })
  })

  it('knows nothing of the names of a rival in the same agency', async () => {
    await made(rival, { name: 'GB-RIVAL' })
    assert.equal(await free(own, 'GB-RIVAL'), 'GB-RIVAL')
    const at = await made(own, { name: 'GB-RIVAL' })
    for (const action of ['plan', 'submit']) dataOf(await act(at, action))
  })

  it('keeps offering what was published of a template while somebody changes it', async () => {
    const versions = async () =>
      dataOf<OfferedTemplate[]>(await call('planner', `/campaigns/${own}/templates`)).map(
        ({ id, version }) => `${id} ${version}`,
      )
    const before = await versions()
    assert.ok(before.includes('naming-template-standard 2'))
    dataOf(await act('/documents/naming-template/naming-template-standard', 'revise'))
    assert.deepEqual(await versions(), before)
  })

  it('lists the campaigns of one brand, with what their standing is told from', async () => {
    await made(rival, { title: 'Rival', name: 'GB-LISTED-RIVAL' })
    await made(own, {
      title: 'Listed',
      name: 'GB-LISTED',
      'split/1/amount': 10_000,
      'flights/1/start': '2100-03-01',
      'flights/1/end': '2100-03-31',
    })
    const pinning = (campaign: string) => ({ type: 'campaign', id: campaign, version: 1 })
    const listed = dataOf<CampaignLine[]>(await call('planner', `/campaigns/${own}`))
    const campaign = listed.find(({ title }) => title === 'Listed')!.id
    const fields = { start: '2100-03-01', end: '2100-03-31', 'pins/campaign': pinning(campaign) }
    const json = { id: crypto.randomUUID(), place: own, fields }
    dataOf(await call('planner', '/documents/plan', { method: 'POST', json }), 201)
    await database().run(`insert into delivery (plan_id, line, date, source, quantity, spend)
      values ('${json.id}', 'l1', '2100-03-01', 'Ad server', 1, 700), ('${json.id}', 'l1', '2100-03-02', 'Ad server', 1, 500)`)
    const lines = dataOf<CampaignLine[]>(await call('planner', `/campaigns/${own}`))
    const { id: _, owner: __, ...line } = lines.find(({ title }) => title === 'Listed')!
    assert.deepEqual(line, {
      title: 'Listed',
      status: 'draft',
      version: 1,
      name: 'GB-LISTED',
      start: '2100-03-01',
      end: '2100-03-31',
      total: 10_000,
      currency: 'GBP',
      markets: ['GB'],
      split: 10_000,
      flown: [['2100-03-01', '2100-03-31']],
      plans: [{ status: 'draft', total: 0, flights: [{ start: '2100-03-01', end: '2100-03-31' }] }],
      actual: 1200,
    })
    assert.ok(lines.every(({ name }) => name !== 'GB-LISTED-RIVAL'))
  })

  it('[Provoke brief 6] makes one campaign of an approved brief, however often it is handed over', async () => {
    const { data } = (await call('planner', '/documents/brief')).body as { data: DocumentRow[] }
    const approved = data.find(({ status }) => status === 'approved')!
    const handOver = () =>
      call('planner', `/campaigns/${approved.place}/briefs/${approved.id}`, { method: 'POST' })
    const [{ id }, ...others] = (await Promise.all(
      [handOver(), handOver(), handOver()].map(async (answer) => {
        const { status, body } = await answer
        assert.ok(status === 200 || status === 201)
        return (body as { data: { id: string } }).data
      }),
    )) as [{ id: string }, ...{ id: string }[]]
    assert.ok(others.every((other) => other.id === id))
    const campaign = dataOf<StoredDocument>(await call('planner', `/documents/campaign/${id}`))
    assert.equal(campaign.title, approved.title)
    assert.equal((campaign.fields['pins/brief']!.value as { id: string }).id, approved.id)
    dataOf(await act(`/documents/campaign/${id}`, 'archive'))
    const further = (await handOver()).body as { data: { id: string; created: boolean } }
    assert.ok(further.data.created && further.data.id !== id)
    const draft = data.find(({ status }) => status === 'draft')!
    const refused = await call('planner', `/campaigns/${draft.place}/briefs/${draft.id}`, { method: 'POST' })
    assert.equal(problemOf(refused, 409).code, 'brief-not-approved')
    const elsewhere = approved.place === own ? rival : own
    const foreign = await call('planner', `/campaigns/${elsewhere}/briefs/${approved.id}`, { method: 'POST' })
    assert.equal(problemOf(foreign, 404).code, 'brief-not-found')
  })

  it('[Express scenario 6] carries audience, pins and cents of a scenario into one campaign, however often', async () => {
    const place = 'brand-2001'
    const handOver = (scenario: string, brand = place) =>
      call('planner', `/campaigns/${brand}/scenarios/${scenario}`, { method: 'POST' })
    const id = `scenario-autumn-${place}`
    const scenario = dataOf<StoredDocument>(await call('planner', `/documents/scenario/${id}`))
    const { data } = (await handOver(id)).body as { data: { id: string; created: boolean } }
    assert.ok(data.created)
    assert.deepEqual(((await handOver(id)).body as typeof data & { data: object }).data, {
      ...data,
      created: false,
    })
    const campaign = dataOf<StoredDocument>(await call('planner', `/documents/campaign/${data.id}`))
    const [from, to] = [scenario, campaign].map(
      ({ fields }) =>
        (path: string) =>
          fields[path]?.value ?? null,
    ) as [(path: string) => Json, (path: string) => Json]
    for (const name of ['audience', 'universe', 'start', 'end'])
      assert.deepEqual(to(name), from(`answers/${name}`), name)
    assert.deepEqual([to('markets'), to('budget/total')], [[from('answers/market')], from('answers/budget')])
    const at = 'options/efficient/spend/'
    const spends = Object.entries(scenario.fields).flatMap(([path, { value }]) =>
      path.startsWith(at) && value !== 0 ? [[path.slice(at.length), value]] : [],
    )
    const numbers = Object.keys(campaign.fields).flatMap(
      (path) => /^split\/(\d+)\/amount$/.exec(path)?.[1] ?? [],
    )
    const split = numbers.map((number) => [to(`split/${number}/touchpoint`), to(`split/${number}/amount`)])
    assert.deepEqual(Object.fromEntries(split), Object.fromEntries(spends))
    assert.equal(
      split.reduce((sum, [, amount]) => sum + Number(amount), 0),
      from('answers/budget'),
    )
    assert.deepEqual(to('pins/scenario'), { type: 'scenario', id, version: scenario.version })
    assert.deepEqual(to('pins/curve.TV'), from('pins/curve.TV'))
    const made = dataOf<References>(await call('planner', `/documents/scenario/${id}/references`)).to
    assert.deepEqual(
      made.map((each) => each.id),
      [data.id],
    )
    assert.equal(problemOf(await handOver(`scenario-${place}`), 409).code, 'scenario-not-sent')
    assert.equal(problemOf(await handOver(id, 'brand-2002'), 404).code, 'scenario-not-found')
    problemOf(await handOver('scenario-brand-2005', 'brand-2005'), 403)
  })
})

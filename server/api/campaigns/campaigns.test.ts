import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { CampaignLine } from '../../../miniapps/domain/campaigns/campaign-line.ts'
import type { Json } from '../../../miniapps/domain/document/json.ts'
import {
  type FoundDocument,
  STATUS_PATH,
  type StoredDocument,
} from '../../../miniapps/domain/document/wire.ts'
import type { Task } from '../../../miniapps/domain/notifications/notice.ts'
import { SCENARIO } from '../../../miniapps/domain/scenarios/scenario.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'
import { READY_CAMPAIGN } from './ready-campaign-in-tests.ts'

onOneDatabase((database) => {
  const call = callerOf(database)
  let [own, rival] = ['', '']
  let rivalClient = ''
  before(async () => {
    const brands = await database()
      .sql.selectFrom('workspace')
      .select(['id', 'client_id', 'client_name'])
      .where('organisations_id', '=', 'organisation-choreograph')
      .where('type', '=', 'BRAND')
      .orderBy('id')
      .execute()
    own = brands[0]!.id
    const other = brands.find(({ client_id }) => client_id !== brands[0]!.client_id)!
    ;[rival, rivalClient] = [other.id, other.client_name!]
    // a planner who works for one client alone
    await database().run(`update permission_record set permissions = permissions ||
      '{MxmzCampaignsSetupAppAccess,MxmzCampaignsListAppAccess,MxmzJuniorAppAccess}'
      where person_id = 'person-no-workspaces' and account_id = 'az-agency-choreograph'`)
    await database().run(`insert into permission_record (person_id, account_id, permissions)
      values ('person-no-workspaces', 'az-${own}', '{OS_WORKSPACE_ACCESS}')`)
  })

  const made = async (
    who: string,
    place: string,
    name: string,
    type = 'campaign',
    fields: object = READY_CAMPAIGN,
  ) => {
    const id = crypto.randomUUID()
    const json = {
      id,
      place,
      fields: { title: name, ...(type === 'campaign' && { code: name, name }), ...fields },
    }
    dataOf(await call(who, `/documents/${type}`, { method: 'POST', json }), 201)
    return `/documents/${type}/${id}`
  }
  const act = (who: string, at: string, action: string, reason?: string) =>
    call(who, `${at}/actions`, { method: 'POST', json: { id: crypto.randomUUID(), action, reason } })
  const patch = (who: string, at: string, path: string, value: Json) =>
    call(who, at, {
      method: 'PATCH',
      json: { changes: [{ id: crypto.randomUUID(), path, base: null, value }] },
    })

  it('has a sample whose campaigns those decide about who work for the client', async () => {
    const changes = await database()
      .sql.selectFrom('document_change as change')
      .innerJoin('document', 'document.id', 'change.document_id')
      .innerJoin('workspace', 'workspace.id', 'document.place')
      .leftJoin('permission_record as held', (join) =>
        join.onRef('held.account_id', '=', 'workspace.az_id').onRef('held.person_id', '=', 'change.by'),
      )
      .select(['document.id', 'held.person_id'])
      .where('document.type', '=', 'campaign')
      .where('document.id', 'like', 'campaign-%')
      .where('change.path', '=', STATUS_PATH)
      .execute()
    assert.ok(changes.length > 50)
    for (const { id, person_id } of changes) assert.ok(person_id, id)
  })

  describe('a campaign', () => {
    it('is approved by another, keeps what was approved, and is changed anew from there', async () => {
      const at = await made('planner', own, 'SPRING')
      for (const action of ['plan', 'submit']) dataOf(await act('planner', at, action))
      assert.equal(problemOf(await act('planner', at, 'approve'), 403).code, 'document-of-oneself')
      const { version, fields } = dataOf<StoredDocument>(await act('developer', at, 'approve'))
      assert.equal(fields['approvals']!.value, 1)
      const versions = dataOf<{ name: string; version: number }[]>(await call('planner', `${at}/versions`))
      assert.deepEqual(
        versions.map((each) => [each.name, each.version]),
        [['v1', version]],
      )
      for (const action of ['pause', 'resume', 'revise']) dataOf(await act('planner', at, action))
      assert.equal(dataOf<StoredDocument>(await call('planner', at)).fields['approvals']!.value, 1)
    })

    it('comes back with a reason, and is not put to rest while it runs', async () => {
      const at = await made('planner', own, 'AUTUMN', 'campaign', { ...READY_CAMPAIGN, start: '2000-03-01' })
      for (const action of ['plan', 'submit']) dataOf(await act('planner', at, action))
      assert.equal((await act('developer', at, 'reject')).status, 400)
      dataOf(await act('developer', at, 'reject', 'Too dear'))
      for (const action of ['plan', 'submit']) dataOf(await act('planner', at, action))
      dataOf(await act('developer', at, 'approve'))
      for (const action of ['revise', 'close']) assert.equal((await act('planner', at, action)).status, 409)
    })
  })

  it('[Campaigns list 6] waits for whoever made it while it needs attention, and for nobody else', async () => {
    const tasks = async (who: string) =>
      dataOf<Task[]>(await call(who, '/notifications/tasks')).filter(({ title }) => title === 'NOPLAN')
    const at = await made('no-workspaces', own, 'NOPLAN')
    for (const action of ['plan', 'submit']) dataOf(await act('no-workspaces', at, action))
    assert.deepEqual(await tasks('no-workspaces'), [], 'nothing is wrong before it is approved')
    dataOf(await act('developer', at, 'approve'))
    const [task, ...others] = await tasks('no-workspaces')
    const id = at.split('/').at(-1)
    assert.equal(task!.kind, 'campaign-no-plan')
    assert.deepEqual([task!.due, others.length], [READY_CAMPAIGN.start, 0])
    assert.ok(task!.path.endsWith(`/${id}`) && task!.path.includes(own))
    assert.deepEqual(await tasks('planner'), [])
    const access = (change: string) =>
      database().run(`update permission_record set permissions = ${change}
      where person_id = 'person-no-workspaces' and account_id = 'az-${own}'`)
    await access(`'{OS_WORKSPACE_PREVIEW}'`)
    assert.deepEqual(await tasks('no-workspaces'), [], 'who may no longer open it is told nothing')
    await access(`'{OS_WORKSPACE_ACCESS}'`)
    const setUp = (change: string) =>
      database()
        .run(`update permission_record set permissions = ${change}(permissions, 'MxmzCampaignsSetupAppAccess')
      where person_id = 'person-no-workspaces' and account_id like 'az-agency-%'`)
    await setUp('array_remove')
    assert.deepEqual(await tasks('no-workspaces'), [], 'the page that mends it could not be opened')
    await setUp('array_append')
    for (const action of ['revise', 'archive']) dataOf(await act('no-workspaces', at, action))
    assert.deepEqual(await tasks('no-workspaces'), [])
  })

  it('counts plans of its currency, and of two sources the larger spend of a line and day', async () => {
    const at = await made('planner', own, 'PLANNED')
    const id = at.split('/').at(-1)!
    const pinning = (currency: string) =>
      made('planner', own, currency, 'plan', {
        currency,
        'pins/campaign': { type: 'campaign', id, version: 1 },
      })
    const plans = [await pinning('GBP'), await pinning('EUR')]
    for (const plan of plans.map((each) => each.split('/').at(-1)))
      for (const [source, spend] of [
        ['Ad server', 300],
        ['Vendor', 400],
      ])
        await database().run(`insert into delivery (plan_id, line, date, source, quantity, spend)
          values ('${plan}', 'l1', '2026-03-02', '${source}', 1, ${spend})`)
    const lines = dataOf<CampaignLine[]>(await call('planner', `/campaigns/${own}`))
    const line = lines.find((each) => each.id === id)!
    assert.deepEqual([line.plans.length, line.actual], [1, 400])
  })

  it('is gone for everyone once it is a deleted scenario, and nothing brings it back', async () => {
    const at = await made('no-workspaces', own, 'GONE', 'scenario', {})
    const titles = async (who: string) =>
      dataOf<StoredDocument[]>(await call(who, '/documents/scenario')).map(({ title }) => title)
    assert.ok((await titles('planner')).includes('GONE'))
    dataOf(await act('no-workspaces', at, 'delete'))
    for (const who of ['planner', 'no-workspaces']) assert.ok(!(await titles(who)).includes('GONE'), who)
    for (const action of Object.keys(SCENARIO.actions))
      assert.equal((await act('no-workspaces', at, action)).status, 409, action)
  })

  describe('of a rival in the same agency', () => {
    for (const type of ['campaign', 'scenario'])
      it(`no ${type} is listed, found, read or told of`, async () => {
        const name = `RIVAL${type}`.toUpperCase()
        const at = await made('planner', rival, name, type, type === 'campaign' ? READY_CAMPAIGN : {})
        await made('planner', own, `OWN${type}`, type, type === 'campaign' ? READY_CAMPAIGN : {})
        const { data } = (await call('no-workspaces', `/documents/${type}`)).body as {
          data: StoredDocument[]
        }
        assert.ok(data.some(({ title }) => title === `OWN${type}`))
        assert.deepEqual(
          data.filter(({ place }) => place !== own),
          [],
        )
        const search = `/documents?agency=choreograph&q=${name}`
        assert.equal(dataOf<FoundDocument[]>(await call('planner', search)).length, 1)
        assert.deepEqual(dataOf(await call('no-workspaces', search)), [])
        for (const path of ['', '/history', '/versions', '/comments', '/people?q=']) {
          const problem = problemOf(await call('no-workspaces', at + path), 404)
          assert.ok(!JSON.stringify(problem).includes(rivalClient) && !JSON.stringify(problem).includes(name))
        }
        problemOf(await patch('no-workspaces', at, 'title', 'Mine'), 404)
        const news = { method: 'POST', json: { id: crypto.randomUUID(), place: rival, fields: {} } }
        problemOf(await call('no-workspaces', `/documents/${type}`, news), 403)
      })
  })

  it('may be read by whoever lists campaigns, and changed by whoever sets them up', async () => {
    const at = await made('planner', own, 'WINTER')
    await database().run(`update permission_record
      set permissions = array_remove(permissions, 'MxmzCampaignsSetupAppAccess')
      where person_id = 'person-no-workspaces' and account_id = 'az-agency-choreograph'`)
    assert.equal(dataOf<StoredDocument>(await call('no-workspaces', at)).title, 'WINTER')
    problemOf(await patch('no-workspaces', at, 'title', 'Mine'), 403)
    problemOf(await act('no-workspaces', at, 'plan'), 403)
  })
})

import assert from 'node:assert/strict'
import { it } from 'node:test'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { ACME_BRANDS } from '../../world/planning/clients.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'

onOneDatabase((database) => {
  const call = callerOf(database)
  const brand = ACME_BRANDS[0]!.id
  const listed = (who: string, type: string) => call(who, `/documents/${type}?place=${brand}`)

  it("[Simulators 6] opens no document of one country with the other's permission", async () => {
    await database().run(`insert into permission_record (person_id, account_id, permissions) values
      ('person-no-workspaces', 'az-${brand}', '{OS_WORKSPACE_ACCESS}')`)
    await database()
      .run(`update permission_record set permissions = permissions || '{SegmentOpportunitySimulatorUK}'
      where person_id = 'person-no-workspaces'
        and account_id = (select az_id from agency where code = 'choreograph')`)
    const id = crypto.randomUUID()
    const json = { id, place: brand, fields: { title: 'Explorers' } }
    dataOf(await call('planner', '/documents/opportunity-us', { method: 'POST', json }), 201)
    const [sample] = dataOf<{ id: string }[]>(await listed('no-workspaces', 'opportunity-uk'))
    assert.equal(sample!.id, `opportunity-${brand}`)
    assert.deepEqual(dataOf(await listed('no-workspaces', 'opportunity-us')), [])
    problemOf(await call('no-workspaces', `/documents/opportunity-us/${id}`), 404)
  })
})

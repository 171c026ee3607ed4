import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import { COMPOSER_PERMISSION } from '../../../miniapps/domain/audience/audience-document.ts'
import type { StoredDocument } from '../../../miniapps/domain/document/wire.ts'
import { rowOf } from '../../../shell/config/app-rows.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'
import { addEditions } from './audience-rows-in-tests.ts'

const [COLA, RIVAL] = ['brand-2001', 'brand-2005']
/** Works in one brand, without the composer's permission. */
const COLLEAGUE = 'no-workspaces'

onOneDatabase((database) => {
  const call = callerOf(database)
  const create = (who: string, type: string, fields: object, place = COLA) =>
    call(who, `/documents/${type}`, { method: 'POST', json: { id: crypto.randomUUID(), place, fields } })

  before(() =>
    database().run(`insert into permission_record (person_id, account_id, permissions) values
      ('person-no-workspaces', 'az-${COLA}', '{OS_WORKSPACE_ACCESS}')`),
  )

  it("of compositions take the permission of the composer's row to make and change them", async () => {
    assert.equal(rowOf('audience-composer')!.menu![0]!.permission, COMPOSER_PERMISSION)
    const composition = { title: 'Both', kind: 'composition' }
    problemOf(await create(COLLEAGUE, 'audience', composition), 403)
    const { id } = dataOf<StoredDocument>(await create('planner', 'audience', composition), 201)
    const changed = (who: string, at: string, path: string, value: string, base: string | null) =>
      call(who, `/documents/audience/${at}`, {
        method: 'PATCH',
        json: { changes: [{ id: crypto.randomUUID(), path, base, value }] },
      })
    problemOf(await changed(COLLEAGUE, id, 'title', 'Mine', 'Both'), 403)
    dataOf(await changed('planner', id, 'title', 'All', 'Both'))
    const own = dataOf<StoredDocument>(await create(COLLEAGUE, 'audience', { title: 'Rules' }), 201)
    problemOf(await changed(COLLEAGUE, own.id, 'kind', 'composition', null), 403)
    dataOf(await changed(COLLEAGUE, own.id, 'title', 'Other rules', 'Rules'))
    assert.equal(dataOf<StoredDocument>(await call(COLLEAGUE, `/documents/audience/${id}`)).title, 'All')
  })

  it("of the library ask its row, which apps that choose audiences don't", async () => {
    const move = (country: string) =>
      database().sql.updateTable('workspace').set({ country_code: country }).where('id', '=', COLA).execute()
    await move('EE')
    for (const path of ['duplicates', 'audience-heavy-tv/uses', 'audience-heavy-tv/lineage'])
      assert.equal(
        problemOf(await call('planner', `/audiences/${COLA}/${path}`), 403).code,
        'country-without-audiences',
      )
    assert.equal((await call('planner', `/audiences/${COLA}`)).status, 200)
    await move('GB')
    dataOf(await call('planner', `/audiences/${COLA}/duplicates`))
  })

  it('of documents that show audiences open to no edition that the brand may not see', async () => {
    const [closed, open] = await addEditions(database().sql, [
      { title: 'Closed', place: RIVAL },
      { title: 'Open', place: RIVAL, scope: 'agency' },
    ])
    const pinned = (type: string, id: string) =>
      create('planner', type, { 'pins/source': { type: 'audience', id, version: 1 } })
    for (const type of [
      'audience-map',
      'galaxy',
      'opportunity-uk',
      'opportunity-us',
      'profile',
      'translation',
    ]) {
      assert.equal(problemOf(await pinned(type, closed!), 404).code, 'audience-not-found', type)
      dataOf(await pinned(type, open!), 201)
    }
  })
})

import assert from 'node:assert/strict'
import { it } from 'node:test'
import { NOTE } from '../../../miniapps/domain/document/note-in-tests.ts'
import { onEachDatabase } from '../../db/on-each-database-in-tests.ts'
import { documentKind } from './document-kind.ts'
import { APIS } from '../../apis.ts'
import { needsOf } from './app-conditions.ts'
import { callerOf, problemOf } from './caller-in-tests.ts'

const BRAND = 'brand-0001'

/** A type of document that belongs to this app. */
const noteOf = (app: string) =>
  documentKind({
    definition: { ...NOTE, type: `note-of-${app}`, app },
    facts: async () => ({ minutes: 5 }),
  })

it('is found for every app that an API or a document belongs to', () => {
  const kinds = APIS.flatMap(({ documents = [] }) => documents)
  for (const app of [...APIS.flatMap(({ apps }) => apps), ...kinds.map(({ definition }) => definition.app)])
    needsOf(app)
})

onEachDatabase((database) => {
  const call = callerOf(database, ['cart', 'admin', 'audience-library', 'market-place'].map(noteOf))
  const create = (who: string, app: string, place = BRAND) =>
    call(who, `/documents/note-of-${app}`, {
      method: 'POST',
      json: { id: `${who}-${app}-${place}`, place, fields: { topic: place } },
    })

  it("lets in whoever holds the permission of the app's row, and nobody else", async () => {
    assert.equal((await create('planner', 'cart')).status, 201)
    assert.equal((await create('admin', 'admin')).status, 201)
    problemOf(await create('planner', 'admin'), 403)
  })

  it("opens in the countries of the app's row only", async () => {
    const brandIn = async (code: string) => {
      const { sql } = database()
      const brand = { country_code: code }
      await sql.updateTable('workspace').set(brand).where('id', '=', BRAND).execute()
      return create('planner', 'audience-library')
    }
    problemOf(await brandIn('EE'), 403)
    assert.equal((await brandIn('GB')).status, 201)
  })

  it("opens in the tenants of the app's row only", async () => {
    const { sql } = database()
    const { id } = await sql
      .selectFrom('workspace')
      .select('id')
      .where('type', '=', 'BRAND')
      .where('organisations_id', '=', 'organisation-greenhouse')
      .executeTakeFirstOrThrow()
    problemOf(await create('admin', 'market-place'), 403)
    assert.equal((await create('admin', 'market-place', id)).status, 201)
  })
})

import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql as raw } from 'kysely'
import type { Page } from '../../../shell/contract/page.ts'
import type { ContactLine } from '../../../miniapps/domain/contacts/contact.ts'
import type { Found } from '../../../miniapps/domain/search/wire.ts'
import { onEachDatabase } from '../../db/on-each-database-in-tests.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'

onEachDatabase((database) => {
  const call = callerOf(database)
  const search = async (q: string, who = 'planner', agency = 'choreograph') =>
    dataOf<Found>(await call(who, `/search?agency=${agency}&q=${encodeURIComponent(q)}`))
  const count = ({ brands, people, documents }: Found) => [brands.length, people.length, documents.length]

  it('finds a brand by beginnings of its name and its market', async () => {
    const { brands } = await search('abel hai')
    assert.equal(brands[0]!.name, 'Abelia Hair')
    const { country } = brands[0]!
    assert.ok((await search(`abel market:${country}`)).brands.length > 0)
    assert.deepEqual((await search('abelia hair market:JP')).brands, [])
  })

  it('finds a brand by its name and its client as they are now', async () => {
    const { sql } = database()
    const rename = async (name: string, client_name: string) =>
      sql.updateTable('workspace').set({ name, client_name }).where('id', '=', 'brand-0001').execute()
    const { name, client_name } = await sql
      .selectFrom('workspace')
      .select(['name', 'client_name'])
      .where('id', '=', 'brand-0001')
      .executeTakeFirstOrThrow()
    await rename('Échidna', 'Bandicoot')
    for (const q of ['echid', 'bandi', 'echidna bandicoot'])
      assert.deepEqual(
        (await search(`type:brand ${q}`)).brands.map(({ id }) => id),
        ['brand-0001'],
      )
    await rename(name, client_name!)
    assert.deepEqual((await search('type:brand echidna')).brands, [])
  })

  it('finds what is in a country by its name in any language', async () => {
    for (const name of ['germany', 'Deutschland', 'Alemania', 'ドイツ'])
      for (const q of [name, `type:brand market:${name}`]) {
        const { brands } = await search(q)
        assert.ok(brands.length > 0, q)
        assert.ok(
          brands.every(({ country }) => country === 'DE'),
          q,
        )
      }
  })

  it('finds the people that their directory finds, by skill and market', async () => {
    const { people } = await search('type:person spain ppc')
    const { body } = await call('planner', '/contacts?q=spain%20ppc')
    const directory = body as Page<ContactLine>
    assert.ok(people.length > 0)
    assert.deepEqual(new Set(people.map(({ id }) => id)), new Set(directory.data.map(({ id }) => id)))
  })

  it('names a filter that is not understood', async () => {
    assert.deepEqual((await search('country:GB type:nonsense market:GB')).unknown, [
      'country:GB',
      'type:nonsense',
    ])
  })

  it('finds colleagues for whoever has network access, and for nobody else', async () => {
    const admin = await search('type:person lindqvist', 'admin')
    assert.equal(admin.people[0]!.name, 'Maya Lindqvist')
    assert.deepEqual(count(admin).filter(Boolean).length, 1)
    await raw`update permission_record set permissions = array_remove(array_remove(permissions, 'NetworkAccess'), 'agency-os.NetworkAccess')
      where person_id = (select id from person where email = 'developer@agency.example')`.execute(
      database().sql,
    )
    const { people } = await search('type:person lindqvist', 'developer')
    assert.deepEqual(people, [])
  })

  it('finds documents of a type, and whose it is', async () => {
    const all = await search('type:scorecard')
    assert.deepEqual([all.brands, all.people], [[], []])
    assert.ok(all.documents.every(({ path }) => path.includes('scorecards')))
    const { name } = all.documents[0]!.updatedBy
    const theirs = await search(`type:scorecard owner:${name.split(' ')[0]}`)
    assert.ok(theirs.documents.length > 0)
    assert.ok(theirs.documents.every(({ updatedBy }) => updatedBy.name.startsWith(name.split(' ')[0]!)))
    const mine = await search('type:scorecard owner:me')
    assert.ok(mine.documents.every(({ updatedBy }) => updatedBy.name === 'Maya Lindqvist'))
    assert.deepEqual((await search('type:nothing-like-it')).documents, [])
  })

  it('finds nothing of what is not shared, and nothing before two letters', async () => {
    assert.deepEqual(count(await search('a')), [0, 0, 0])
    assert.deepEqual(count(await search('%')), [0, 0, 0])
    const all = await search('type:brand market:GB', 'admin')
    const few = await search('type:brand market:GB')
    assert.ok(few.brands.length <= all.brands.length)
    problemOf(await call('no-agencies', '/search?agency=choreograph&q=abel'), 403)
    problemOf(await call('planner', '/search?q=abel'), 400)
  })
})

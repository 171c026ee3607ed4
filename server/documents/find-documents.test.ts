import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql as raw } from 'kysely'
import { NOTE } from '../../miniapps/domain/document/note-in-tests.ts'
import type { FoundDocument, StoredDocument } from '../../miniapps/domain/document/wire.ts'
import { documentKind } from '../api/kit/document-kind.ts'
import { callerOf, dataOf, problemOf } from '../api/kit/caller-in-tests.ts'
import { keptOf } from '../api/access/people/kept-of-person.ts'
import { SCORECARD_RUNS } from '../api/scorecards/scorecard-run-kind.ts'
import { onEachDatabase } from '../db/on-each-database-in-tests.ts'

const { found: _, ...unsearched } = NOTE
const NOTES = documentKind({
  definition: NOTE,
  facts: async () => ({ minutes: 5 }),
  titlesIn: (language): Record<string, string> => (language === 'de' ? { Sparkle: 'Funkeln' } : {}),
})
const OWN = documentKind({
  definition: { ...NOTE, type: 'own-note', belongsTo: 'person' },
  facts: async () => ({ minutes: 5 }),
})
const SECRET = documentKind({
  definition: { ...unsearched, type: 'secret' },
  facts: async () => ({ minutes: 5 }),
})

const random = () => crypto.randomUUID()

const KINDS = [NOTES, OWN, SECRET, SCORECARD_RUNS]

onEachDatabase((database) => {
  const call = callerOf(database, KINDS)
  const create = async (type: string, place: string, title: string, who = 'planner') => {
    const json = { id: random(), place, fields: { topic: random(), title } }
    return dataOf<StoredDocument>(await call(who, `/documents/${type}`, { method: 'POST', json }), 201)
  }
  const find = async (q: string, { who = 'planner', more = '', agency = 'choreograph' } = {}) =>
    dataOf<FoundDocument[]>(await call(who, `/documents?agency=${agency}&q=${encodeURIComponent(q)}${more}`))
  const titles = async (...asked: Parameters<typeof find>) => (await find(...asked)).map(({ title }) => title)
  const idOf = async (who: string) =>
    (
      await database()
        .sql.selectFrom('person')
        .select('id')
        .where('email', '=', `${who}@agency.example`)
        .executeTakeFirstOrThrow()
    ).id

  it('lists what one made or changed last, without a word', async () => {
    await create('own-note', await idOf('admin'), 'Dugong of the administrator', 'admin')
    await create('own-note', await idOf('planner'), 'Dugong of the planner')
    const [newest, ...more] = await find('', { more: '&mine=1' })
    assert.equal(newest!.title, 'Dugong of the planner')
    assert.ok(more.every(({ title }) => title !== 'Dugong of the administrator'))
    assert.deepEqual(await find(''), [])
  })

  it('lists favourites before them, also those of others, as long as one may read them', async () => {
    const mark = async (method: string, { id, type }: StoredDocument, who = 'planner') =>
      call(who, `/documents/${type}/${id}/favourite`, { method })
    const listed = async (more = '') =>
      (await find('', { more: `&mine=1${more}` })).map(({ title, favourite }) => [title, favourite])
    const theirs = await create('note', 'brand-0001', 'Kowari of the administrator', 'admin')
    const older = await create('note', 'brand-0001', 'Kowari of my own')
    await create('note', 'brand-0001', 'Kowari again')
    const secret = await create('own-note', await idOf('admin'), 'Kowari of nobody else', 'admin')
    for (const each of [theirs, theirs, older]) assert.equal((await mark('PUT', each)).status, 200)
    assert.deepEqual((await listed()).slice(0, 3), [
      ['Kowari of my own', true],
      ['Kowari of the administrator', true],
      ['Kowari again', false],
    ])
    const again = (await find('kowari again'))[0]!
    assert.deepEqual([again.type, again.favourite], ['note', false])
    assert.equal((await mark('DELETE', older)).status, 200)
    assert.deepEqual((await listed())[1], ['Kowari again', false])
    problemOf(await mark('PUT', secret), 404)
    problemOf(await mark('PUT', theirs, 'no-workspaces'), 404)
    const { sql } = database()
    const person_id = await idOf('planner')
    await sql.insertInto('document_favourite').values({ person_id, document_id: secret.id }).execute()
    assert.ok((await listed()).every(([title]) => title !== 'Kowari of nobody else'))
    assert.ok((await find('', { who: 'admin', more: '&mine=1' })).every(({ favourite }) => !favourite))
    const kept = await keptOf({ sql, documentKinds: KINDS }, person_id, 'themselves')
    const about = kept['about'] as Record<string, readonly object[]>
    assert.equal(about['document_favourite']!.length, 2)
  })

  it('lists after them what colleagues left open in the brand, with how far it is', async () => {
    const [colleague] = await database()
      .sql.selectFrom('document')
      .select('place')
      .where('type', '=', SCORECARD_RUNS.definition.type)
      .where('status', '=', 'open')
      .where('place', '<=', 'brand-0012')
      .limit(1)
      .execute()
    const found = await find('', { more: `&mine=1&brand=${colleague!.place}` })
    const open = found.filter(({ type }) => type === 'scorecard-run')
    assert.ok(open.length > 0)
    assert.ok(open.every(({ progress }) => progress && progress.done <= progress.of))
    const rank = ({ favourite, type }: FoundDocument) => (favourite ? 0 : type === 'scorecard-run' ? 2 : 1)
    assert.deepEqual(found.map(rank), found.map(rank).toSorted())
  })

  it('shows the newest of the others beside many favourites', async () => {
    const { id } = await create('note', 'brand-0001', 'Potoroo')
    const { sql } = database()
    const person_id = await idOf('planner')
    await raw`insert into document select (jsonb_populate_record(document,
        jsonb_build_object('id', 'potoroo-' || n, 'slot', null))).*
      from document, generate_series(1, 64) as n where id = ${id}`.execute(sql)
    await raw`insert into document_favourite
      select ${person_id}, id from document where title = 'Potoroo'`.execute(sql)
    await create('note', 'brand-0001', 'Betong')
    const found = await find('', { more: '&mine=1' })
    assert.equal(found[0]!.favourite, true)
    assert.equal(found.find(({ favourite }) => !favourite)!.title, 'Betong')
    await sql.deleteFrom('document_favourite').where('person_id', '=', person_id).execute()
  })

  it('finds documents of every type, the newest first, and says where each opens', async () => {
    const plan = await create('note', 'brand-0001', 'Quokka plan')
    const list = await create('own-note', await idOf('planner'), 'Quokka list')
    await create('secret', 'brand-0001', 'Quokka of a type that is not searched')
    const found = await find('quokka')
    assert.deepEqual(
      found.map(({ title, home, path, place }) => [title, path.slice(home.length), place]),
      [
        ['Quokka list', `/notes/${list.id}/edit`, null],
        ['Quokka plan', `/notes/${plan.id}/edit`, { name: 'Abelia Hair', country: 'GB' }],
      ],
    )
    assert.equal(found[1]!.home, '/brands/brand-0001/scorecards')
    assert.deepEqual([found[0]!.updatedBy.name, found[0]!.updatedAt], ['Maya Lindqvist', list.updatedAt])
  })

  it('finds them by their brand too, and those of the brand at hand first', async () => {
    await create('note', 'brand-0001', 'Numbat one')
    const [other] = await otherBrands()
    await create('note', other!.id, 'Numbat two')
    assert.deepEqual(await titles('numbat ABELIA hair'), ['Numbat one'])
    assert.deepEqual(await titles('numbat'), ['Numbat two', 'Numbat one'])
    assert.deepEqual(await titles('numbat', { more: '&brand=brand-0001' }), ['Numbat one', 'Numbat two'])
    assert.deepEqual(await titles('numbat nowhere'), [])
  })

  it('finds them likewise for somebody with thousands of brands', async () => {
    const { sql } = database()
    const many = raw`from generate_series(1, 2100) as n, workspace as model where model.id = 'brand-0001'`
    const found = async (title: string) => {
      await create('note', 'brand-0001', title)
      return [await titles(title), await titles(title, { agency: 'wavemaker' })]
    }
    assert.deepEqual(await found('Cuscus one'), [['Cuscus one'], []])
    await raw`insert into account (id, agency_code) select 'many-' || n, 'choreograph' ${many}`.execute(sql)
    await raw`insert into workspace (id, az_id, parent_id, organisations_id, type, name, status, countries, categories,
        created_at, updated_at)
      select 'many-' || n, 'many-' || n, model.parent_id, model.organisations_id, 'BRAND', 'Many ' || n, 'LIVE', '{}', '{}',
        now(), now() ${many}`.execute(sql)
    await raw`insert into permission_record select ${await idOf('planner')}, 'many-' || n, '{OS_WORKSPACE_ACCESS}'
      ${many}`.execute(sql)
    assert.deepEqual(await found('Cuscus two'), [['Cuscus two'], []])
    assert.deepEqual(await titles('cuscus two', { who: 'no-workspaces' }), [])
    await raw`delete from account where id like 'many-%'`.execute(sql)
    await raw`delete from workspace where id like 'many-%'`.execute(sql)
  })

  it('finds what one may read, in the agency at hand', async () => {
    await create('note', 'brand-0001', 'Wombat')
    await create('own-note', await idOf('planner'), 'Wombat of my own')
    assert.deepEqual(await titles('wombat'), ['Wombat of my own', 'Wombat'])
    assert.deepEqual(await titles('wombat', { who: 'admin' }), ['Wombat'])
    assert.deepEqual(await titles('wombat', { who: 'no-workspaces' }), [])
    assert.deepEqual(await titles('wombat', { who: 'no-permissions' }), [])
    assert.deepEqual(await titles('wombat', { agency: 'wavemaker' }), ['Wombat of my own'])
  })

  it('finds titles in the language of the person', async () => {
    await create('note', 'brand-0001', 'Sparkle')
    assert.deepEqual(await titles('funkeln', { more: '&language=de-DE' }), ['Funkeln'])
    assert.deepEqual(await titles('sparkle', { more: '&language=de-DE' }), ['Funkeln'])
    assert.deepEqual(await titles('funkeln'), [])
  })

  it('shows eight at most', async () => {
    for (let n = 0; n < 9; n++) await create('note', 'brand-0001', `Bilby ${n}`)
    assert.equal((await find('bilby')).length, 8)
  })

  it('finds of a brand’s audits the newest of each, which its app opens', async () => {
    const { rows } = await raw<{ place: string; scorecard: string; words: string }>`
      select place, columns ->> 'scorecard' as scorecard, workspace.name || ' ' || title as words
      from document join workspace on workspace.id = place
      where document.type = 'scorecard-run' and organisations_id = 'organisation-choreograph'
      group by 1, 2, 3 having count(*) > 1 limit 1`.execute(database().sql)
    const { place, scorecard, words } = rows[0]!
    const found = await find(words, { who: 'admin', more: `&brand=${place}&language=fr` })
    const ofIt = found.filter(({ path }) =>
      path.startsWith(`/brands/${place}/scorecards/scorecard/${scorecard}/`),
    )
    assert.equal(ofIt.length, 1)
  })

  it('finds nothing for no word, and asks for an agency', async () => {
    assert.deepEqual(await find(' '), [])
    problemOf(await call('planner', '/documents?q=wombat'), 400)
    problemOf(await call('planner', `/documents?agency=choreograph&q=${'x'.repeat(201)}`), 400)
  })

  const otherBrands = () =>
    database()
      .sql.selectFrom('workspace')
      .select('id')
      .where('type', '=', 'BRAND')
      .where('organisations_id', '=', 'organisation-choreograph')
      .where('id', '!=', 'brand-0001')
      .orderBy('id')
      .limit(1)
      .execute()
})

import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql as raw } from 'kysely'
import type { Page } from '../../../../shell/contract/page.ts'
import type { AuditLine } from '../../../../miniapps/domain/access/wire-checks.ts'
import { FORMER_NAME } from '../../../../miniapps/domain/document/personal-fields.ts'
import type { Comment, StoredDocument } from '../../../../miniapps/domain/document/wire.ts'
import type { FieldAboutPerson } from '../../../documents/about-person.ts'
import { dataOf } from '../../kit/caller-in-tests.ts'
import { onOneDatabase } from '../../../db/on-each-database-in-tests.ts'
import { accessOf } from '../access-in-tests.ts'
import { placesOfPeople } from './kept-of-person.ts'

interface Kept {
  documents: FieldAboutPerson[]
  person: { email: string }
  about: Record<string, object[]>
  work: object[]
  log: { action: string }[]
}

onOneDatabase((database) => {
  const { call, answer, refused, otherAgency } = accessOf(database)
  const sql = () => database().sql
  const idOf = async (name: string) =>
    (
      await sql()
        .selectFrom('person')
        .select('id')
        .where('email', '=', `${name}@agency.example`)
        .executeTakeFirstOrThrow()
    ).id

  /** All tables that have a text in any of their rows. */
  const tablesSaying = async (text: string): Promise<string[]> => {
    const { rows } = await raw<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(sql())
    const found: string[] = []
    for (const { name } of rows) {
      const saying = await raw`select from ${raw.table(name)} as line
        where strpos(lower(line::text), ${text}) > 0 limit 1`.execute(sql())
      if (saying.rows.length) found.push(name)
    }
    return found
  }

  /** They own an action, in a version with a name too, are mentioned, and say something themselves. */
  const putsIntoDocuments = async (owner: { id: string; name: string }): Promise<string> => {
    const post = (path: string, json: object, who = 'planner') =>
      call(who, `/documents/scorecard-action${path}`, { method: 'POST', json })
    const fields = { scorecard: 'ppc', question: 'market-share', level: 1, text: 'Split brand terms.', owner }
    const { id } = dataOf<StoredDocument>(
      await post('', { id: crypto.randomUUID(), place: 'brand-0001', fields }),
      201,
    )
    dataOf(await post(`/${id}/versions`, { name: 'Agreed' }), 201)
    const comment = (text: string) => ({ id: crypto.randomUUID(), path: '', text })
    dataOf(await post(`/${id}/comments`, comment(`Ask @${owner.name}, please.`)), 201)
    dataOf(await post(`/${id}/comments`, comment('Here I am.'), 'developer'), 201)
    return `/documents/scorecard-action/${id}`
  }

  it('answers what is kept about somebody, to them and to their administrator, and no secret', async () => {
    const id = await idOf('planner')
    const { data } = await answer<{ data: Kept }>('GET', `/people/${id}/kept`)
    assert.equal(data.person.email, 'planner@agency.example')
    assert.ok(data.about['agency_member']!.length > 0 && data.about['permission_record']!.length > 0)
    assert.ok(!JSON.stringify(data).includes('password'))
    const own = await call('planner', '/user-details/users/me/kept')
    assert.deepEqual((own.body as { data: Kept }).data.person, data.person)
    assert.equal((await refused('GET', `/people/${id}/kept`, undefined, 'planner')).status, 403)
  })

  it('answers to an administrator neither private notes nor anything of whom other agencies have as well', async () => {
    const id = await idOf('planner')
    const note = {
      person_id: id,
      contact_id: await idOf('developer'),
      text: 'Private',
      updated_at: new Date(),
    }
    await sql().insertInto('contact_note').values(note).execute()
    const { data } = await answer<{ data: Kept }>('GET', `/people/${id}/kept`)
    assert.equal(data.about['contact_note'], undefined)
    const own = await call('planner', '/user-details/users/me/kept')
    assert.equal((own.body as { data: Kept }).data.about['contact_note']!.length, 1)
    const shared = { agency_code: await otherAgency(), person_id: id }
    await sql().insertInto('agency_member').values(shared).execute()
    const kept = await refused('GET', `/people/${id}/kept`)
    await sql()
      .deleteFrom('agency_member')
      .where('person_id', '=', id)
      .where('agency_code', '=', shared.agency_code)
      .execute()
    assert.equal(kept.code, 'kept-of-other-agencies')
  })

  it('leaves nothing of a person but their work, under nobody’s name', async () => {
    const id = await idOf('other-agency')
    const now = new Date()
    const by = { created_by: id, updated_by: id, created_at: now, updated_at: now }
    const document = {
      type: 'thing',
      place: 'brand-0001',
      title: 'Work',
      status: 'open',
      version: 1,
      fields: '{}',
    }
    await sql()
      .insertInto('document')
      .values({ ...document, ...by, id: `work-of-${id}`, columns: '{}', result: 'null', words: '' })
      .execute()
    const before = await sql()
      .selectFrom('person')
      .select(['email', 'lastname'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    for (const verb of ['disable', 'enable'])
      await answer('POST', `/people/${id}/${verb}`, { reason: 'To see that it is noted' })
    const dry = await answer('POST', `/people/${id}/erase?dry=true`, { reason: '' })
    assert.ok(dry)
    assert.equal(await idOf('other-agency'), id)
    await answer('POST', `/people/${id}/erase`, { reason: 'Asked by letter' })
    const left = await sql().selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    assert.deepEqual([left.firstname, left.lastname, left.password_hash], ['A former', 'colleague', null])
    assert.ok(left.erased_at && left.disabled_at && !left.email.includes('agency.example'))
    for (const { table, column } of await placesOfPeople(sql())) {
      const rows = await sql()
        .selectFrom(table as 'agency_member')
        .selectAll()
        .where(column as 'person_id', '=', id)
        .execute()
      assert.deepEqual(rows, [], `${table}.${column}`)
    }
    const work = await sql()
      .selectFrom('document')
      .select('created_by')
      .where('id', '=', `work-of-${id}`)
      .execute()
    assert.deepEqual(work, [{ created_by: id }])
    assert.equal((await call('other-agency', '/user-details/users/me')).status, 403)
    const log = await sql().selectFrom('audit_entry').selectAll().execute()
    assert.ok(log.some(({ action, reason }) => action === 'person.erased' && reason === 'Asked by letter'))
    for (const secret of [before.email, before.lastname])
      assert.ok(!JSON.stringify(log).includes(secret), secret)
    const { data } = await answer<Page<AuditLine>>('GET', `/audit?subject=${id}`)
    assert.ok(data.some(({ action }) => action === 'person.disabled'))
    assert.deepEqual([...new Set(data.map(({ subject }) => subject.name))], ['A former colleague'])
  })

  it('leaves their name and address nowhere in the database, whatever others put into documents', async () => {
    const id = await idOf('developer')
    const address = await putsIntoDocuments({ id, name: 'Priya Raman' })
    const before = [...(await tablesSaying('raman')), ...(await tablesSaying('developer@agency'))]
    for (const table of ['person', 'contact', 'document', 'document_change', 'document_version'])
      assert.ok(before.includes(table), table)
    for (const table of ['document_comment', 'notification']) assert.ok(before.includes(table), table)
    const { data } = await answer<{ data: Kept }>('GET', `/people/${id}/kept`)
    const about = data.documents.map((field) => `${field.type} ${field.path} in ${field.in}`)
    assert.deepEqual([...new Set(about)].toSorted(), [
      'scorecard-action owner in document',
      'scorecard-action owner in history',
      'scorecard-action owner in version',
      `speed-date people/${id} in document`,
      `speed-date people/${id} in history`,
    ])
    await answer('POST', `/people/${id}/erase`, { reason: 'Asked by letter' })
    assert.deepEqual([...(await tablesSaying('raman')), ...(await tablesSaying('developer@agency'))], [])
    const { fields } = dataOf<StoredDocument>(await call('planner', address))
    assert.deepEqual(fields['owner']?.value, { id, name: FORMER_NAME })
    const comments = dataOf<Comment[]>(await call('planner', `${address}/comments`))
    assert.equal(comments[0]!.text, `Ask @${FORMER_NAME}, please.`)
    const events = await sql().selectFrom('document').selectAll().where('type', '=', 'speed-date').execute()
    const participants = events.flatMap((event) => event.fields[`people/${id}`]?.value ?? [])
    assert.ok(participants.length > 0)
    for (const { name, market } of participants as { name: string; market: string }[])
      assert.deepEqual([name, market !== ''], [FORMER_NAME, true])
  })

  it('erases nobody by their own hand', async () => {
    assert.equal((await refused('POST', `/people/${await idOf('admin')}/erase`, { reason: '' })).status, 403)
  })
})

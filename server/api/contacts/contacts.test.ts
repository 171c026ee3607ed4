import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql as raw } from 'kysely'
import type { OwnContact } from '../../../miniapps/domain/contacts/contact-input.ts'
import type { Page } from '../../../shell/contract/page.ts'
import type { ContactLine, ContactDetail } from '../../../miniapps/domain/contacts/contact.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'

onOneDatabase((database) => {
  const call = callerOf(database)
  const page = async (query: string, who = 'planner'): Promise<Page<ContactLine>> => {
    const { status, body } = await call(who, `/contacts?${query}`)
    assert.equal(status, 200, JSON.stringify(body))
    return body as Page<ContactLine>
  }
  const one = async (id: string, who = 'planner') => dataOf<ContactDetail>(await call(who, `/contacts/${id}`))
  const put = (who: string, path: string, json: unknown) =>
    call(who, `/contacts${path}`, { method: 'PUT', json })

  /** Somebody new, as administration or a provider adds people. */
  const add = async (id: string, firstname: string, lastname: string) => {
    const { sql } = database()
    await raw`insert into person (id, email, firstname, lastname, date_locale, number_locale, display_language)
      values (${id}, ${`${id}@agency.example`}, ${firstname}, ${lastname}, 'en-gb', 'en-gb', 'en-US')`.execute(
      sql,
    )
    await sql.insertInto('agency_member').values({ agency_code: 'msix', person_id: id }).execute()
  }

  const own: OwnContact = {
    title: 'Search lead',
    city: 'Łódź',
    country: 'PL',
    timeZone: 'Europe/Warsaw',
    languages: ['pl', 'en'],
    phone: '+48 600 000 000',
    managerId: null,
    skills: [{ skill: 'paid-search', level: 'expert' }],
    availability: 'available',
    hours: { days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' },
  }

  it('has contact data of everybody who belongs to an agency', async () => {
    const all = await page('limit=3')
    assert.equal(all.data.length, 3)
    assert.equal(all.total, 499) // nobody but no-agencies is left out
    assert.ok(all.data.every(({ timeZone, skills }) => timeZone !== 'UTC' && skills.length > 1))
  })

  it('ranks skill and market over people who are called so: "ppc spain"', async () => {
    await add('called', 'Spain', 'Ppc')
    const { data: people } = await page('q=ppc%20spain&limit=500')
    const called = people.findIndex(({ id }) => id === 'called')
    assert.ok(called > 0, 'the name is found as well')
    for (const { country, skills } of people.slice(0, called)) {
      assert.equal(country, 'ES')
      assert.ok(skills.some(({ skill }) => skill === 'paid-search'))
    }
    assert.equal(called, people.length - 1)
  })

  it('puts whoever has the skill at a higher level first', async () => {
    const { data: people } = await page('skill=paid-search&q=sem%20germany')
    const levels = ['learning', 'working', 'experienced', 'expert']
    const found = people.map(({ skills }) =>
      levels.indexOf(skills.find(({ skill }) => skill === 'paid-search')!.level),
    )
    assert.deepEqual(
      found,
      found.toSorted((one, other) => other - one),
    )
  })

  it('finds somebody by the beginnings of names, without accents, and somebody new at once', async () => {
    await add('new-one', 'Łucja', 'Ørsted-Çelik')
    for (const query of ['lucj', 'celik', 'orsted luc'])
      assert.ok(
        (await page(`q=${encodeURIComponent(query)}`)).data.some(({ id }) => id === 'new-one'),
        query,
      )
    await database()
      .sql.updateTable('person')
      .set({ lastname: 'Renamed' })
      .where('id', '=', 'new-one')
      .execute()
    assert.equal((await page('q=celik')).data.length, 0)
    assert.equal((await page('q=renamed')).data[0]?.id, 'new-one')
  })

  it('answers every person once, page by page, in either order', async () => {
    for (const query of ['agency=mindshare', 'q=director']) {
      const whole = await page(`${query}&limit=500`)
      const ids: string[] = []
      for (let after = ''; ;) {
        const { data: people, next } = await page(`${query}&limit=7${after}`)
        ids.push(...people.map(({ id }) => id))
        if (next === null) break
        after = `&after=${next}`
      }
      assert.ok(ids.length > 20)
      assert.deepEqual(
        ids,
        whole.data.map(({ id }) => id),
      )
    }
    problemOf(await call('planner', '/contacts?after=nonsense'), 400)
  })

  it('narrows by market, language, agency and favourites', async () => {
    const japan = await page('market=JP,SE&language=ja')
    assert.ok(japan.data.length > 0 && japan.data.every(({ country }) => country === 'JP'))
    const [first] = japan.data
    await put('planner', `/${first!.id}/favourite`, {})
    assert.deepEqual(
      (await page('favourite=yes')).data.map(({ id }) => id),
      [first!.id],
    )
    assert.equal((await page('favourite=yes', 'admin')).data.length, 0)
    await call('planner', `/contacts/${first!.id}/favourite`, { method: 'DELETE' })
    assert.equal((await page('favourite=yes')).data.length, 0)
  })

  it('keeps a note for its writer alone', async () => {
    await put('planner', '/person-001/note', { text: ' Knows the panel. ' })
    assert.equal((await one('person-001')).note, 'Knows the panel.')
    assert.equal((await one('person-001', 'admin')).note, '')
    await put('planner', '/person-001/note', { text: '' })
    assert.equal((await one('person-001')).note, '')
    problemOf(await put('planner', '/nobody/note', { text: 'x' }), 404)
  })

  it('lets people say where they are, and finds them by it', async () => {
    assert.equal((await put('planner', '/me', own)).status, 200)
    const me = await one('me')
    assert.equal(me.mine, true)
    assert.equal(me.city, 'Łódź')
    assert.equal((await page('q=ppc%20lodz%20maya')).data[0]?.id, 'person-planner')
    problemOf(await put('planner', '/me', { ...own, timeZone: 'Mars/Base' }), 400)
    assert.equal(
      problemOf(await put('planner', '/me', { ...own, country: 'XX' }), 400).code,
      'contact-market-unknown',
    )
  })

  it('refuses a manager who reports to oneself', async () => {
    assert.equal((await put('developer', '/me', { ...own, managerId: 'person-planner' })).status, 200)
    const refused = await put('planner', '/me', { ...own, managerId: 'person-developer' })
    assert.equal(problemOf(refused, 409).code, 'contact-manager-below')
    const { managers } = await one('person-developer')
    assert.deepEqual(
      managers.map(({ id }) => id),
      ['person-planner'],
    )
    assert.ok((await one('person-planner')).reports.some(({ id }) => id === 'person-developer'))
  })

  it('hides the names of clients that compete with the reader’s own', async () => {
    const { sql } = database()
    const wavemaker = await sql
      .selectFrom('agency_member')
      .select('person_id')
      .where('agency_code', '=', 'mediacom')
      .where('person_id', 'like', 'person-0%')
      .executeTakeFirstOrThrow()
    const { clients } = await one(wavemaker.person_id)
    assert.ok(clients.length > 0)
    assert.ok(clients.some(({ name }) => name === null))
    const unbound = await one(wavemaker.person_id, 'no-workspaces')
    assert.ok(unbound.clients.every(({ name }) => name !== null))
  })

  it('gives at most 500 people to a file, and notes who took it', async () => {
    await raw`insert into person (id, email, firstname, lastname, date_locale, number_locale, display_language)
      select 'many-' || n, 'many-' || n || '@agency.example', 'Many', 'People', 'en-gb', 'en-gb', 'en-US'
      from generate_series(1, 20) as n`.execute(database().sql)
    await raw`insert into agency_member select 'msix', id from person where id like 'many-%'`.execute(
      database().sql,
    )
    const { status, body } = await call('planner', '/contacts/export', { method: 'POST' })
    assert.equal(status, 200)
    const { data: people, total = 0 } = body as Page<ContactLine>
    assert.equal(people.length, 500)
    assert.ok(total > 500)
    const noted = await database()
      .sql.selectFrom('audit_entry')
      .select(['actor_id', 'after'])
      .where('action', '=', 'contacts.exported')
      .executeTakeFirstOrThrow()
    assert.equal(noted.actor_id, 'person-planner')
    assert.equal((noted.after as { people: number }).people, 500)
  })

  it('leaves out whoever is disabled', async () => {
    await add('leaving', 'Leaving', 'Soon')
    assert.equal((await page('q=leaving%20soon')).data.length, 1)
    const { sql } = database()
    await sql.updateTable('person').set({ disabled_at: new Date() }).where('id', '=', 'leaving').execute()
    assert.equal((await page('q=leaving%20soon')).data.length, 0)
  })

  it('refuses whoever has no network access [2.19]', async () => {
    const { code } = problemOf(await call('no-permissions', '/contacts'), 403)
    assert.equal(code, 'agencies-missing')
  })
})

import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { GroupRule } from '../../../../miniapps/domain/access/group-rule.ts'
import type { Changed, GroupLine, PersonDetail } from '../../../../miniapps/domain/access/wire-grants.ts'
import type { Imported, PeopleFacets, PersonLine } from '../../../../miniapps/domain/access/wire.ts'
import type { Page } from '../../../../shell/contract/page.ts'
import { onOneDatabase } from '../../../db/on-each-database-in-tests.ts'
import { tellTelemetry } from '../../../telemetry/telemetry.ts'
import { problemOf } from '../../kit/caller-in-tests.ts'
import { accessOf, AGENCY } from '../access-in-tests.ts'
import { fitting } from '../grants/group-rules.ts'

onOneDatabase((database) => {
  const { call, answer, refused, role, group, assign, otherAgency } = accessOf(database)
  const people = (query: string) => answer<Page<PersonLine>>('GET', `/people?${query}`)

  it('lists everybody of one’s agencies once, by name, page by page', async () => {
    const seen: PersonLine[] = []
    let next: string | null = ''
    while (next !== null) {
      const page: Page<PersonLine> = await people(`agency=mindshare&limit=20&after=${next}`)
      seen.push(...page.data)
      next = page.next
    }
    const {
      data: { total },
    } = await answer<{ data: PeopleFacets }>('GET', '/people/facets?agency=mindshare')
    assert.equal(seen.length, total)
    assert.equal(new Set(seen.map(({ id }) => id)).size, total)
    const names = seen.map(({ firstname, lastname }) => `${lastname} ${firstname}`.toLowerCase())
    assert.deepEqual(
      names,
      names.toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other))),
    )
  })

  it('finds people by the beginnings of names and addresses', async () => {
    for (const q of ['lindq may', 'planner@agency.example', 'MAYA'])
      assert.ok(
        (await people(`q=${encodeURIComponent(q)}`)).data.some(({ id }) => id === 'person-planner'),
        q,
      )
    assert.deepEqual((await people('q=nobody-is-called-so')).data, [])
  })

  it('invites by address: into the agency, with groups and roles, and never twice', async () => {
    const input = {
      email: 'New.Joiner@Agency.example',
      firstname: 'Ada',
      lastname: 'New',
      agency: 'choreograph',
    }
    const roles = [await role('Joiner', 'CartAppAccess')]
    const groups = [await group('Joiners')]
    const { data, impact } = await answer<Changed<PersonLine>>('POST', '/people', { ...input, roles, groups })
    assert.deepEqual(
      [data.email, data.status, data.groups.length, data.roles.length],
      ['new.joiner@agency.example', 'invited', 1, 1],
    )
    assert.deepEqual(
      impact.gained.map(({ permission }) => permission),
      ['CartAppAccess', 'OsAgencyAccess'],
    )
    assert.equal((await refused('POST', '/people', input)).code, 'person-known')
    const { status } = await call('new.joiner', '/user-details/users/me')
    assert.equal(status, 200)
  })

  it('disables from the next call on, and not whom other agencies need', async () => {
    await answer('POST', '/people/person-developer/disable', { reason: 'Left' })
    assert.equal(problemOf(await call('developer', '/user-details/users/me'), 403).code, 'person-disabled')
    await answer('POST', '/people/person-developer/enable', { reason: 'Back' })
    assert.equal((await call('developer', '/user-details/users/me')).status, 200)
    const { data } = await answer<{ data: PersonDetail }>('GET', '/people/person-developer')
    assert.deepEqual([data.status, data.disabledAt, data.isShared], ['active', null, false])
  })

  it('imports all rows or none, and a dry run changes nothing', async () => {
    await group('Importees')
    const row = (email: string, more = {}) => ({
      email,
      firstname: 'Im',
      lastname: 'Ported',
      agency: 'choreograph',
      ...more,
    })
    const rows = [
      row('one@import.example', { groups: 'Importees' }),
      row('two@import.example'),
      row('planner@agency.example', { firstname: 'Maya', lastname: 'Lindqvist' }),
    ]
    const figures = ({ data: { added, changed, unchanged } }: Changed<Imported>) => [
      added,
      changed,
      unchanged,
    ]
    assert.deepEqual(figures(await answer('POST', '/people/import?dry=true', { rows })), [2, 0, 1])
    assert.deepEqual((await people('q=import')).data, [])
    const bad = [
      ...rows,
      row('two@import.example'),
      row('no address'),
      row('x@y.example', { agency: 'nowhere' }),
      row('z@y.example', { groups: 'None' }),
    ]
    const dry = await answer<Changed<Imported>>('POST', '/people/import?dry=true', { rows: bad })
    assert.deepEqual(
      dry.data.errors.map(({ row: line, problem }) => [line, problem]),
      [
        [4, 'twice'],
        [5, 'email-not-valid'],
        [6, 'agency-not-yours'],
        [7, 'group-unknown'],
      ],
    )
    assert.equal((await refused('POST', '/people/import', { rows: bad })).code, 'import-not-valid')
    assert.deepEqual((await people('q=import')).data, [])
    assert.deepEqual(figures(await answer('POST', '/people/import', { rows })), [2, 0, 1])
    assert.deepEqual(figures(await answer('POST', '/people/import', { rows })), [0, 0, 3])
    const file = await (await call.raw('admin', '/access/people/export?q=import')).text()
    assert.match(file, /one@import\.example,Im,Ported,choreograph,Importees,,invited/)
  })

  it('invites each newcomer of an import once, with a link where no mail is sent, and no one in a dry run', async () => {
    const row = (email: string, more = {}) => ({
      email,
      firstname: 'In',
      lastname: 'Vited',
      agency: 'choreograph',
      ...more,
    })
    const rows = [
      row('first@invited.example'),
      row('gone@invited.example', { status: 'disabled' }),
      row('planner@agency.example', { firstname: 'Maya', lastname: 'Lindqvist' }),
    ]
    const sent = async (query = '') =>
      (await answer<Changed<Imported>>('POST', `/people/import${query}`, { rows })).data.invitations
    const mails = () =>
      database()
        .sql.selectFrom('mail')
        .innerJoin('person', 'person.id', 'recipient_id')
        .select(['email', 'kind'])
        .where('email', 'like', '%@invited.example')
        .execute()
    assert.deepEqual([await sent('?dry=true'), await mails()], [[], []])
    const [invitation, ...others] = (await sent())!
    assert.deepEqual(others, [])
    assert.deepEqual([invitation!.email, invitation!.isMailed], ['first@invited.example', false])
    assert.match(invitation!.link!, /\/login$/, 'another provider has the passwords here')
    assert.deepEqual(await mails(), [{ email: 'first@invited.example', kind: 'invitation-sign-in' }])
    assert.deepEqual(await sent(), [], 'they are there by now')
  })

  it('imports many people with few statements', async () => {
    const roleName = 'Of many'
    await role(roleName, 'CartAppAccess')
    await group('Of many people')
    const rows = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        email: `many-${count}-${at}@import.example`,
        firstname: 'One',
        lastname: `Of ${count}`,
        agency: 'choreograph',
        groups: 'Of many people',
        roles: roleName,
      }))
    const statements = async (count: number) => {
      let asked = 0
      tellTelemetry({
        request: () => () => undefined,
        statement: () => void asked++,
        watch: () => () => undefined,
        job: () => undefined,
        stop: async () => undefined,
      })
      const { data } = await answer<Changed<Imported>>('POST', '/people/import', { rows: rows(count) })
      tellTelemetry(undefined)
      assert.equal(data.added, count)
      return asked
    }
    const few = await statements(2)
    const many = await statements(100)
    assert.ok(many <= few + 3, `${many} statements for 100 people, ${few} for two`)
  })

  it('imports nobody into rights of their own, whatever account their group has a role on', async () => {
    const { id: account } = await database()
      .sql.selectFrom('account')
      .select('id')
      .where('agency_code', '=', 'choreograph')
      .where('id', '!=', AGENCY)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const ofBrand = await group('Of a brand')
    const given = { group: ofBrand, role: await role('Of a brand', 'CartAppAccess'), account }
    const rest = { below: false, expiresAt: null, reason: '' }
    await answer('POST', '/assignments', { ...given, ...rest })
    const { email, firstname, lastname } = (await answer<{ data: PersonLine }>('GET', '/people/person-admin'))
      .data
    const rows = [{ email, firstname, lastname, agency: 'choreograph', groups: 'Of a brand' }]
    assert.equal((await refused('POST', '/people/import', { rows })).code, 'rights-for-oneself')
    const others = [{ ...rows[0], email: 'of-a-brand@import.example' }]
    const { impact } = await answer<Changed<Imported>>('POST', '/people/import?dry=true', { rows: others })
    assert.ok(impact.gained.some(({ permission }) => permission === 'CartAppAccess'))
  })

  it('imports nobody back whom another agency has disabled', async () => {
    const { sql } = database()
    const row = { email: 'theirs@import.example', firstname: 'Not', lastname: 'Ours', agency: 'choreograph' }
    const person = { id: 'person-theirs', email: row.email, firstname: 'Not', lastname: 'Ours' }
    const display = { date_locale: 'en-gb', number_locale: 'en-gb', display_language: 'en-US', demo: false }
    await sql
      .insertInto('person')
      .values({ ...person, ...display, disabled_at: new Date() })
      .execute()
    const agency_code = await otherAgency()
    await sql.insertInto('agency_member').values({ agency_code, person_id: person.id }).execute()
    const rows = [{ ...row, status: 'active' }]
    const dry = await answer<Changed<Imported>>('POST', '/people/import?dry=true', { rows })
    assert.deepEqual(
      dry.data.errors.map(({ problem }) => problem),
      ['of-other-agencies'],
    )
  })

  it('exports what the import reads back without giving anybody more', async () => {
    await group('Holders', 'person-planner')
    const held = await role('Held by a group', 'CartAppAccess')
    const holders = await group('Holders of it', 'person-planner')
    await assign({ group: holders, role: held })
    await assign({ person: 'person-planner', role: await role('Own', 'NetworkAccess') })
    const file = await (await call.raw('admin', '/access/people/export?q=planner@agency')).text()
    const line = file.split('\r\n').find((each) => each.includes(',choreograph,'))!
    const [, groups = '', roles = ''] = /,choreograph,"?([^",]*)"?,"?([^",]*)"?,active$/.exec(line) ?? []
    assert.ok(groups.includes('Holders;Holders of it') && roles.split(';').includes('Own'), line)
    assert.ok(!roles.includes('Held by a group'), line)
    const [email, firstname, lastname] = ['planner@agency.example', 'Maya', 'Lindqvist']
    const rows = [{ email, firstname, lastname, agency: 'choreograph', groups, roles, status: 'invited' }]
    const { data, impact } = await answer<Changed<Imported>>('POST', '/people/import', { rows })
    assert.deepEqual([data.unchanged, impact.gained], [1, []])
  })

  it('fills a group by its rule, now and when somebody joins', async () => {
    const rule = { all: [{ field: 'emailDomain', in: ['rule.example'] }] }
    const input = { agency: 'choreograph', name: 'By rule', description: '', rule }
    const invite = (name: string) =>
      answer('POST', '/people', {
        email: `${name}@rule.example`,
        firstname: name,
        lastname: 'Rule',
        agency: 'choreograph',
      })
    await invite('first')
    const preview = await answer<{ data: unknown }>('POST', '/groups/rule-preview', {
      agency: 'choreograph',
      rule,
    })
    assert.deepEqual(preview.data, { people: 1, names: ['first Rule'] })
    const { data } = await answer<Changed<GroupLine>>('POST', '/groups', input)
    assert.equal(data.members, 1)
    await invite('second')
    assert.equal((await answer<{ data: GroupLine }>('GET', `/groups/${data.id}`)).data.members, 2)
    const without = await answer<Changed<GroupLine>>('PUT', `/groups/${data.id}`, { ...input, rule: null })
    assert.equal(without.data.members, 0)
  })

  it('takes a language with all its regions and a region alone, and a rule without conditions for nobody', async () => {
    const { sql } = database()
    await sql
      .updateTable('person')
      .set({ display_language: 'de-AT' })
      .where('id', '=', 'person-planner')
      .execute()
    const fits = async (all: GroupRule['all']) =>
      (await fitting('choreograph', { all }).execute(sql)).rows.some(({ id }) => id === 'person-planner')
    const speaks = (language: string) => fits([{ field: 'language', in: [language] }])
    assert.deepEqual([await speaks('DE'), await speaks('de-at')], [true, true])
    assert.deepEqual([await speaks('de-DE'), await speaks('d')], [false, false])
    const ofAgency = { field: 'emailDomain', in: ['Agency.example'] } as const
    assert.deepEqual([await fits([ofAgency]), await fits([])], [true, false])
    assert.equal(await fits([ofAgency, { field: 'city', in: ['Nowhere'] }]), false)
  })

  it('lets nobody into a group with a rule who is not named by the change', async () => {
    const rule = { all: [{ field: 'title', in: ['self-made director'] }] }
    const input = { agency: 'choreograph', name: 'By title', description: '', rule }
    const { data } = await answer<Changed<GroupLine>>('POST', '/groups', input)
    await database()
      .sql.updateTable('contact')
      .set({ title: 'Self-made director' })
      .where('person_id', '=', 'person-planner')
      .execute()
    const invited = { firstname: 'Ada', lastname: 'Later', agency: 'choreograph' }
    await answer('POST', '/people', { email: 'later@agency.example', ...invited })
    const members = async () => (await answer<{ data: GroupLine }>('GET', `/groups/${data.id}`)).data.members
    assert.equal(await members(), 0)
    const saved = await answer<Changed<GroupLine>>('PUT', `/groups/${data.id}`, input)
    assert.equal(saved.data.members, 1)
  })

  it('takes somebody out of an agency with all that they hold there', async () => {
    await answer('POST', '/people/person-no-workspaces/remove', { agency: 'choreograph', reason: 'Moved' })
    const left = await database()
      .sql.selectFrom('effective_permission')
      .select('account_id')
      .where('person_id', '=', 'person-no-workspaces')
      .execute()
    assert.deepEqual(left, [])
    assert.equal((await refused('GET', '/people/person-no-workspaces')).code, 'person-not-yours')
  })

  it('leaves a person to their own administrators when another agency invites them', async () => {
    const { sql } = database()
    const agency = await otherAgency()
    const account = `az-${agency}`
    await database()
      .run(`insert into account (id, parent_id, agency_code) values ('${account}', null, '${agency}')
      on conflict do nothing`)
    await sql
      .insertInto('agency_member')
      .values({ agency_code: agency, person_id: 'person-no-agencies' })
      .execute()
    await sql
      .insertInto('permission_record')
      .values({
        person_id: 'person-no-agencies',
        account_id: account,
        permissions: ['OsAgencyAccess', 'AdminAppAccess'],
      })
      .execute()
    const who = 'person-no-permissions'
    const names = { email: 'no-permissions@agency.example', firstname: 'L', lastname: 'F' }
    await answer('POST', '/people', { ...names, agency }, 'no-agencies')
    const left = { reason: 'Left' }
    for (const verb of ['disable', 'erase']) {
      const { code } = await refused('POST', `/people/${who}/${verb}`, left, 'no-agencies')
      assert.equal(code, 'person-of-other-agencies')
    }
    await answer('POST', `/people/${who}/disable`, left)
    await answer('POST', `/people/${who}/enable`, left)
    await answer('GET', `/people/${who}/kept`)

    for (const { code } of (await answer<{ data: PersonDetail }>('GET', `/people/${who}`)).data.agencies.map(
      (each) => ({ code: each }),
    ))
      await answer('POST', `/people/${who}/remove`, { agency: code, reason: 'Moved' })
    await answer('POST', `/people/${who}/disable`, left, 'no-agencies')
  })
})

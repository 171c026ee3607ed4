import assert from 'node:assert/strict'
import { it } from 'node:test'
import type {
  AuditLine,
  DutyRuleLine,
  FlagLine,
  ReviewItem,
  ReviewLine,
} from '../../../../miniapps/domain/access/wire-checks.ts'
import type { Changed } from '../../../../miniapps/domain/access/wire-grants.ts'
import type { Page } from '../../../../shell/contract/page.ts'
import type { Notice, Task } from '../../../../miniapps/domain/notifications/notice.ts'
import { onOneDatabase } from '../../../db/on-each-database-in-tests.ts'
import { writeAudit } from '../../../audit/write-audit.ts'
import { dataOf } from '../../kit/caller-in-tests.ts'
import { accessOf, AGENCY } from '../access-in-tests.ts'

onOneDatabase((database) => {
  const { call, answer, refused, role, group, assign, otherAgency } = accessOf(database)

  it('takes away what a review decided to remove, keeps the rest, and is finished once', async () => {
    const reviewed = await role('Reviewed', 'ReviewedAccess')
    for (const person of ['person-planner', 'person-developer']) await assign({ person, role: reviewed })
    await assign({ group: await group('Reviewed group', 'person-no-permissions'), role: reviewed })
    const begun = { agency: 'choreograph', name: 'Autumn', of: { kind: 'role', id: reviewed }, dueAt: null }
    const { data: review } = await answer<{ data: ReviewLine }>('POST', '/reviews', begun)
    assert.deepEqual([review.items, review.decided], [3, 0])
    const { data: items } = await answer<Page<ReviewItem>>('GET', `/reviews/${review.id}/items`)
    assert.deepEqual(items.map(({ person, by, permissions }) => [person.id, by, permissions]).toSorted(), [
      ['person-developer', 'assignment', ['ReviewedAccess']],
      ['person-no-permissions', 'group', ['ReviewedAccess']],
      ['person-planner', 'assignment', ['ReviewedAccess']],
    ])
    const decisions = items.map(({ position, person }) => ({
      position,
      decision: person.id === 'person-planner' ? 'keep' : 'remove',
    }))
    const decided = await answer<{ data: ReviewLine }>('POST', `/reviews/${review.id}/decisions`, {
      decisions,
    })
    assert.deepEqual([decided.data.decided, decided.data.removing], [3, 2])
    const dry = await answer<Changed<ReviewLine>>('POST', `/reviews/${review.id}/finish?dry=true`, {})
    assert.deepEqual(
      dry.impact.lost.map(({ permission, people }) => [permission, people]),
      [['ReviewedAccess', 2]],
    )
    await answer('POST', `/reviews/${review.id}/finish`, {})
    const holders = await database()
      .sql.selectFrom('effective_role')
      .select('person_id')
      .where('role_id', '=', reviewed)
      .execute()
    assert.deepEqual(holders, [{ person_id: 'person-planner' }])
    assert.equal((await refused('POST', `/reviews/${review.id}/finish`, {})).code, 'review-finished')
  })

  it('is told to the other administrators, and waits for them until it is finished', async () => {
    await database().run(`update permission_record set permissions = permissions || '{AdminAppAccess}'
      where person_id = 'person-developer' and account_id = '${AGENCY}'`)
    const dueAt = '2199-03-31T22:59:59.000Z'
    const begun = { agency: 'choreograph', name: 'Told', of: { kind: 'agency' }, dueAt }
    const { data: review } = await answer<{ data: ReviewLine }>('POST', '/reviews', begun)
    const path = `/os-admin/panel/reviews/${review.id}`
    const noticesOf = async (who: string) =>
      dataOf<Notice[]>(await call(who, '/notifications')).filter((each) => each.path === path)
    const waits = async (who: string) =>
      dataOf<Task[]>(await call(who, '/notifications/tasks')).filter((task) => task.path === path)
    const [notice] = await noticesOf('developer')
    assert.deepEqual([notice!.kind, notice!.params], ['review-due', { name: 'Told', due: dueAt }])
    assert.deepEqual([await noticesOf('admin'), await noticesOf('planner')], [[], []])
    for (const who of ['developer', 'admin']) assert.equal((await waits(who))[0]?.due, '2199-03-31')
    assert.deepEqual(await waits('planner'), [])
    await answer('POST', `/reviews/${review.id}/decisions`, { decisions: [], keepRest: true })
    await answer('POST', `/reviews/${review.id}/finish`, {})
    assert.deepEqual([await waits('developer'), await waits('admin')], [[], []])
    assert.equal((await noticesOf('developer'))[0]!.isRead, true)
  })

  it('has all that people hold in an agency, and is not finished before all of it is decided', async () => {
    const { sql } = database()
    for (const source of ['scim', 'claims'] as const) {
      const group = { id: `review-${source}`, agency_code: 'choreograph', name: `Review ${source}` }
      await sql
        .insertInto('person_group')
        .values({ ...group, description: '', source })
        .execute()
      await sql
        .insertInto('group_member')
        .values({ group_id: group.id, person_id: 'person-planner', source })
        .execute()
    }
    const begun = { agency: 'choreograph', name: 'Whole', of: { kind: 'agency' }, dueAt: null }
    const { data: review } = await answer<{ data: ReviewLine }>('POST', '/reviews', begun)
    const { held } = await sql
      .selectFrom('permission_record')
      .innerJoin('account', 'account.id', 'account_id')
      .select((is) => is.fn.countAll<string>().as('held'))
      .where('agency_code', '=', 'choreograph')
      .executeTakeFirstOrThrow()
    const items: ReviewItem[] = []
    let next: string | null = ''
    while (next !== null) {
      const page: Page<ReviewItem> = await answer(
        'GET',
        `/reviews/${review.id}/items?limit=200&after=${next}`,
      )
      items.push(...page.data)
      next = page.next
    }
    assert.equal(items.length, review.items)
    const direct = items.filter(({ by }) => by === 'direct')
    assert.equal(direct.length, Number(held))
    assert.ok(direct.some(({ account }) => account !== null && account.id !== AGENCY && account.name !== ''))
    const kept = items.filter(({ group }) => group?.id.startsWith('review-'))
    assert.deepEqual(kept.map(({ group }) => group!.id).toSorted(), ['review-claims', 'review-scim'])

    const decide = `/reviews/${review.id}/decisions`
    const remove = { decisions: [{ position: kept[0]!.position, decision: 'remove' }] }
    assert.equal((await refused('POST', decide, remove)).code, 'group-from-elsewhere')
    const brand = direct.find(
      ({ account, person }) => account!.id !== AGENCY && person.id !== 'person-admin',
    )!
    await answer('POST', decide, { decisions: [{ position: brand.position, decision: 'remove' }] })
    for (const path of ['finish', 'finish?dry=true'])
      assert.equal((await refused('POST', `/reviews/${review.id}/${path}`, {})).code, 'review-undecided')
    await answer('POST', decide, { decisions: [], keepRest: true })
    await answer('POST', `/reviews/${review.id}/finish`, {})
    const left = sql.selectFrom('permission_record').selectAll().where('person_id', '=', brand.person.id)
    assert.deepEqual(await left.where('account_id', '=', brand.account!.id).execute(), [])
    const own = sql.selectFrom('access_review_item').select('decision').where('review_id', '=', review.id)
    const mine = await own.where('person_id', '=', 'person-admin').execute()
    assert.ok(mine.length > 0 && mine.every(({ decision }) => decision === null))
  })

  it('lets nobody decide about themselves in a review', async () => {
    const begun = { agency: 'choreograph', name: 'All', of: { kind: 'agency' }, dueAt: null }
    const { data: review } = await answer<{ data: ReviewLine }>('POST', '/reviews', begun)
    const own = await database()
      .sql.selectFrom('access_review_item')
      .select('position')
      .where('review_id', '=', review.id)
      .where('person_id', '=', 'person-admin')
      .executeTakeFirstOrThrow()
    const decisions = [{ position: own.position, decision: 'keep' }]
    assert.equal(
      (await refused('POST', `/reviews/${review.id}/decisions`, { decisions })).code,
      'person-oneself',
    )
  })

  it('shows the log of one’s own agencies, page by page, and gives it out as CSV', async () => {
    const { sql } = database()
    const subject = { type: 'role', id: 'logged', name: '=Formula "role"' }
    for (let n = 0; n < 5; n++)
      await writeAudit(sql, {
        actor: 'person-admin',
        action: 'role.changed',
        subject,
        agency: 'wms',
        reason: `No. ${n}`,
      })
    await writeAudit(sql, { action: 'role.changed', subject, agency: 'nowhere' })
    const seen: AuditLine[] = []
    let next: string | null = ''
    while (next !== null) {
      const page: Page<AuditLine> = await answer('GET', `/audit?subject=logged&limit=2&after=${next}`)
      seen.push(...page.data)
      next = page.next
    }
    assert.deepEqual(
      seen.map(({ reason }) => reason),
      ['No. 4', 'No. 3', 'No. 2', 'No. 1', 'No. 0'],
    )
    assert.equal(seen[0]!.actor?.name, 'Jonas Weidenfeller')
    const file = await (await call.raw('admin', '/access/audit/export?subject=logged')).text()
    assert.equal(file.split('\r\n').length, 7)
    assert.match(file, /"'=Formula ""role"""/)
  })

  it('counts what fits on the first page, keeps sign-ins apart, and names what stands in entries by id', async () => {
    const subject = { type: 'person', id: 'person-counted' } as const
    const after = { account: AGENCY, role: 'role-administrator', group: 'gone' }
    for (const action of ['rights.granted', 'rights.revoked', 'person.signed-in'] as const)
      await writeAudit(database().sql, { action, subject, agency: 'choreograph', after })
    const page = (query: string) => answer<Page<AuditLine>>('GET', `/audit?subject=person-counted&${query}`)
    const all = await page('limit=1')
    assert.deepEqual([all.data.length, all.total], [1, 3])
    assert.equal((await page(`limit=1&after=${all.next}`)).total, undefined)
    const actions = async (kind: string) => (await page(`kind=${kind}`)).data.map(({ action }) => action)
    assert.deepEqual(await actions('sign-ins'), ['person.signed-in'])
    assert.deepEqual(await actions('others'), ['rights.revoked', 'rights.granted'])
    assert.deepEqual(all.data[0]!.named.map(({ kind, name }) => `${kind} ${name}`).toSorted(), [
      'agency Choreograph',
      'role Administrator',
    ])
  })

  it('keeps to itself what people of other agencies alone were refused', async () => {
    const { sql } = database()
    const code = await otherAgency()
    const name = { email: 'elsewhere@x.example', firstname: 'Else', lastname: 'Where', demo: false }
    const display = { date_locale: 'en-gb', number_locale: 'en-gb', display_language: 'en-US' }
    await sql
      .insertInto('person')
      .values({ id: 'elsewhere', ...name, ...display })
      .execute()
    await sql.insertInto('agency_member').values({ agency_code: code, person_id: 'elsewhere' }).execute()
    const subject = { type: 'call', id: 'no-agency', name: 'GET' }
    for (const actor of ['elsewhere', 'person-planner', 'long-gone', undefined])
      await writeAudit(sql, { actor, action: 'access.refused', subject })
    const { data } = await answer<Page<AuditLine>>('GET', '/audit?subject=no-agency')
    assert.deepEqual(
      data.map(({ actor }) => actor?.id),
      [undefined, 'long-gone', 'person-planner'],
    )
  })

  it('counts who breaks a rule of duties, and who has a flag by their roles', async () => {
    const input = {
      agency: 'choreograph',
      name: 'Cart and network',
      first: ['CartAppAccess'],
      second: ['NetworkAccess'],
    }
    const { data: rule } = await answer<{ data: DutyRuleLine }>('POST', '/duty-rules', input)
    assert.ok(rule.broken > 20)
    await answer('DELETE', `/duty-rules/${rule.id}`)
    const flags = async () => (await answer<{ data: FlagLine[] }>('GET', '/flags')).data
    const [before] = await flags()
    await assign({ person: 'person-planner', role: 'role-media-planner' })
    assert.deepEqual(await flags(), [
      {
        flag: 'MEDIAPLAN_ADJUSTMENT',
        roles: [{ id: 'role-media-planner', name: 'Media planner' }],
        people: before!.people + 1,
      },
    ])
  })

  it('keeps to agencies that somebody administers', async () => {
    const { sql } = database()
    await sql
      .updateTable('permission_record')
      .set({ permissions: ['OsAgencyAccess', 'AdminAppAccess'] })
      .where('person_id', '=', 'person-other-agency')
      .where('account_id', '=', 'az-agency-wavemaker')
      .execute()
    const { data } = await answer<{ data: { code: string }[] }>('GET', '/agencies', undefined, 'other-agency')
    assert.deepEqual(
      data.map(({ code }) => code),
      ['wavemaker'],
    )
    const direct = { person: 'person-planner', account: AGENCY, add: ['X'], remove: [], reason: '' }
    for (const [method, path, body] of [
      ['GET', '/people?agency=choreograph'],
      ['GET', '/people/person-no-permissions'],
      ['GET', '/audit?agency=choreograph'],
      ['POST', '/direct', direct],
      ['POST', '/groups', { agency: 'choreograph', name: 'G', description: '', rule: null }],
      ['POST', '/people/person-planner/disable', { reason: '' }],
      [
        'PUT',
        '/roles/role-administrator',
        { name: 'R', applicationId: 'a', agencies: ['wavemaker'], countries: [], permissions: [] },
      ],
    ] as const) {
      const { status } = await refused(method, path, body, 'other-agency')
      assert.ok(status === 403 || status === 404, `${method} ${path}: ${status}`)
    }
  })
})

import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { ReviewItem, ReviewLine } from '../../../../miniapps/domain/access/wire-checks.ts'
import type { Page } from '../../../../shell/contract/page.ts'
import { onOneDatabase } from '../../../db/on-each-database-in-tests.ts'
import { accessOf, AGENCY } from '../access-in-tests.ts'

onOneDatabase((database) => {
  const { answer, refused, role, assign } = accessOf(database)
  const begin = async () => {
    const begun = { agency: 'choreograph', name: 'Parts', of: { kind: 'agency' }, dueAt: null }
    return (await answer<{ data: ReviewLine }>('POST', '/reviews', begun)).data.id
  }
  const items = (review: string, only: string) =>
    answer<Page<ReviewItem>>('GET', `/reviews/${review}/items?limit=200&only=${only}`)

  it('takes away some of what somebody holds directly, and keeps the rest of it', async () => {
    const { sql } = database()
    const holds = (permissions: string[]) =>
      sql
        .updateTable('permission_record')
        .set({ permissions })
        .where('person_id', '=', 'person-developer')
        .where('account_id', '=', AGENCY)
        .execute()
    await holds(['OsAgencyAccess', 'CartAppAccess', 'NetworkAccess'])
    await assign({ person: 'person-developer', role: await role('Whole role', 'WholeAccess') })
    const review = await begin()
    const rows = await sql
      .selectFrom('access_review_item')
      .select(['position', 'account_id', 'assignment_id'])
      .where('review_id', '=', review)
      .where('person_id', '=', 'person-developer')
      .execute()
    const direct = rows.find(({ account_id }) => account_id === AGENCY)!.position
    const given = rows.find(({ assignment_id }) => assignment_id !== null)!.position
    const path = `/reviews/${review}/decisions`
    const part = (position: number, ...removed: readonly string[]) => ({
      decisions: [{ position, decision: 'remove', removed }],
    })
    const refusedBy = async (body: unknown) => (await refused('POST', path, body)).code
    assert.equal(await refusedBy(part(given, 'WholeAccess')), 'body-not-valid')
    assert.equal(await refusedBy(part(direct, 'AdminAppAccess')), 'body-not-valid')
    await answer('POST', path, part(direct, 'CartAppAccess'))
    await answer('POST', path, { decisions: [], keepRest: true })
    await answer('POST', `/reviews/${review}/finish`, {})
    const left = await sql
      .selectFrom('permission_record')
      .select('permissions')
      .where('person_id', '=', 'person-developer')
      .where('account_id', '=', AGENCY)
      .executeTakeFirstOrThrow()
    assert.deepEqual(left.permissions.toSorted(), ['NetworkAccess', 'OsAgencyAccess'])
  })

  it('finds what few hold, what people hold who never came, and what ends soon', async () => {
    const { sql } = database()
    const DAY_MS = 86_400_000
    const rare = await role('Rare role', 'RareAccess')
    const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
    await assign({ person: 'person-planner', role: rare, expiresAt: inDays(7) })
    await assign({ person: 'person-no-permissions', role: rare, expiresAt: inDays(300) })
    await sql
      .updateTable('person')
      .set({ invited_at: new Date(), password_hash: null })
      .where('id', '=', 'person-no-permissions')
      .execute()
    const review = await begin()
    const found = async (only: string) =>
      (await items(review, only)).data.map(({ person, role }) => `${person.id} ${role?.name}`)
    assert.deepEqual(await found('ending'), ['person-planner Rare role'])
    assert.deepEqual(await found('unused'), ['person-no-permissions Rare role'])
    const few = await items(review, 'rare')
    assert.ok(few.data.some(({ permissions }) => permissions.includes('RareAccess')))
    assert.ok(few.data.every(({ isRare }) => isRare))
    const all = await items(review, '')
    assert.ok(few.total! < all.total! / 2, `${few.total} of ${all.total}`)
    assert.equal((await refused('GET', `/reviews/${review}/items?only=nonsense`)).code, 'query-not-valid')
  })
})

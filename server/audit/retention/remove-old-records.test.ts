import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql as raw } from 'kysely'
import { AGING } from '../../apis.ts'
import { retentionSettings } from '../../configuration/retention-settings.ts'
import { onEachDatabase, onPostgresql } from '../../db/on-each-database-in-tests.ts'
import { demoId } from '../../world/people.ts'
import { removeOldRecords } from './remove-old-records.ts'

const NOW = new Date('2030-06-01T12:00:00Z')
const PERSON = demoId('planner@agency.example')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 3_600_000).toISOString()

onEachDatabase((database) => {
  const entriesOf = async (action: string) => {
    const { rows } = await raw<{ id: string; after: { removed: Record<string, number> } }>`
      select subject_id as id, after from audit_entry where action = ${action} order by audit_entry.id`.execute(
      database().sql,
    )
    return rows
  }
  const remove = (given: Record<string, string>) =>
    removeOldRecords(database().sql, AGING, retentionSettings(given), NOW)

  it('removes what is older than the settings say and nothing younger, and notes how much', async () => {
    const { sql } = database()
    await database().run(`delete from notification; delete from person_session`)
    for (const days of [179, 181])
      await raw`insert into notification (person_id, kind, params, path, at)
        values (${PERSON}, 'comment', '{}', ${`/${days}`}, ${daysAgo(days)}::timestamptz)`.execute(sql)
    for (const days of [59, 61])
      await raw`insert into person_session (person_id, session, embedded, seen_at)
        values (${PERSON}, ${`s${days}`}, true, ${daysAgo(days)}::timestamptz)`.execute(sql)
    const audited = (await raw<{ n: number }>`select count(*)::int as n from audit_entry`.execute(sql))
      .rows[0]!.n
    await remove({})
    const notices = await sql.selectFrom('notification').select('path').execute()
    assert.deepEqual(notices, [{ path: '/179' }])
    const sessions = await sql.selectFrom('person_session').select('session').execute()
    assert.deepEqual(sessions, [{ session: 's59' }])
    assert.deepEqual(
      (await entriesOf('records.removed')).map(({ after }) => after.removed),
      [{ notification: 1, person_session: 1 }],
    )
    const { rows } = await raw<{ n: number }>`select count(*)::int as n from audit_entry`.execute(sql)
    assert.equal(rows[0]!.n, audited + 1, 'the audit log is kept for ever where nothing else is said')
    await remove({})
    assert.equal((await entriesOf('records.removed')).length, 1, 'nothing was removed, nothing is noted')
  })

  it('keeps requests as long as they are open, and while what they gave lasts', async () => {
    const { sql } = database()
    await database().run('delete from access_request')
    const ask = (id: string, status: string, decided: string | null, until: string | null) =>
      raw`insert into access_request (id, person_id, app, permission, agency_code, account_id, note, status, asked_at,
          decided_at, reason, expires_at)
        values (${id}, ${PERSON}, ${id}, 'P', (select min(code) from agency), 'account', '', ${status},
          ${daysAgo(500)}::timestamptz, ${decided}::timestamptz, '', ${until}::timestamptz)`.execute(sql)
    await ask('open', 'open', null, null)
    await ask('old', 'refused', daysAgo(401), null)
    await ask('young', 'withdrawn', daysAgo(399), null)
    await ask('lasting', 'granted', daysAgo(450), daysAgo(-5))
    await ask('ended', 'granted', daysAgo(450), daysAgo(420))
    await remove({ REQUEST_DAYS: '400' })
    const left = await sql.selectFrom('access_request').select('id').orderBy('id').execute()
    assert.deepEqual(
      left.map(({ id }) => id),
      ['lasting', 'open', 'young'],
    )
  })

  it('takes old entries out of the audit log, many of them step by step', async () => {
    const { sql } = database()
    await raw`insert into audit_entry (at, action, subject_type, subject_id, subject_name, outcome)
      select ${daysAgo(5001)}::timestamptz, 'test.aged', 'test', 'old', '', 'done' from generate_series(1, 10001)`.execute(
      sql,
    )
    await raw`insert into audit_entry (at, action, subject_type, subject_id, subject_name, outcome)
      values (${daysAgo(4999)}::timestamptz, 'test.aged', 'test', 'young', '', 'done')`.execute(sql)
    await remove({ AUDIT_DAYS: '5000' })
    assert.deepEqual(
      (await entriesOf('test.aged')).map(({ id }) => id),
      ['young'],
    )
    const steps = (await entriesOf('records.removed')).flatMap(
      ({ after }) => after.removed['audit_entry'] ?? [],
    )
    assert.equal(steps[0], 10_000)
    assert.equal(steps.length, 2)
    await assert.rejects(raw`delete from audit_entry`.execute(sql), /never changed and never removed/)
  })
})

onPostgresql((database) => {
  it('leaves the audit log alone with a user who may change rows only, whatever that user says first', async () => {
    const { sql } = database()
    await raw`insert into audit_entry (at, action, subject_type, subject_id, subject_name, outcome)
      values (${daysAgo(400)}::timestamptz, 'test.kept', 'test', 'old', '', 'done')`.execute(sql)
    await database().run(`create role changes_rows;
      grant select, insert, update, delete on all tables in schema public to changes_rows`)
    const asThem = sql.transaction().execute(async (transaction) => {
      await raw`set local role changes_rows`.execute(transaction)
      await raw`set local agency_os.removes_old_entries = 'yes'`.execute(transaction)
      await raw`delete from audit_entry where action = 'test.kept'`.execute(transaction)
    })
    await assert.rejects(asThem, /never changed and never removed/)
    await database().run('drop owned by changes_rows; drop role changes_rows')
  })
})

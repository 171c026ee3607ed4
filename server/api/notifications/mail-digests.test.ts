import assert from 'node:assert/strict'
import { it } from 'node:test'
import { dayIn } from '../../../miniapps/domain/notifications/local-time.ts'
import type { NewNotice, Task } from '../../../miniapps/domain/notifications/notice.ts'
import { USUAL_SETTINGS } from '../../../miniapps/domain/notifications/notice.ts'
import { apiParts } from '../../create-api.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { demoId } from '../../world/people.ts'
import { keepSettings, keepTimeZone } from './change-notices.ts'
import { mailDigests } from './mail-digests.ts'
import { notify } from './notify.ts'

const ZONE = 'Asia/Tokyo'
const PLANNER = demoId('planner@agency.example')
const HOUR_MS = 3_600_000

const comment: NewNotice = {
  kind: 'document-commented',
  params: { person: 'Ada', title: 'Audit', place: 'Brand' },
  path: '/brands/1',
}
const announcement: NewNotice = { kind: 'announcement', params: { text: 'Hello' }, path: '/you' }

onOneDatabase((database) => {
  const sql = () => database().sql
  const tasks: Task[] = []
  const look = (now: Date) =>
    mailDigests(
      apiParts(database(), {
        permissionPrefix: 'agency-os.',
        permissionAccountsRoot: 'root',
        documentKinds: [],
        installation: { agency: 'choreograph', ofFile: () => [], faulty: () => [], ownAudiences: [] },
        invitations: { origin: 'https://portal.example', setsPasswords: true, mail: 'smtp' },
      }),
      [async () => tasks],
      now,
    )
  const queued = () =>
    sql().selectFrom('mail').select(['recipient_id', 'params', 'lines', 'family']).execute()
  const takeAll = async () => {
    const mails = await queued()
    await sql().deleteFrom('mail').execute()
    return mails
  }
  const dueOf = async (person = PLANNER) =>
    (
      await sql()
        .selectFrom('mail_setting')
        .select('digest_due')
        .where('person_id', '=', person)
        .executeTakeFirstOrThrow()
    ).digest_due
  /** The next hour at which a summary is looked at. */
  const hour = async () => new Date((await dueOf())!.getTime() + 1000)

  it('mails at eight of the person’s own clock what is unread and what is due, once', async () => {
    await sql().deleteFrom('notification').where('person_id', '=', PLANNER).execute() // those of the sample world
    await keepTimeZone(sql(), PLANNER, ZONE)
    await notify(sql(), [PLANNER], comment)
    await notify(sql(), [PLANNER], comment)
    await notify(sql(), [PLANNER], announcement)
    const eight = (await dueOf())!
    assert.equal(eight.getUTCHours(), 23)
    const day = dayIn(ZONE, eight)
    const task = { app: 'a', kind: 'action', detail: 'Brand', path: '/brands/1' } as const
    tasks.push({ ...task, title: 'Due', due: day }, { ...task, title: 'Later', due: '2999-01-01' })
    assert.equal(await look(new Date(eight.getTime() - 1000)), 0)
    await Promise.all([look(eight), look(eight)])
    const [mail, ...others] = await takeAll()
    assert.deepEqual(others, [])
    assert.deepEqual(mail, {
      recipient_id: PLANNER,
      family: 'digest',
      params: { comments: 2, announcements: 1, total: 4 },
      lines: [{ title: 'Due', detail: 'Brand', path: '/brands/1', due: day }],
    })
    assert.equal((await dueOf())!.getTime(), eight.getTime() + 24 * HOUR_MS)
  })

  it('is not sent where nothing is new, and tells but what is', async () => {
    await look(await hour())
    assert.deepEqual(await takeAll(), [])
    await notify(sql(), [PLANNER], comment)
    await look(await hour())
    assert.deepEqual((await takeAll())[0]!.params, { comments: 1, total: 1 })
  })

  it('waits until a pause is over, and is one then', async () => {
    await notify(sql(), [PLANNER], comment)
    const pause = new Date((await hour()).getTime() + 50 * HOUR_MS)
    await keepSettings(sql(), PLANNER, { ...USUAL_SETTINGS, quietUntil: pause.toISOString() })
    await look(await hour())
    assert.deepEqual([await takeAll(), await dueOf()], [[], pause])
    await look(await hour())
    assert.equal((await takeAll()).length, 1)
  })

  it('goes to nobody who is disabled, of no agency, or wants none', async () => {
    const nobody = demoId('no-agencies@agency.example')
    await keepTimeZone(sql(), nobody, ZONE)
    await notify(sql(), [nobody, PLANNER], comment)
    const disable = (at: Date | null) =>
      sql().updateTable('person').set({ disabled_at: at }).where('id', '=', PLANNER).execute()
    await disable(new Date())
    assert.equal(await look(new Date((await hour()).getTime() + HOUR_MS)), 2)
    await disable(null)
    assert.deepEqual(await takeAll(), [])
    const mail = { off: ['digest'], digestAt: '07:15' } as const
    await keepSettings(sql(), PLANNER, { ...USUAL_SETTINGS, mail })
    assert.equal(await dueOf(), null)
    await keepSettings(sql(), PLANNER, { ...USUAL_SETTINGS, mail: { ...mail, off: [] } })
    assert.equal((await dueOf())!.getUTCMinutes(), 15)
  })

  it('follows the clock of the browser, and takes no name for one that is none', async () => {
    await keepTimeZone(sql(), PLANNER, 'Mars/Base')
    assert.equal((await dueOf())!.getUTCHours(), 22)
    await keepTimeZone(sql(), PLANNER, 'UTC')
    assert.equal((await dueOf())!.getUTCHours(), 7)
  })
})

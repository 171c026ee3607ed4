import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import type { CampaignTrouble } from '../../../miniapps/domain/campaigns/notices.ts'
import { NOTICES_PER_PAGE } from '../../../miniapps/domain/notifications/limits.ts'
import type { Page } from '../../../shell/contract/page.ts'
import type { NewNotice, Notice, Task, Unread } from '../../../miniapps/domain/notifications/notice.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { demoId } from '../../world/people.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'
import { notificationsApi } from './notifications-api.ts'
import { notify } from './notify.ts'

const idOf = (who: string) => demoId(`${who}@agency.example`)
const notice = (text: string): NewNotice => ({ kind: 'announcement', params: { text }, path: '/you' })
const tasks: Task[] = [
  { app: 'a', kind: 'review', title: 'Some time', detail: '', path: '/a', due: null },
  { app: 'a', kind: 'approval', title: 'Soon', detail: '', path: '/a', due: '2026-11-24' },
]

onOneDatabase((database) => {
  const call = callerOf(database, [], [notificationsApi([async () => tasks])])
  const page = async (who: string, query = '') =>
    (await call(who, `/notifications${query}`)).body as Page<Notice> & Unread
  const unread = async (who: string, day = '2026-11-23') =>
    dataOf<Unread>(await call(who, `/notifications/unread?day=${day}`))
  const read = (who: string, json: unknown) => call(who, '/notifications/read', { method: 'POST', json })
  const set = (who: string, json: unknown) => call(who, '/notifications/settings', { method: 'PUT', json })

  before(() => database().run('delete from notification')) // those of the sample world

  it('shows each their own, the newest first, page by page', async () => {
    for (let at = 0; at <= NOTICES_PER_PAGE; at++)
      await notify(database().sql, [idOf('planner'), idOf('planner')], notice(`${at}`))
    const first = await page('planner')
    assert.equal(first.data.length, NOTICES_PER_PAGE)
    assert.deepEqual(first.data[0]!.params, { text: `${NOTICES_PER_PAGE}` })
    assert.equal(first.unread, NOTICES_PER_PAGE + 1)
    const second = await page('planner', `?after=${first.next}`)
    assert.deepEqual(
      second.data.map(({ params }) => params),
      [{ text: '0' }],
    )
    assert.equal(second.next, null)
    assert.deepEqual((await page('developer')).data, [])
  })

  it('marks as read what is named, or all up to one, and nothing of others', async () => {
    await notify(database().sql, [idOf('admin'), idOf('developer')], notice('one'))
    await notify(database().sql, [idOf('admin')], notice('two'))
    const [two, one] = (await page('admin')).data
    await read('developer', { ids: [one!.id] })
    assert.equal((await unread('admin')).unread, 2)
    assert.equal(dataOf<Unread>(await read('admin', { ids: [one!.id] })).unread, 1)
    await notify(database().sql, [idOf('admin')], notice('came meanwhile'))
    assert.equal(dataOf<Unread>(await read('admin', { upTo: two!.id })).unread, 1)
    assert.deepEqual(
      (await page('admin')).data.map(({ isRead }) => isRead),
      [false, true, true],
    )
    problemOf(await read('admin', { ids: [] }), 400)
    problemOf(await read('admin', { all: true }), 400)
  })

  it('takes nothing back that was told in a change that failed', async () => {
    const before = await unread('developer')
    await assert.rejects(
      database()
        .sql.transaction()
        .execute(async (trx) => {
          await notify(trx, [idOf('developer')], notice('not to be'))
          throw new Error('failed')
        }),
    )
    assert.deepEqual(await unread('developer'), before)
  })

  it('keeps when somebody wants to be left alone', async () => {
    const settings = {
      quietUntil: '2026-11-23T18:00:00.000Z',
      quietHours: { from: '18:00', to: '08:00' },
      digest: false,
      muted: ['announcement'],
      mail: { off: ['digest'], digestAt: '07:30' },
    }
    assert.deepEqual(dataOf<Unread>(await set('developer', settings)).settings, settings)
    assert.deepEqual((await unread('developer')).settings, settings)
    problemOf(await set('developer', { ...settings, quietHours: { from: '25:00', to: '08:00' } }), 400)
    problemOf(await set('developer', { ...settings, mail: { off: ['invitations'], digestAt: '8' } }), 400)
    const { mail: _mail, ...older } = settings
    assert.deepEqual(dataOf<Unread>(await set('developer', older)).settings, settings)
  })

  it('tells nobody what they want no notice of, and goes on with the rest', async () => {
    const who = 'no-agency-access'
    const wishes = { quietUntil: null, quietHours: null, digest: false }
    await set(who, { ...wishes, muted: ['announcement'] })
    await notify(database().sql, [idOf(who), idOf('no-permissions')], notice('not wanted'))
    const granted = { kind: 'access-granted', params: { app: 'cart', until: '' }, path: '' } as const
    await notify(database().sql, [idOf(who)], granted)
    assert.deepEqual(
      (await page(who)).data.map(({ kind }) => kind),
      ['access-granted'],
    )
    assert.equal((await page('no-permissions')).data.length, 1)
    assert.deepEqual(dataOf<Unread>(await set(who, wishes)).settings.muted, [])
    problemOf(await set(who, { ...wishes, muted: ['digest'] }), 400)
  })

  it('sums up once a day for whoever wants that, and counts nothing more until the next', async () => {
    const who = 'other-agency'
    await notify(database().sql, [idOf(who)], notice('before'))
    await set(who, { quietUntil: null, quietHours: null, digest: true })
    assert.equal((await unread(who, '2026-11-23')).unread, 2)
    await notify(database().sql, [idOf(who)], notice('after'))
    assert.equal((await unread(who, '2026-11-23')).unread, 2)
    const [, digest, ...others] = (await page(who)).data
    assert.deepEqual(digest!.params, { unread: 1, tasks: 2 })
    assert.equal(others.length, 1)
    assert.equal((await unread(who, '2026-11-24')).unread, 4)
    assert.deepEqual((await page(who)).data[0]!.params, { unread: 2, tasks: 2 })
  })

  it('lists what waits in all apps, what is due first at the top', async () => {
    const { body } = await call('planner', '/notifications/tasks')
    assert.deepEqual(
      (body as { data: Task[] }).data.map(({ title }) => title),
      ['Soon', 'Some time'],
    )
  })

  it('tells once what comes due, on the day or when somebody comes by after it', async () => {
    const due = (title: string, day: string, kind: 'action' | 'review' = 'action') =>
      tasks.push({ app: 'a', kind, title, detail: '', path: `/${title}`, due: day })
    const told = async () => (await page('no-agencies')).data.map(({ kind, path }) => [kind, path])
    due('long-over', '2026-11-20')
    due('over', '2026-11-27')
    due('today', '2026-11-30', 'review')
    due('later', '2026-12-02')
    await Promise.all([unread('no-agencies', '2026-11-30'), unread('no-agencies', '2026-11-30')])
    assert.deepEqual(
      await told(),
      [
        ['action-due', '/over'],
        ['review-due', '/today'],
      ].toReversed(),
    )
    await unread('no-agencies', '2026-12-01')
    assert.equal((await told()).length, 2)
    assert.equal((await unread('no-agencies', '2026-12-03')).unread, 3)
    assert.equal((await unread('no-agencies', '2026-12-03')).unread, 3)
    assert.deepEqual((await page('no-agencies')).data[0]!.params, { title: 'later', due: '2026-12-02' })
    tasks.splice(2)
  })

  it('tells once of a campaign that needs attention, and anew of another reason', async () => {
    const told = async () =>
      (await page('no-agencies')).data.filter(({ path }) => path === '/c1').map(({ kind }) => kind)
    const trouble = (kind: CampaignTrouble) =>
      tasks.push({ app: 'a', kind, title: 'Spring', detail: '', path: '/c1', due: null })
    trouble('campaign-no-plan')
    for (const day of ['2026-12-04', '2026-12-05']) await unread('no-agencies', day)
    assert.deepEqual(await told(), ['campaign-no-plan'])
    trouble('campaign-overspend')
    await unread('no-agencies', '2026-12-06')
    assert.deepEqual(await told(), ['campaign-overspend', 'campaign-no-plan'])
    tasks.splice(2)
  })
})

import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { AllAnnouncements, Announcement, Catalogue } from '../../../../shell/contract/catalogue.ts'
import { onOneDatabase } from '../../../db/on-each-database-in-tests.ts'
import { callerOf, dataOf, problemOf } from '../../kit/caller-in-tests.ts'

const AGENCY = 'choreograph'
const PATH = '/catalogue/announcements'
const hours = (away: number) => new Date(Date.now() + away * 3_600_000).toISOString()

onOneDatabase((database) => {
  const call = callerOf(database)
  const plain = { agency: AGENCY, country: null, level: 'information', path: null }
  const said = { ...plain, text: 'New curves', from: hours(-1), until: hours(2) }
  const put = async (json: object, who = 'admin') => call(who, PATH, { method: 'POST', json })
  const made = async (json: object): Promise<Announcement> => {
    const { announcements } = ((await put(json)).body as { data: AllAnnouncements }).data
    return announcements.find(({ text }) => text === (json as { text: string }).text)!
  }
  const shown = async (who = 'planner') =>
    ((await call(who, `/catalogue?agency=${AGENCY}`)).body as { data: Catalogue }).data.announcements.map(
      ({ text }) => text,
    )
  const inbox = async (who: string) => {
    const { data } = (await call(who, '/notifications')).body as { data: { kind: string; params: object }[] }
    return data.filter(({ kind }) => kind === 'announcement').map(({ params }) => params)
  }

  it('shows people only what has begun and has not ended', async () => {
    const now = await made(said)
    await made({ ...said, text: 'Over', from: hours(-3), until: hours(-2) })
    const later = await made({ ...said, text: 'To come', from: hours(1) })
    assert.deepEqual(await shown(), ['New curves'])
    const json = { ...said, text: 'Better curves', country: 'DE', path: '/apps/list' }
    const changed = dataOf<AllAnnouncements>(
      await call('admin', `${PATH}/${now.id}`, { method: 'PUT', json }),
    )
    const { agency: _, ...kept } = json
    assert.deepEqual(
      changed.announcements.find(({ id }) => id === now.id),
      { ...kept, id: now.id },
    )
    assert.ok(changed.countries.includes('GB'))
    assert.deepEqual(await shown(), ['Better curves'])
    for (const { id } of [now, later])
      assert.equal((await call('admin', `${PATH}/${id}?agency=${AGENCY}`, { method: 'DELETE' })).status, 200)
    assert.deepEqual(await shown(), [])
    const { announcements } = (
      (await call('admin', `${PATH}?agency=${AGENCY}`)).body as { data: AllAnnouncements }
    ).data
    assert.deepEqual(
      announcements.map(({ text }) => text),
      ['Better curves', 'Over'],
    )
    const entries = await database()
      .sql.selectFrom('audit_entry')
      .select('action')
      .where('subject_id', 'in', [now.id, later.id])
      .orderBy('id')
      .execute()
    assert.deepEqual(
      entries.map(({ action }) => action),
      [
        'announcement.made',
        'announcement.made',
        'announcement.changed',
        'announcement.ended',
        'announcement.ended',
      ],
    )
  })

  it('puts what is critical into inboxes, once, when it has begun, and of a market only there', async () => {
    await put({ ...said, text: 'Portal closed tonight', level: 'critical' })
    await put({ ...said, text: 'Later', level: 'critical', from: hours(1) })
    await shown()
    await shown('developer')
    for (const who of ['planner', 'developer'])
      assert.deepEqual(await inbox(who), [{ text: 'Portal closed tonight' }])
    assert.deepEqual(await inbox('other-agency'), [])
    await put({ ...said, text: 'Prices', level: 'critical', country: 'GB' })
    await shown()
    assert.equal((await inbox('planner')).length, 2)
    assert.equal((await inbox('no-workspaces')).length, 1)
  })

  it('refuses whoever may not, what is not theirs, and links that lead elsewhere', async () => {
    problemOf(await put(said, 'no-workspaces'), 403)
    problemOf(await put({ ...said, agency: 'nowhere' }), 403)
    problemOf(await call('no-workspaces', `${PATH}?agency=${AGENCY}`), 403)
    for (const wrong of [
      { path: '//evil.example' },
      { path: 'https://evil.example' },
      { until: said.from },
      { text: ' ' },
      { country: 'QQ' },
    ])
      problemOf(await put({ ...said, ...wrong }), 400)
    const away = await call('admin', `${PATH}/nothing?agency=${AGENCY}`, { method: 'DELETE' })
    assert.equal(problemOf(away, 404).code, 'not-found')
  })
})

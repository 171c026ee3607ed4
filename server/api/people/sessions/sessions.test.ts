import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { SessionList } from '../../../../miniapps/domain/home/session-line.ts'
import type { LiveMessage } from '../../../../shell/contract/live-news.ts'
import { onOneDatabase } from '../../../db/on-each-database-in-tests.ts'
import { messagesOf } from '../../../documents/messages-in-tests.ts'
import { demoId } from '../../../world/people.ts'
import { type CallOptions, callerOf, problemOf } from '../../kit/caller-in-tests.ts'

const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0' }
const DAY_MS = 86_400_000

onOneDatabase((database) => {
  const call = callerOf(database)
  const path = '/user-details/users/me/sessions'
  const list = async (who: string, options?: CallOptions) =>
    (await call(who, path, options)).body as SessionList
  const end = async (who: string, id = '') =>
    (await call(who, id ? `${path}/${id}` : path, { method: 'DELETE' })).body as SessionList
  /** Signed in at the embedded provider. */
  const signIn = async (who: string, ...sessions: readonly string[]) => {
    for (const session of sessions) {
      const expires_at = new Date(Date.now() + DAY_MS)
      const row = { model: 'Session', id: `${who}-${session}`, uid: session, payload: '{}', grant_id: null }
      await database()
        .sql.insertInto('idp_record')
        .values({ ...row, expires_at })
        .execute()
      await list(`${who}~${session}`, { headers: FIREFOX })
    }
  }
  const ids = ({ data }: SessionList) => data.map(({ id }) => id)

  it('lists where one is signed in, this browser first, and nobody else', async () => {
    await signIn('planner', 'desk', 'phone')
    await signIn('admin', 'theirs')
    const { data, isTold } = await list('planner~desk', { headers: FIREFOX })
    assert.equal(isTold, true)
    assert.deepEqual(
      data.map(({ browser, system, isThis }) => ({ browser, system, isThis })),
      [true, false].map((isThis) => ({ browser: 'Firefox', system: 'Linux', isThis })),
    )
  })

  it('signs out there: refused at the next call, told live, and its provider forgets it', async () => {
    await signIn('developer', 'here', 'there')
    const ended = new AbortController()
    const news = messagesOf(await call.stream('developer~there', '/live', ended.signal))
    await news.next<LiveMessage>('news')
    const there = (await list('developer~here')).data.find(({ isThis }) => !isThis)!
    assert.equal((await end('developer~here', there.id)).data.length, 1)
    const told = await news.until<LiveMessage>('news', (message) => message.news.length > 0)
    assert.deepEqual(told.news, ['rights'])
    await assert.rejects(news.next('news'), /ended before/)
    const refused = await call('developer~there', path)
    assert.equal(problemOf(refused, 401).code, 'access-token-ended')
    assert.match(refused.headers.get('www-authenticate')!, /error_description="elsewhere"/)
    assert.equal((await list('developer~here')).data.length, 1)
    const left = await database()
      .sql.selectFrom('idp_record')
      .select('uid')
      .where('uid', 'in', ['here', 'there'])
      .execute()
    assert.deepEqual(left, [{ uid: 'here' }])
    assert.equal((await end('developer~here', there.id)).data.length, 1, 'once more changes nothing')
  })

  it('signs out everywhere else, and only oneself', async () => {
    await signIn('other-agency', 'one', 'two', 'three')
    await signIn('no-workspaces', 'one-of-theirs')
    const theirs = ids(await list('no-workspaces~one-of-theirs'))[0]!
    await end('other-agency~two', theirs)
    assert.equal((await end('other-agency~two')).data.length, 1)
    problemOf(await call('other-agency~one', path), 401)
    problemOf(await call('other-agency~three', path), 401)
    assert.deepEqual(ids(await list('no-workspaces~one-of-theirs')), [theirs])
  })

  it('lists no session that its provider has ended, nor one not seen for long', async () => {
    const { sql } = database()
    await signIn('no-permissions', 'now', 'left')
    await sql.deleteFrom('idp_record').where('uid', '=', 'left').execute()
    assert.equal((await list('no-permissions~now')).data.length, 1)
    const foreign = { person_id: demoId('no-permissions@agency.example'), embedded: false }
    for (const [session, days] of [
      ['lately', 1],
      ['long ago', 15],
    ] as const)
      await sql
        .insertInto('person_session')
        .values({ ...foreign, session, seen_at: new Date(Date.now() - days * DAY_MS) })
        .execute()
    assert.equal((await list('no-permissions~now')).data.length, 2)
  })

  it('says so where the tokens name no session', async () => {
    assert.equal((await list('planner')).isTold, false)
  })
})

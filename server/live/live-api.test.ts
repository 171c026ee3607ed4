import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { LiveMessage, LiveNews } from '../../shell/contract/live-news.ts'
import { callerOf, problemOf } from '../api/kit/caller-in-tests.ts'
import { onEachDatabase } from '../db/on-each-database-in-tests.ts'
import { messagesOf } from '../documents/messages-in-tests.ts'
import { tellPeople } from './tell-people.ts'

onEachDatabase((database) => {
  const call = callerOf(database)
  const idOf = async (who: string) => {
    const email = `${who}@agency.example`
    const query = database().sql.selectFrom('person').select('id').where('email', '=', email)
    return (await query.executeTakeFirstOrThrow()).id
  }
  const open = async (who: string, since: number, ended: AbortController) => {
    const { next, until } = messagesOf(await call.stream(who, `/live?since=${since}`, ended.signal))
    const { at } = await next<LiveMessage>('news')
    // a feed that has only now connected tells once more what it may have missed
    const message = (wanted?: LiveNews) =>
      until<LiveMessage>('news', ({ news }) => (wanted ? news.includes(wanted) : news.length > 0))
    const news = async () => (await message()).news
    return { at, news, message }
  }

  it('tells the people named, once that is committed, and everybody where all are meant', async () => {
    const ended = new AbortController()
    const [planner, admin] = [await open('planner', 0, ended), await open('admin', 0, ended)]
    const id = await idOf('planner')
    await assert.rejects(
      database()
        .sql.transaction()
        .execute(async (trx) => {
          await tellPeople(trx, [id], 'catalogue')
          throw new Error('rolled back')
        }),
      /rolled back/,
    )
    await tellPeople(database().sql, [id, id], 'rights')
    assert.deepEqual((await planner.message()).forAll, [])
    await tellPeople(database().sql, 'all', 'notices')
    const { forAll } = await planner.message('notices')
    assert.deepEqual(forAll, ['notices'], 'browsers know that all are asking')
    assert.deepEqual(await admin.news(), ['notices'])
    ended.abort()
  })

  it('tells a browser that comes back what it missed, and one that is new nothing', async () => {
    const ended = new AbortController()
    await tellPeople(database().sql, [await idOf('developer')], 'rights')
    const isTold = async (since: number) => {
      const { next } = messagesOf(await call.stream('developer', `/live?since=${since}`, ended.signal))
      return (await next<LiveMessage>('news')).news.includes('rights')
    }
    assert.equal(await isTold(Date.now() - 1000), true)
    assert.equal(await isTold(0), false)
    assert.equal(await isTold(Date.now() + 60_000), false)
    ended.abort()
  })

  it('reaches more people than one text of the database names', async () => {
    const ended = new AbortController()
    const { news } = await open('planner', 0, ended)
    const crowd = Array.from({ length: 450 }, (_, index) => `person-of-a-crowd-with-a-long-id-${index}`)
    await tellPeople(database().sql, [...crowd, await idOf('planner')], 'catalogue')
    assert.deepEqual(await news(), ['catalogue'])
    ended.abort()
  })

  it('wants a whole number', async () => {
    problemOf(await call('planner', '/live?since=yesterday'), 400)
  })
})

import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { onOneDatabase } from '../db/on-each-database-in-tests.ts'
import { demoId } from '../world/people.ts'
import { openPost, type Post } from './post.ts'
import { queueMail } from './queue-mail.ts'
import { keepMailChoice } from './mail-choice.ts'
import { linkIn, partOf, textOf } from './read-mail-in-tests.ts'
import { sendDueMail } from './send-due-mail.ts'
import { smtpServer } from './smtp-in-tests.ts'
import { mailSettings } from '../configuration/mail-settings.ts'

const ORIGIN = 'https://portal.example'
const MINUTE_MS = 60_000
const PLANNER = demoId('planner@agency.example')

onOneDatabase((database) => {
  let server: Awaited<ReturnType<typeof smtpServer>>
  let post: Post
  before(async () => {
    server = await smtpServer()
    const place = { host: null, publicUrl: ORIGIN, sampleWorld: false, dataDir: '' }
    post = await openPost(mailSettings({ MAIL_URL: server.url }, place)!, 'portal.example')
  })
  after(() => server.close())

  const reset = { kind: 'password-reset', params: {}, path: '/idp/password/abc' } as const
  const queue = () => queueMail(database().sql, [PLANNER], reset)
  const waiting = () => database().sql.selectFrom('mail').select(['attempts', 'send_at']).execute()
  let quiet: Date | null = null
  const how = () => ({ origin: ORIGIN, post, quietUntil: async () => quiet })
  const send = (now?: Date) => sendDueMail(database().sql, how(), now)

  it('sends what a committed transaction has queued, in the language of the person, and nothing of one taken back', async () => {
    const { sql } = database()
    await sql.updateTable('person').set({ display_language: 'de-DE' }).where('id', '=', PLANNER).execute()
    const takenBack = sql.transaction().execute(async (trx) => {
      await queueMail(trx, [PLANNER], reset)
      throw new Error('taken back')
    })
    await assert.rejects(takenBack, /taken back/)
    await queue()
    await send()
    assert.equal(server.received.length, 1)
    const { to, source } = server.received[0]!
    assert.equal(to, 'planner@agency.example')
    assert.match(textOf(source), /^Hallo Maya,.*Waren Sie es nicht, tun Sie nichts/s)
    assert.equal(linkIn(source), `${ORIGIN}/idp/password/abc`)
    assert.match(source, /^From: Agency OS <no-reply@portal\.example>/m)
    assert.doesNotMatch(source, /<img|src=/)
    assert.deepEqual(await waiting(), [])
  })

  it('is sent once, however many processes look at the same moment', async () => {
    const earlier = server.received.length
    await queue()
    await Promise.all([send(), send(), send()])
    assert.equal(server.received.length, earlier + 1)
  })

  it('tries again after growing pauses, and gives up after a day', async () => {
    server.state.refuse = '451 not now'
    await queue()
    let now = Date.now() + 1000
    const pauses: number[] = []
    for (let left = await waiting(); left.length > 0 && pauses.length < 50; left = await waiting()) {
      await send(new Date(now))
      const [mail] = await waiting()
      if (!mail) break
      pauses.push(Math.round((mail.send_at.getTime() - now) / MINUTE_MS))
      now = mail.send_at.getTime()
    }
    delete server.state.refuse
    assert.deepEqual(pauses, [1, 2, 4, 8, 16, 32, 64, 128, 240, 240, 240, 240])
    assert.deepEqual(await waiting(), [])
  })

  it('sends nothing to people who were disabled meanwhile', async () => {
    const count = server.received.length
    await queue()
    const disable = (at: Date | null) =>
      database().sql.updateTable('person').set({ disabled_at: at }).where('id', '=', PLANNER).execute()
    await disable(new Date())
    await send()
    await disable(null)
    assert.deepEqual([await waiting(), server.received.length], [[], count])
  })

  it('sends nothing to people of no agency', async () => {
    const count = server.received.length
    await queueMail(database().sql, [demoId('no-agencies@agency.example')], reset)
    await send()
    assert.deepEqual([await waiting(), server.received.length], [[], count])
  })

  const request = {
    kind: 'access-requested',
    params: { person: 'Jürgen “J” O’Neill', app: 'Cart', account: 'A & B <Media>', note: '' },
    path: '/os-admin/panel/requests?request=1',
    family: 'requests',
  } as const

  it('puts off what is no hurry until somebody may be disturbed, and has a day left then', async () => {
    const count = server.received.length
    const now = new Date()
    const later = new Date(now.getTime() + 30 * 3_600_000)
    await queueMail(database().sql, [PLANNER], request)
    quiet = later
    await send(new Date(now.getTime() + 1000))
    assert.deepEqual(
      (await waiting()).map(({ send_at }) => send_at),
      [later],
    )
    quiet = null
    await send(new Date(later.getTime() + 1000))
    assert.deepEqual([await waiting(), server.received.length], [[], count + 1])
    quiet = later
    await queueMail(database().sql, [PLANNER], { ...request, kind: 'signed-out', family: 'sessions' })
    await queue()
    await send(new Date(Date.now() + 1000))
    assert.equal(server.received.length, count + 3, 'what is about safety does not wait')
    quiet = null
  })

  it('offers to turn off what is a choice, by a button of the mail program too, and nothing else', async () => {
    await queueMail(database().sql, [PLANNER], request)
    await send()
    const { source } = server.received.at(-1)!
    const unfolded = source.replaceAll(/\r?\n[ \t]+/g, ' ')
    const [, address] = /^List-Unsubscribe: <(\S+)>/m.exec(unfolded)!
    assert.match(address!, /^https:\/\/portal\.example\/api\/mail\/stop\/[\w-]{32}\/requests$/)
    assert.match(unfolded, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
    assert.match(textOf(source), new RegExp(`${address}\n.*https://portal.example/user/settings$`, 's'))
    assert.ok(partOf(source, 'text/html').includes('A &amp; B &lt;Media&gt;'))
    await queue()
    await send()
    assert.doesNotMatch(server.received.at(-1)!.source, /List-Unsubscribe/)
  })

  it('sends nothing that was turned off, before it was queued or after', async () => {
    const { sql } = database()
    const count = server.received.length
    await queueMail(sql, [PLANNER], request)
    await keepMailChoice(sql, PLANNER, { off: ['requests'], digestAt: '08:00' }, 'Europe/Berlin')
    await queueMail(sql, [PLANNER], request)
    assert.equal((await waiting()).length, 1)
    await send()
    assert.deepEqual([await waiting(), server.received.length], [[], count])
    await sql.deleteFrom('mail_setting').execute()
  })

  it('keeps nothing where no mail is sent', async () => {
    await queue()
    await sendDueMail(database().sql, { ...how(), post: undefined })
    assert.deepEqual(await waiting(), [])
  })
})

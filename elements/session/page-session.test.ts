import { expect } from '@open-wc/testing'
import { OwnSession } from './page-session.ts'

const PERSON = { id: 'p1', firstname: 'Ada', lastname: 'Lovelace', email: 'ada@agency.example' }

/** A portal that answers every token so. */
async function portalOf(status: number): Promise<string> {
  const portal = `${location.origin}/test-api/told/${crypto.randomUUID()}`
  await answers(portal, status)
  return portal
}

async function answers(portal: string, status: number): Promise<void> {
  const answer = { status, body: status === 200 ? { data: PERSON } : { status } }
  await fetch(portal, { method: 'PUT', body: JSON.stringify({ 'api/embed/me': answer }) })
}

/** The page's own session, once it is settled, with a count of how often a token was asked for. */
async function given(portal: string, source: () => Promise<string>) {
  const session = new OwnSession(portal)
  const asked = { times: 0 }
  const settled = new Promise<void>((resolve) => {
    const stop = session.listen(() => {
      if (session.state === 'asking') return
      stop()
      resolve()
    })
  })
  session.useToken(() => (asked.times++, source()))
  await settled
  return { session, asked }
}

describe('a token that the page promises', () => {
  it('is taken, and asked for whenever one is needed', async () => {
    const { session, asked } = await given(await portalOf(200), async () => 'good')
    expect([session.state, session.person?.firstname]).to.deep.equal(['signed-in', 'Ada'])
    const before = asked.times
    expect(await session.token('scorecards')).to.equal('good')
    expect(asked.times).to.equal(before + 1)
  })

  it('leaves the person signed out where it is refused or does not come', async () => {
    const refused = await given(await portalOf(401), async () => 'bad')
    const missing = await given(await portalOf(200), () => Promise.reject(new Error('away')))
    for (const { session } of [refused, missing])
      expect([session.state, session.person]).to.deep.equal(['signed-out', null])
  })

  it('is renewed once when it has run out, and then the person is signed out', async () => {
    const portal = await portalOf(200)
    const { session, asked } = await given(portal, async () => 'old')
    await answers(portal, 401)
    const before = asked.times
    expect((await session.ask('/api/embed/me')).status).to.equal(401)
    expect([asked.times - before, session.state]).to.deep.equal([2, 'signed-out'])
  })

  it('signs the person out where it fails later', async () => {
    let isUp = true
    const portal = await portalOf(200)
    const { session } = await given(portal, async () => (isUp ? 'good' : Promise.reject(new Error('away'))))
    isUp = false
    const failed = await session.token().catch((error: Error) => error.message)
    expect([failed, session.state, session.person]).to.deep.equal(['away', 'signed-out', null])
  })
})

describe('a sign-out of the page', () => {
  it('holds in later loads of it: nobody is asked unseen until somebody signs in again', async () => {
    const portal = await portalOf(200)
    const { session } = await given(portal, async () => 'good')
    session.signOut()
    const frames = () => document.querySelectorAll('iframe').length
    const before = frames()
    const later = new OwnSession(portal)
    expect(await later.token()).to.equal(null)
    expect([later.state, frames()]).to.deep.equal(['signed-out', before])
  })
})

import { aTimeout, expect } from '@open-wc/testing'
import { loadAsset } from './load-asset.ts'

interface Script {
  createCollector(options: { url: string; counts: Counts }): {
    add(tracked: object): void
    finish(): void
    discard(): void
  }
}

interface Counts {
  sent: number
  failed: number
  dropped: number
}

const plainFetch = window.fetch
let bodies: string[] = []
let requests: RequestInit[] = []
let counts: Counts

async function collector() {
  counts = { sent: 0, failed: 0, dropped: 0 }
  const { createCollector } = (await loadAsset<Script>('/assets/analytics.js'))!
  return createCollector({ url: '/collect', counts })
}

const action = (data: object, name = 'saved') => ({ kind: 'action', name, app: 'sample', data })
const sentData = () =>
  bodies.flatMap((body) =>
    (JSON.parse(body) as { entries: { data?: unknown }[] }).entries.map(({ data }) => data),
  )

beforeEach(() => {
  bodies = []
  requests = []
  window.fetch = async (_, init) => {
    bodies.push(init!.body as string)
    requests.push(init!)
    return new Response(null, { status: 204 })
  }
})

afterEach(() => (window.fetch = plainFetch))

describe('the analytics script', () => {
  it('never sends what looks like a token [7.31]', async () => {
    const { add, finish } = await collector()
    const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJwMSJ9.c2lnbmF0dXJl'
    add(
      action(
        {
          accessToken: 'x',
          Authorization: 'y',
          nested: { password: 'z', cookies: 'c', kept: 1 },
          list: [token, 'kept'],
        },
        `saw ${token}`,
      ),
    )
    add(
      action({
        note: `Bearer ${token}`,
        href: 'https://portal.example/callback?code=my-code&state=my-state&page=2#access_token=my-token',
      }),
    )
    finish()
    const all = bodies.join()
    for (const secret of [token, 'eyJ', '"x"', '"y"', '"z"', '"c"', 'my-code', 'my-state', 'my-token'])
      expect(all).not.to.contain(secret)
    expect(sentData()[0]).to.deep.equal({ nested: { kept: 1 }, list: ['[removed]', 'kept'] })
    expect(sentData()[1]).to.deep.equal({
      note: 'Bearer [removed]',
      href: 'https://portal.example/callback?code=[removed]&state=[removed]&page=2#access_token=[removed]',
    })
  })

  it('sends an entry that is too large without its data', async () => {
    const { add, finish } = await collector()
    add(action({ notes: Array.from({ length: 10 }, () => 'x'.repeat(2000)) }))
    finish()
    expect(JSON.parse(bodies[0]!).entries[0])
      .to.include({ name: 'saved', truncated: true })
      .and.not.to.have.property('data')
  })

  it('keeps each request small enough to outlive the page, and marks only the first so', async () => {
    const { add, finish } = await collector()
    for (let count = 0; count < 40; count++) add(action({ note: 'x'.repeat(1900) }))
    finish()
    expect(bodies.length).to.be.above(2)
    for (const body of bodies) expect(body.length).to.be.below(21_000)
    expect(requests.map(({ keepalive }) => keepalive)).to.deep.equal(requests.map((_, index) => index === 0))
    await aTimeout(0)
    expect(counts).to.deep.equal({ sent: 41, failed: 0, dropped: 0 })
  })

  it('drops and counts what comes faster than it may send', async () => {
    const { add, discard } = await collector()
    for (let count = 0; count < 10_000; count++) add(action({ count }))
    discard()
    expect(counts.dropped).to.equal(9_500)
    expect(bodies).to.deep.equal([])
  })

  it('sends by itself after two seconds, and when the page is hidden', async () => {
    const { add, discard } = await collector()
    add(action({ count: 1 }))
    expect(bodies).to.deep.equal([])
    await aTimeout(2100)
    expect(sentData()).to.deep.equal([{ count: 1 }])
    add(action({ count: 2 }))
    dispatchEvent(new Event('pagehide'))
    expect(sentData()).to.deep.equal([{ count: 1 }, { count: 2 }])
    discard()
  })

  it('records a reset by a mini-app in its name: the visit and the person stay as the shell said', async () => {
    const { add, finish } = await collector()
    add({ kind: 'identify', name: 'p1', app: '' })
    add({ kind: 'identify', name: 'somebody else', app: 'sample' })
    add({ kind: 'reset', name: '', app: 'sample' })
    dispatchEvent(new Event('pagehide'))
    add(action({ count: 1 }))
    finish()
    const batches = bodies.map(
      (body) =>
        JSON.parse(body) as { visit: string; person?: string; entries: { kind: string; app: string }[] },
    )
    expect(batches.map(({ person }) => person)).to.deep.equal(['p1', 'p1'])
    expect(batches[1]!.visit).to.equal(batches[0]!.visit)
    expect(batches[0]!.entries.at(-1)).to.include({ kind: 'reset', app: 'sample' })
  })

  it('is not made to send more by a flood of resets', async () => {
    const { add, finish } = await collector()
    for (let count = 0; count < 10_000; count++) add({ kind: 'reset', name: '', app: 'sample' })
    expect(requests.length).to.equal(0)
    finish()
    expect(requests.length).to.be.at.most(3)
    expect(counts.dropped).to.equal(9_500)
  })
})

import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { isOwnApi } from './api-address.ts'
import { SIGNED_OUT_ELSEWHERE } from '../contract/signed-out-elsewhere.ts'
import {
  HttpError,
  MalformedAnswerError,
  NetworkError,
  getJson,
  onUnauthorized,
  send,
  sendOnly,
  setTokenSource,
} from './http.ts'

interface Echo {
  method: string
  headers: Record<string, string>
  body: string
}

const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('nothing was thrown'),
    (error: unknown) => error as Error & { tag?: string; status?: number },
  )

describe('calls', () => {
  beforeEach(() => {
    configure({ userDetails: '/test-api/echo', alphaZulu: '/test-api/status' })
    setTokenSource(() => 'access-token-1')
    document.cookie = 'XSRF-TOKEN=a%2Fb; path=/'
  })
  after(() => setTokenSource(() => null))

  it('carry the bearer token to the configured APIs [7.27]', async () => {
    const { headers } = await getJson<Echo>('/test-api/echo/users/me')
    expect(headers['authorization']).to.equal('Bearer access-token-1')
  })

  it('carry no token anywhere else, nor to a look-alike [7.28]', async () => {
    configure({ userDetails: '/test-api/echo/own' })
    expect((await getJson<Echo>('/test-api/echo/own/users')).headers).to.have.property('authorization')
    expect((await getJson<Echo>('/test-api/echo/owner/users')).headers).not.to.have.property('authorization')
    expect(isOwnApi('https://evil.example/test-api/echo/own/users')).to.equal(false)
    expect(isOwnApi('//evil.example/test-api/echo/own')).to.equal(false)
    expect(isOwnApi('/test-api/echo/own')).to.equal(true)
  })

  it('carry none while nobody is signed in', async () => {
    setTokenSource(() => null)
    const { headers } = await getJson<Echo>('/test-api/echo/users/me')
    expect(headers).not.to.have.property('authorization')
  })

  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    it(`repeat the XSRF cookie in a header when they are ${method} [7.29]`, async () => {
      const { headers } = await getJson<Echo>('/test-api/echo', { method })
      expect(headers['x-xsrf-token']).to.equal('a/b')
    })
  }

  it('repeat a cookie that is not encoded as it stands', async () => {
    document.cookie = 'XSRF-TOKEN=100%; path=/'
    expect((await getJson<Echo>('/test-api/echo', { method: 'POST' })).headers['x-xsrf-token']).to.equal(
      '100%',
    )
  })

  it('carry no XSRF header when they are GET, HEAD, or to another origin [7.29]', async () => {
    expect((await getJson<Echo>('/test-api/echo')).headers).not.to.have.property('x-xsrf-token')
    const head = await send('/test-api/echo', { method: 'HEAD' })
    expect(head.status).to.equal(200)
    const seen: Headers[] = []
    const plain = globalThis.fetch
    globalThis.fetch = async (_input, init) => (seen.push(init!.headers as Headers), new Response('{}'))
    await send('https://elsewhere.example/save', { method: 'POST' }).finally(() => (globalThis.fetch = plain))
    expect([...seen[0]!.keys()]).to.deep.equal([])
  })

  it('tag and rethrow what the server refuses, with its own words [8.15]', async () => {
    const error = await failure(getJson('/test-api/status/403'))
    expect(error).to.be.instanceOf(HttpError)
    expect([error.tag, error.status, error.message]).to.deep.equal([
      'HTTP_ERROR',
      403,
      'GET /test-api/status/403 answered 403: You asked for 403.',
    ])
  })

  it('survive a refusal whose problem is none', async () => {
    const error = await failure(getJson('/test-api/odd-problem'))
    expect([error.tag, error.status]).to.deep.equal(['HTTP_ERROR', 500])
  })

  it('tell every 401 of the own APIs, and of those only [8.14]', async () => {
    let told = 0
    const stop = onUnauthorized(() => told++)
    await Promise.all([
      failure(getJson('/test-api/status/401')),
      failure(getJson('/test-api/status/401/again')),
    ])
    configure({ alphaZulu: '/elsewhere' })
    await failure(getJson('/test-api/status/401'))
    stop()
    expect(told).to.equal(2)
  })

  it('say of a 401 whether the person ended the session from another browser', async () => {
    const told: boolean[] = []
    const stop = onUnauthorized((challenge) => told.push(challenge!.includes(SIGNED_OUT_ELSEWHERE)))
    const plain = window.fetch
    const answers = [`error_description="${SIGNED_OUT_ELSEWHERE}"`, 'error="invalid_token"']
    window.fetch = async () =>
      new Response(null, { status: 401, headers: { 'www-authenticate': `Bearer ${answers.shift()}` } })
    await failure(getJson('/test-api/status/401'))
    await failure(getJson('/test-api/status/401'))
    window.fetch = plain
    stop()
    expect(told).to.deep.equal([true, false])
  })

  for (const [behaviour, words] of [
    ['malformed', /malformed JSON \(21 characters\)/],
    ['html', /with a page, not with JSON/],
    ['empty', /answered 204 without content/],
  ] as const) {
    it(`say of an answer that is ${behaviour} what is wrong with it`, async () => {
      const error = await failure(getJson(`/test-api/${behaviour}`))
      expect(error).to.be.instanceOf(MalformedAnswerError)
      expect(error.tag).to.equal('HTTP_ERROR')
      expect(error.message).to.match(words)
    })
  }

  it('are content with any answer where none matters', async () => {
    await sendOnly('/test-api/empty', { method: 'PATCH' })
    await sendOnly('/test-api/html', { method: 'PATCH' })
    expect((await failure(sendOnly('/test-api/status/500', { method: 'PATCH' }))).status).to.equal(500)
  })

  it('take an answer that is cut off for none', async () => {
    const error = await failure(getJson('/test-api/cut-off'))
    expect(error).to.be.instanceOf(NetworkError)
    expect(error.tag).to.equal('HTTP_ERROR')
  })

  it('read an answer of five million characters', async () => {
    const [entry] = await getJson<{ id: string }[]>('/test-api/huge/5000000')
    expect(entry!.id.length).to.equal(5_000_000)
  })

  it('end with the reason they were aborted with', async () => {
    const abort = new AbortController()
    const call = failure(getJson('/test-api/hang', { signal: abort.signal }))
    abort.abort(new DOMException('Left the page', 'AbortError'))
    const error = await call
    expect([error.name, error.message, error.tag]).to.deep.equal(['AbortError', 'Left the page', undefined])
  })

  it('give up on a server that never answers', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = () => timeout(100)
    const error = await failure(getJson('/test-api/hang')).finally(() => (AbortSignal.timeout = timeout))
    expect(error).to.be.instanceOf(NetworkError)
    expect(error.message).to.equal('GET /test-api/hang got no answer within 30000 ms')
  })
})

import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, it, mock } from 'node:test'
import type { SignInSettings } from '../../shell/contract/runtime-config.ts'
import { EnginePage } from './engine-page.ts'
import { answer, RESET } from './faults/tampering.ts'
import { MisbehavingProvider } from './misbehaving-provider.ts'
import type { Behaviour } from './misbehaving-provider.ts'

let provider: MisbehavingProvider
let log: string[]

before(async () => void (provider = await MisbehavingProvider.start()))
after(() => provider.stop())
beforeEach(() => {
  log = []
  for (const level of ['warn', 'error'] as const)
    mock.method(console, level, (text: string) => log.push(text))
})
afterEach(() => mock.restoreAll())

/** Somebody signed in, whose tokens are due; from then on the provider behaves so. */
async function due(behaviour: Partial<Behaviour> = {}, settings?: SignInSettings, leftS = 60) {
  provider.behave({ refreshTokens: behaviour.refreshTokens ?? true })
  const page = await EnginePage.open(provider.issuer, settings)
  await page.signIn()
  provider.behave(behaviour)
  const before = page.makeDue(leftS)
  return { page, before, renew: () => page.engine.renew(before) }
}

const fieldsAt = (endpoint: string) =>
  provider.requests.filter((request) => request.endpoint === endpoint).map(({ fields }) => fields)

it('renews with the refresh token, and asks for nothing else [4.24, 7.18]', async () => {
  const { renew } = await due()
  assert.equal((await renew()).kind, 'renewed')
  assert.deepEqual(Object.keys(fieldsAt('token')[0]!), ['grant_type', 'client_id', 'refresh_token'])
  assert.equal(provider.count('authorize'), 0)
})

it('asks for a new sign-in where refresh tokens are demanded and there is none [8.41]', async () => {
  const { renew } = await due({ refreshTokens: false }, { renewBy: 'refresh-token' })
  assert.equal((await renew()).kind, 'failed')
  assert.ok(log.some((line) => line.includes('no refresh token found, please login')))
  assert.ok(
    log.some((line) =>
      line.includes('When using silent renew and refresh tokens please set the `offline_access` scope'),
    ),
  )
})

it('asks by frame at the address that the provider names today', async () => {
  const { renew } = await due(
    {
      tamper: {
        discovery: (document) => ({
          ...document,
          authorization_endpoint: `${String(document.authorization_endpoint)}?moved=today`,
        }),
      },
    },
    { renewBy: 'frame' },
  )
  assert.equal((await renew()).kind, 'renewed')
  assert.equal(fieldsAt('authorize')[0]?.moved, 'today')
})

for (const status of [400, 200]) {
  it(`an answer that a gateway lost costs nobody the session, where the next try is refused with ${status}`, async () => {
    const { renew } = await due({ tamper: { token: () => answer(503) } })
    assert.equal((await renew()).kind, 'kept')
    const refused = answer(status, { error: 'invalid_grant' })
    provider.behave({
      refreshTokens: false,
      tamper: { beforeToken: (attempt) => (attempt === 1 ? refused : undefined) },
    })
    assert.equal((await renew()).kind, 'renewed')
    assert.deepEqual(
      fieldsAt('authorize').map(({ prompt }) => prompt),
      ['none'],
    )
  })
}

it('an answer that is lost after the provider used the refresh token up costs nobody the session', async () => {
  const { renew } = await due({ tamper: { token: (honest, attempt) => (attempt === 1 ? RESET : honest) } })
  assert.equal((await renew()).kind, 'renewed')
  assert.deepEqual(
    fieldsAt('token').map(({ grant_type }) => grant_type),
    ['refresh_token', 'refresh_token', 'authorization_code'],
  )
})

it('a code whose answer is lost in a frame renewal costs nobody the session', async () => {
  const { renew } = await due(
    { tamper: { token: (honest, attempt) => (attempt === 1 ? RESET : honest) } },
    { renewBy: 'frame' },
  )
  assert.equal((await renew()).kind, 'renewed')
  const codes = fieldsAt('token').map(({ code }) => code)
  assert.deepEqual([codes.length, new Set(codes).size], [3, 2], 'the lost code twice, then another')
})

import { expect } from '@open-wc/testing'
import { WebStorageStateStore } from 'oidc-client-ts'
import { AuthError } from './auth-error.ts'
import { requireCallback } from './callback-parameters.ts'
import type { AuthConfiguration } from './configuration.ts'

const configuration = {
  authority: 'https://idp.example',
  clientId: 'portal',
  issuerCheck: true,
} as AuthConfiguration
const issuer = async () => 'https://idp.example'
const store = new WebStorageStateStore({ store: sessionStorage })

const remember = (state: object = {}) =>
  store.set(
    'known',
    JSON.stringify({
      id: 'known',
      authority: 'https://idp.example',
      client_id: 'portal',
      code_verifier: 'v',
      redirect_uri: '/',
      scope: 'openid',
      ...state,
    }),
  )

async function failureOf(query: string): Promise<Pick<AuthError, 'message' | 'result'>> {
  try {
    await requireCallback(`/callback?${query}`, configuration, store, issuer)
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    return { message: error.message, result: error.result }
  }
  throw new Error(`accepted ${query}`)
}

describe('requireCallback', () => {
  beforeEach(() => remember())
  afterEach(() => sessionStorage.clear())

  it('judges the state before the error and the code', async () => {
    expect(await failureOf('error=login_required')).to.deep.equal({
      message: 'no state in url',
      result: 'StatesDoNotMatch',
    })
    expect(await failureOf('')).to.deep.equal({ message: 'no state in url', result: 'StatesDoNotMatch' })
    expect(await failureOf('state=other&error=x&code=y')).to.deep.equal({
      message: 'codeFlowCodeRequest incorrect state',
      result: 'StatesDoNotMatch',
    })
  })

  it('tells login_required from other errors, and an error from a code [4.49, 4.50]', async () => {
    expect((await failureOf('state=known&error=login_required&code=c')).result).to.equal('LoginRequired')
    await remember()
    expect((await failureOf('state=known&error=access_denied&code=c')).result).to.equal(
      'SecureTokenServerError',
    )
  })

  it('wants a code', async () => {
    expect((await failureOf('state=known')).message).to.equal('no code in url')
  })

  it('refuses the answer to another client', async () => {
    await remember({ client_id: 'other' })
    expect((await failureOf('state=known&code=c')).message).to.equal(
      'could not find matching config for state known',
    )
  })

  it('refuses a code or an error of another issuer, where the provider names itself', async () => {
    for (const answer of ['code=c', 'error=access_denied']) {
      await remember()
      expect(await failureOf(`state=known&${answer}&iss=https://evil.example`)).to.deep.equal({
        message: 'The callback is of another issuer: https://evil.example',
        result: 'IssDoesNotMatchIssuer',
      })
    }
    for (const [iss, issuerCheck] of [
      ['https://idp.example', true],
      ['https://evil.example', false],
    ] as const) {
      await remember()
      expect(
        (
          await requireCallback(
            `/callback?state=known&code=c&iss=${iss}`,
            { ...configuration, issuerCheck },
            store,
            issuer,
          )
        ).code,
      ).to.equal('c')
    }
  })

  it('uses a state up, even by a refusal', async () => {
    await failureOf('state=known')
    expect((await failureOf('state=known&code=c')).message).to.equal('codeFlowCodeRequest incorrect state')
  })

  it('reads query and fragment', async () => {
    const { code } = await requireCallback('/callback?state=known&code=q', configuration, store, issuer)
    expect(code).to.equal('q')
    await remember()
    expect(
      (await requireCallback('/callback#state=known&code=f', configuration, store, issuer)).code,
    ).to.equal('f')
  })
})

import { expect } from '@open-wc/testing'
import type { AuthConfiguration } from './configuration.ts'
import { followRules } from './configuration-rules.ts'

const honest: AuthConfiguration = {
  configId: 'portal',
  authority: 'https://idp.example',
  clientId: 'portal',
  redirectUrl: 'https://portal.example/callback',
  silentRenewUrl: 'https://portal.example/silent',
  popupUrl: '',
  postLogoutRedirectUrl: '',
  scope: 'openid',
  responseType: 'code',
  silentRenew: true,
  renewBy: 'auto',
  pushedRequests: false,
  issuerCheck: true,
  clockSkewS: 0,
  userInfo: true,
  idTokenHintOnRenewal: false,
  logLevel: 'Warn',
}

function judge(...changes: Partial<AuthConfiguration>[]): {
  accepted: boolean
  errors: string[]
  warnings: string[]
} {
  const errors: string[] = []
  const warnings: string[] = []
  const log = {
    debug: () => {},
    warn: (text: string) => void warnings.push(text),
    error: (text: string) => void errors.push(text),
  }
  const accepted = followRules(
    changes.map((change) => ({ ...honest, ...change })),
    () => log,
  )
  return { accepted, errors, warnings }
}

const REJECTED = 'Validation of config rejected with errors. Config is NOT set.'

describe('followRules', () => {
  it('accepts what the portal uses by default', () => {
    expect(judge({})).to.deep.equal({ accepted: true, errors: [], warnings: [] })
  })

  for (const [name, change, message] of [
    ['an authority', { authority: '' }, 'The authority URL MUST be provided in the configuration! '],
    ['a redirect URL', { redirectUrl: '' }, 'The redirectUrl is required and missing from your config'],
    ['a client id', { clientId: '' }, 'The clientId is required and missing from your config!'],
    [
      'a silent renew URL',
      { silentRenewUrl: '' },
      'Please provide a silent renew URL if using renew and not refresh tokens',
    ],
  ] as const) {
    it(`demands ${name} [5.9-5.12, 8.23-8.26]`, () =>
      expect(judge(change)).to.deep.equal({ accepted: false, errors: [message, REJECTED], warnings: [] }))
  }

  it('runs every rule before it rejects [8.27]', () => {
    expect(judge({ authority: '', clientId: '', redirectUrl: '' }).errors).to.have.length(4)
  })

  it('needs no silent renew URL where nothing is renewed by frame [5.12]', () => {
    expect(judge({ silentRenewUrl: '', silentRenew: false }).accepted).to.equal(true)
    expect(
      judge({ silentRenewUrl: '', renewBy: 'refresh-token', scope: 'openid offline_access' }).accepted,
    ).to.equal(true)
  })

  it('only warns of refresh tokens without offline_access, and of twins [5.13, 5.14]', () => {
    expect(judge({ renewBy: 'refresh-token' })).to.deep.equal({
      accepted: true,
      errors: [],
      warnings: ['When using silent renew and refresh tokens please set the `offline_access` scope'],
    })
    expect(judge({}, { configId: 'twin' }).warnings).to.deep.equal([
      'You added multiple configs with the same authority, clientId and scope',
    ])
    expect(judge({}, { configId: 'other', scope: 'openid email' }).warnings).to.deep.equal([])
  })
})

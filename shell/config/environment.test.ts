import { expect } from '@open-wc/testing'
import { API_BASES } from './api-bases.ts'
import { ConfigurationError, parseRuntimeConfig } from './environment.ts'

const least = { authority: 'https://id.example', clientId: 'os' }
const parse = (more: object = {}) => parseRuntimeConfig(JSON.stringify({ ...least, ...more }))

describe('the runtime configuration', () => {
  it('has the defaults of the spec [2.87, 9.8, 9.10]', () => {
    expect(parse()).to.deep.equal({
      ...least,
      environment: 'production',
      scope: 'openid',
      redirectPath: '/callback',
      silentRedirectPath: '/silent',
      postLoginRoute: '/',
      unauthorizedRoute: '/unauthorized',
      idpHintParameter: 'kc_idp_hint',
      permissionPrefix: '',
      permissionAccountsRoot: 'agency-os-root',
      apis: API_BASES,
      scripts: {},
      supportWidgetKeys: {},
      help: {},
      agencyUrls: {},
      miniApps: [],
      faultyApps: [],
    })
  })

  it('takes every field of the environment that the spec names [3.44-3.49, 9.2]', () => {
    const given = {
      environment: 'dev',
      permissionPrefix: 'agency-os.',
      permissionAccountsRoot: 'root',
      postLoginRoute: '/apps',
      unauthorizedRoute: '/forbidden',
      apis: Object.fromEntries(Object.keys(API_BASES).map((name) => [name, `/elsewhere/${name}`])),
      scripts: { budget: 'https://apps.example/budget.js' },
      supportWidgetKeys: { 'campaigns-list': 'key' },
      appIds: { wms: 'application' },
    }
    expect(parse(given)).to.deep.include(given)
  })

  it('names the same API with a slash at the end and without', () => {
    for (const workspaces of ['https://ws.example', 'https://ws.example/v1', '/ws']) {
      expect(parse({ apis: { workspaces: `${workspaces}/` } }).apis.workspaces).to.equal(workspaces)
    }
  })

  it('knows two environments [3.41, 9.1]', () => {
    for (const environment of ['dev', 'production'])
      expect(parse({ environment }).environment).to.equal(environment)
    expect(() => parse({ environment: 'staging' })).to.throw(
      ConfigurationError,
      '"environment" has the wrong shape',
    )
  })

  for (const [what, text, words] of [
    ['no block', null, 'The page has no configuration block (script id "os-config").'],
    ['an empty block', '  ', 'The page has no configuration block'],
    ['a block that is no JSON', '{', 'The configuration of this portal is not valid JSON'],
    [
      'a block without an authority',
      '{"clientId":"os"}',
      'The configuration of this portal is wrong: "authority" is missing.',
    ],
    ['a block without a client id', '{"authority":"https://id.example"}', '"clientId" is missing.'],
    [
      'an authority that is no address',
      '{"authority":"javascript:alert(1)","clientId":"os"}',
      '"authority" must be an http(s) address.',
    ],
    [
      'a post-login route elsewhere',
      JSON.stringify({ ...least, postLoginRoute: '//evil.example' }),
      '"postLoginRoute" must be a path that starts with one /.',
    ],
  ] as const) {
    it(`says of ${what} what is wrong, in one sentence [3.43]`, () => {
      expect(() => parseRuntimeConfig(text)).to.throw(ConfigurationError, words)
    })
  }
})

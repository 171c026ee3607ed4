import { expect } from '@open-wc/testing'
import { parseRuntimeConfig, setConfig } from '../config/environment.ts'
import { configurations } from './configuration.ts'
import { Managers } from './managers.ts'

const PROVIDERS = [
  {
    id: 'second',
    authority: 'https://two.example',
    clientId: 'two',
    logLevel: 'None',
    scope: 'openid email',
  },
]

describe('Managers', () => {
  beforeEach(() => {
    const block = {
      authority: 'https://one.example',
      clientId: 'one',
      signIn: { logLevel: 'None' },
      otherProviders: PROVIDERS,
    }
    setConfig(parseRuntimeConfig(JSON.stringify(block)))
  })
  afterEach(() => localStorage.clear())

  it('keeps one manager for each configuration', () => {
    const managers = new Managers()
    expect(managers.of().configuration.authority).to.equal('https://one.example')
    expect(managers.of('second').configuration.clientId).to.equal('two')
    expect(managers.of('second')).to.equal(managers.of('second'))
  })

  it('finds the one whose sign-in a callback answers', () => {
    localStorage.setItem(
      'oidc.a-state',
      JSON.stringify({ authority: 'https://two.example', client_id: 'two' }),
    )
    expect(new Managers().forCallback('/callback?state=a-state&code=c').configuration.configId).to.equal(
      'second',
    )
  })

  it('says what it cannot find [8.44]', () => {
    expect(() => new Managers().of('third')).to.throw('could not find matching config for id third')
    localStorage.setItem(
      'oidc.a-state',
      JSON.stringify({ authority: 'https://three.example', client_id: 'two' }),
    )
    expect(() => new Managers().forCallback('/callback?state=a-state')).to.throw(
      'could not find matching config for state a-state',
    )
  })

  it('asks a further provider for the scope of the specification where none is told [9.8]', () => {
    const block = {
      authority: 'https://one.example',
      clientId: 'one',
      scope: 'openid',
      otherProviders: [{ ...PROVIDERS[0], scope: undefined }],
    }
    setConfig(parseRuntimeConfig(JSON.stringify(block)))
    expect(configurations().map(({ scope }) => scope)).to.deep.equal(['openid', 'openid email profile'])
  })

  it('wants a configuration, and one that keeps the rules [8.27, 8.45]', () => {
    expect(() => new Managers([]).of()).to.throw(
      'Please provide at least one configuration before setting up the module',
    )
    const broken = configurations().map((each) => ({ ...each, authority: '' }))
    expect(() => new Managers(broken).of()).to.throw(
      'Validation of config rejected with errors. Config is NOT set.',
    )
  })
})

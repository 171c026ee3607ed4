import { expect } from '@open-wc/testing'
import { enterAsDeveloper } from '../../test/browser/enter-as-developer.ts'
import { $seenAs } from '../stores/seen-as.ts'
import { sessionStarted } from '../stores/session.ts'
import { miniAppOf } from '../lifecycle/registration.ts'
import { entryOf, pinOf, scriptOf } from './entries.ts'
import { endOverride, overrideScript, replaceableApps } from '../frame/state-panel/override-script.ts'

const OWN = 'https://apps.example/desk.js'
const THEIRS = 'http://localhost:5173/desk.js'
const DESK = {
  key: 'desk',
  title: 'Desk',
  script: OWN,
  integrity: `sha384-${'a'.repeat(64)}`,
  routes: ['desk'],
}
const FRAMED = {
  key: 'framed-desk',
  title: 'Desk',
  frame: 'https://apps.example/desk.html',
  routes: ['framed'],
}
const config = { miniApps: [DESK, FRAMED], developerOrigins: ['http://localhost:5173'] }
const script = (key = 'desk') => scriptOf(entryOf(key)!)

afterEach(() => {
  endOverride()
  $seenAs.set(null)
})

it('of a developer takes the place of the configured script, and of its hash, until it is ended', async () => {
  await enterAsDeveloper(config)
  overrideScript({ app: 'desk', address: THEIRS })
  expect([script(), pinOf(entryOf('desk')!)]).to.deep.equal([THEIRS, undefined])
  expect(script('scorecards')).to.equal('/miniapps/scorecards.js')
  const app = miniAppOf(entryOf('desk')!)
  expect([app.address, miniAppOf(entryOf('desk')!) === app]).to.deep.equal([THEIRS, true])
  endOverride()
  expect([script(), pinOf(entryOf('desk')!)!.integrity]).to.deep.equal([OWN, DESK.integrity])
  expect(miniAppOf(entryOf('desk')!).address).to.equal(OWN)
})

it('is nothing to somebody without the right, to another person, and while the portal is seen as somebody else', async () => {
  await enterAsDeveloper(config)
  overrideScript({ app: 'desk', address: THEIRS })
  $seenAs.set('Ada')
  expect(script()).to.equal(OWN)
  $seenAs.set(null)
  sessionStarted('another-developer')
  expect(script()).to.equal(OWN)
  await enterAsDeveloper(config, false)
  overrideScript({ app: 'desk', address: THEIRS })
  expect(script()).to.equal(OWN)
})

it('comes from the origins that the operator names, and from nowhere else', async () => {
  await enterAsDeveloper(config)
  for (const address of [
    'http://localhost:5174/desk.js',
    'http://localhost:5173.evil.example/a.js',
    '/desk.js',
  ]) {
    overrideScript({ app: 'desk', address })
    expect(script(), address).to.equal(OWN)
  }
  overrideScript({ app: 'desk', address: THEIRS })
  await enterAsDeveloper({ miniApps: [DESK] })
  expect(script()).to.equal(OWN)
})

it('is never read from the address of the page', async () => {
  await enterAsDeveloper(config)
  const before = location.href
  const asked = encodeURIComponent(JSON.stringify({ app: 'desk', address: THEIRS }))
  history.replaceState({}, '', `?os-script-override=${asked}&desk=${THEIRS}#os-script-override=${asked}`)
  expect(script()).to.equal(OWN)
  history.replaceState({}, '', before)
})

it('is offered for neither what is not trusted, nor what is drawn before rights are known', async () => {
  await enterAsDeveloper(config)
  const keys = replaceableApps().map(({ key }) => key)
  expect(keys).to.include.members(['desk', 'scorecards'])
  expect(keys).not.to.include.members(['framed-desk']).and.not.include.members(['header'])
})

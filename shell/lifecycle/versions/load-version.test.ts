import { expect } from '@open-wc/testing'
import { configure } from '../../../test/browser/configure.ts'
import { expectErrors } from '../../../test/browser/strict.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import type { MiniAppContext } from '../../contract/mini-app.ts'
import { $notices } from '../../stores/notices.ts'
import { MiniApp } from '../mini-app.ts'
import { clearProblems, $problems } from '../problems.ts'
import type { Properties } from '../properties.ts'

const NOT_FOUND = '/test-api/status/404'
const ran: string[] = []
Object.assign(globalThis, { ran })

const version = (name: string) =>
  `globalThis.ran.push('${name}');export default class extends HTMLElement{connectedCallback(){this.textContent='${name}'}}`
const addressOf = (...codes: readonly string[]) =>
  `/test-api/script/${codes.map(encodeURIComponent).join('/')}`

async function hashOf(code: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(code))
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

let place: HTMLElement
beforeEach(() => {
  ran.length = 0
  place = document.body.appendChild(document.createElement('div'))
  const script = 'https://apps.example/desk.js'
  configure({}, { miniApps: [{ key: 'desk', title: 'Media desk', script, routes: ['desk'] }] })
})
afterEach(() => {
  place.remove()
  localStorage.clear()
  $notices.set([])
  clearProblems()
})

/** Leads the mini-app to its element, as another page would that has this in its configuration. */
async function open(address: string, integrity: string, withdrawn: readonly string[] = [], old?: MiniApp) {
  const app = new MiniApp('desk', address, { integrity, withdrawn })
  if (old) app.succeed(old)
  await app.load()
  await app.bootstrap({} as MiniAppContext)
  await app.mount(() => ({ context: {}, route: {}, portal: {} }) as Properties, place)
  return app
}

async function shows(address: string, integrity: string, withdrawn: readonly string[] = []): Promise<string> {
  place.textContent = ''
  const { status } = await open(address, integrity, withdrawn)
  return `${status} ${place.textContent}`
}

async function openGood(name: string): Promise<string> {
  const code = version(name)
  expect(await shows(addressOf(code), await hashOf(code))).to.equal(`MOUNTED ${name}`)
  return hashOf(code)
}

describe('a script with integrity', () => {
  it('runs where its bytes are those of the hash', async () => {
    await openGood('right bytes')
    expect(ran).to.deep.equal(['right bytes'])
  })

  it('does not run where they are others, and both hashes are said', async () => {
    const [actual, named] = [await hashOf(version('wrong bytes')), await hashOf('')]
    expectErrors(/mini-app desk/)
    const { status, failure } = await open(addressOf(version('wrong bytes')), named)
    expect([status, ran]).to.deep.equal(['LOAD_ERROR', []])
    expect(failure!.message).to.contain(`its hash is ${actual}, and its entry names ${named}.`)
  })
})

const THROWS = 'throw new Error("thrown while loading")'
const FAILING: readonly [what: string, address: string, code: string, said: RegExp, more?: RegExp][] = [
  ['is not there', NOT_FOUND, '', /was not found: the server answered 404/],
  ['has other bytes', addressOf(version('other bytes')), version('another'), /its hash is sha384-/],
  ['throws', addressOf(THROWS), THROWS, /thrown while loading/, /thrown while loading/],
  ['has no element', addressOf('export {}'), 'export {}', /exports no element class/],
]

describe('a new version that fails to load', () => {
  for (const [what, address, code, said, more] of FAILING) {
    it(`because it ${what} gives way to the one before, and developers hear why`, async () => {
      await openGood(`before one that ${what}`)
      expectErrors(said, ...(more ? [more] : []))
      expect(await shows(address, await hashOf(code))).to.equal(`MOUNTED before one that ${what}`)
      await waitUntil(() => said.test($problems.get().join(' ')))
    })
  }

  it('is told to the person in one calm line', async () => {
    await openGood('calm')
    expectErrors(/mini-app desk/)
    await shows(NOT_FOUND, await hashOf(''))
    await waitUntil(() => $notices.get().length > 0)
    expect($notices.get().map(({ kind, text }) => `${kind}: ${text}`)).to.deep.equal([
      'info: You see an earlier version of Media desk, because the newest one could not be loaded.',
    ])
  })

  it('is not replaced by a version that was withdrawn', async () => {
    const integrity = await openGood('withdrawn')
    expectErrors(/mini-app desk/)
    expect(await shows(NOT_FOUND, await hashOf(''), [integrity])).to.equal('LOAD_ERROR ')
  })

  it('is not replaced by one that was never drawn', async () => {
    const code =
      'export default class extends HTMLElement { constructor() { super(); throw new Error("not drawn") } }'
    expectErrors(/not drawn/, /mini-app desk/)
    expect(await shows(addressOf(code), await hashOf(code))).to.equal('SKIP_BECAUSE_BROKEN ')
    expect(await shows(NOT_FOUND, await hashOf(''))).to.equal('LOAD_ERROR ')
  })

  it('is waited for while its host is out of reach', async () => {
    await openGood('out of reach')
    expectErrors(/mini-app desk/, /script-src-elem/) // no script of this address is let in here, which looks the same
    expect(await shows('http://127.0.0.1:9/desk.js', await hashOf(''))).to.equal('LOAD_ERROR ')
  })
})

it('"Try again" shows the version of this page, though its address has another by now', async () => {
  const [first, later] = [version('of this page'), version('later')]
  const integrity = await hashOf(first)
  const app = await open(addressOf(first, later), integrity)
  await app.discard()
  expect((await open(addressOf(first, later), integrity, [], app)).status).to.equal('MOUNTED')
  expect([place.lastElementChild!.textContent, ran]).to.deep.equal(['of this page', ['of this page']])
  expect($notices.get()).to.deep.equal([])
})

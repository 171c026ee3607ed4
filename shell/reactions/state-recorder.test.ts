import { expect, fixture, html } from '@open-wc/testing'
import { atom, map } from 'nanostores'
import { configure } from '../../test/browser/configure.ts'
import { getJson } from '../api/http.ts'
import { STATE_DEBUG_ENTRIES } from '../config/limits.ts'
import { $navigation } from '../stores/pending-navigation.ts'
import { $stateChanges, recordStores } from './state-recorder.ts'
import { summary } from './summary.ts'

const $count = atom(0)
const $echo = atom(0)
const $thing = map<{ name: string; accessToken: string; list: number[] }>({
  name: 'a',
  accessToken: 'one',
  list: [],
})
const latest = () => $stateChanges.get()[0]!
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('recorded state', () => {
  let stop: () => void
  beforeEach(() => {
    configure()
    stop = recordStores({ $count, $echo, $thing })
  })
  afterEach(async () => {
    stop()
    await nextTask()
  })

  it('names the store, the key, before and after', () => {
    $thing.setKey('name', 'b')
    expect(latest()).to.include({ store: '$thing', by: 'shell' })
    expect(latest().changes).to.deep.equal([{ key: 'name', before: '"a"', after: '"b"' }])
  })

  it('holds the last 25 changes [9.43]', () => {
    for (let change = 0; change < 40; change++) $count.set($count.get() + 1)
    expect($stateChanges.get()).to.have.length(STATE_DEBUG_ENTRIES)
    expect(latest().changes[0]!.after).to.equal('40')
  })

  it('calls a change made while others are told of one a reaction to that', () => {
    const unlisten = $count.listen((count) => $echo.set(count))
    $count.set(100)
    unlisten()
    expect(latest()).to.include({ store: '$echo', by: 'reaction', what: 'to $count' })
  })

  it('names the person who clicked', async () => {
    const button = await fixture<HTMLButtonElement>(html`<button @click=${() => $count.set(200)}>Go</button>`)
    button.click()
    expect(latest()).to.include({ by: 'person', what: 'click on button' })
    await nextTask()
    $count.set(201)
    expect(latest().by).to.equal('shell')
  })

  it('names the mini-app and its event, though a click began it', async () => {
    const app = await fixture(
      html`<miniapp-demo @miniapp-event=${() => $count.set(300)} @click=${wish}></miniapp-demo>`,
    )
    ;(app as HTMLElement).click()
    expect(latest()).to.include({ by: 'mini-app event', what: 'change-workspace from miniapp-demo' })
  })

  it('holds a mini-app’s event for no more than its task', async () => {
    const app = await fixture<HTMLElement>(
      html`<miniapp-demo @miniapp-event=${() => {}} @click=${wish}></miniapp-demo>`,
    )
    app.click()
    await nextTask()
    $count.set(310)
    expect(latest().by).to.equal('shell')
  })

  it('names the call that was answered, without its query', async () => {
    await getJson('/test-api/agencies/x?code=secret')
    $count.set(400)
    expect(latest()).to.include({ by: 'API', what: 'GET /test-api/agencies/x?…' })
  })

  it('names a guard while a page is opened', () => {
    $navigation.setKey('pending', true)
    $count.set(500)
    $navigation.setKey('pending', false)
    expect(latest().by).to.equal('guard')
  })

  it('holds nothing secret', () => {
    $thing.setKey('accessToken', 'two')
    $thing.setKey('name', 'Bearer abc')
    const text = JSON.stringify($stateChanges.get())
    expect(text).not.to.match(/two|abc/)
    expect(summary('eyJhbGciOi.eyJzdWIi.x')).to.equal('(hidden)')
    expect(summary({ path: '/callback?code=123&state=4', id_token: 'x' })).to.equal(
      '{ path: "/callback?…", id_token: (hidden) }',
    )
  })

  it('is short, whatever is in a store', () => {
    expect(summary('x'.repeat(1000)).length).to.be.at.most(80)
    expect(summary([1, 2, 3])).to.equal('list of 3')
    expect(summary(undefined)).to.equal('undefined')
    expect(summary(() => 1)).to.equal('function')
  })

  it('ends when it is stopped', () => {
    stop()
    $count.set(600)
    expect($stateChanges.get()).to.deep.equal([])
    stop = () => {}
  })
})

function wish(event: Event): void {
  event.currentTarget!.dispatchEvent(
    new CustomEvent('miniapp-event', { bubbles: true, composed: true, detail: { name: 'change-workspace' } }),
  )
}

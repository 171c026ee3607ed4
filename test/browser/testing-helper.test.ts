import { expect } from '@open-wc/testing'
import { mountMiniApp, sampleContext } from '../../packages/mini-app/testing.ts'
import type { MiniAppContext, MiniAppPortal } from '../../shell/contract/mini-app.ts'

/** As an author may write it, without a framework. */
class Greeting extends HTMLElement {
  declare portal: MiniAppPortal

  set context({ user }: MiniAppContext) {
    this.textContent = `Hello ${user?.firstname}`
  }

  async open(): Promise<string> {
    const { portal } = this
    portal.emit('change-route', { path: '/you' })
    portal.announce('Opened')
    portal.navigate('/you', { replace: true })
    const answer = await portal.fetch('/api/scorecards/brands/7?all')
    return answer.text()
  }
}

describe('the test helper of the package', () => {
  it('mounts an element with a sample of all that it is told, and writes down what it asks', async () => {
    const app = await mountMiniApp(Greeting, { answers: { 'GET /api/scorecards/brands/*': { score: 3 } } })
    expect(app.element.textContent).to.equal(`Hello ${sampleContext.user?.firstname}`)
    expect(await (app.element as unknown as Greeting).open()).to.equal('{"score":3}')
    expect(app.events).to.deep.equal([{ name: 'change-route', payload: { path: '/you' } }])
    expect(app.asked).to.deep.equal([
      { what: 'announce', with: ['Opened'] },
      { what: 'navigate', with: ['/you', { replace: true }] },
    ])
    await app.unmount()
  })

  it('swaps what it was told, runs the hooks of its module, and takes it away', async () => {
    const ran: string[] = []
    const hook = (name: string) => async () => void ran.push(name)
    const app = await mountMiniApp({ default: Greeting, mount: hook('mount'), update: hook('update') })
    await app.swap({ context: { user: { ...sampleContext.user!, firstname: 'Pia' } } })
    expect(app.element.textContent).to.equal('Hello Pia')
    await app.unmount()
    expect([ran, app.element.isConnected, app.portal.signal.aborted]).to.deep.equal([
      ['mount', 'update'],
      false,
      true,
    ])
  })

  it('says which request has no answer', async () => {
    const app = await mountMiniApp(Greeting)
    const said = await app.portal.fetch('/api/x', { method: 'PUT' }).catch((error: Error) => error.message)
    expect(said).to.equal('No answer for PUT /api/x: mount with { answers }')
    await app.unmount()
  })
})

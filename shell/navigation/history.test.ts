import { expect } from '@open-wc/testing'
import { History } from './history.ts'

describe('the history of the browser', () => {
  const outside = location.href
  let entries: History

  /** One step of the browser, told to the history; whether it was the answer to a step of its own. */
  async function step(take: () => void): Promise<boolean> {
    const stepped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    take()
    await stepped
    return entries.takeStep()
  }

  const here = () => location.pathname + location.hash
  const clickFragment = (name: string) => step(() => (location.hash = name))
  const follow = () => entries.commit(here(), { replace: false, fromHistory: true })
  const open = (path: string) => entries.commit(path, { replace: false, fromHistory: false })

  beforeEach(() => {
    history.replaceState(null, '', '/start')
    entries = new History()
    open('/page')
  })
  afterEach(() => history.replaceState(null, '', outside))

  it('takes back a fragment of the page that is refused', async () => {
    await clickFragment('part')
    expect(here()).to.equal('/page#part')
    expect(await step(() => entries.stepBack())).to.equal(true)
    expect(here()).to.equal('/page')
  })

  it('takes back a refused step away from a fragment', async () => {
    await clickFragment('part')
    follow()
    await step(() => history.back())
    expect(here()).to.equal('/page')
    expect(await step(() => entries.stepBack())).to.equal(true)
    expect(here()).to.equal('/page#part')
  })

  it('takes back a refused step over a fragment that took the place of another', async () => {
    await clickFragment('part')
    follow()
    await step(() => location.replace('#other'))
    follow()
    open('/next')
    await step(() => history.go(-2))
    expect(here()).to.equal('/page')
    await step(() => entries.stepBack())
    expect(here()).to.equal('/next')
  })

  it('takes back a refused step over several entries', async () => {
    await clickFragment('part')
    follow()
    await clickFragment('other')
    follow()
    open('/next')
    await step(() => history.go(-3))
    expect(here()).to.equal('/page')
    await step(() => entries.stepBack())
    expect(here()).to.equal('/next')
  })

  it('is where the browser has stepped when a link asks for that very address', async () => {
    open('/next')
    await step(() => history.back())
    open('/page')
    await step(() => history.forward())
    await step(() => entries.stepBack())
    expect(here()).to.equal('/page')
  })

  it('keeps what a mini-app noted in the entry of a fragment', async () => {
    await step(() => {
      location.hash = 'part'
      history.replaceState({ scrolled: 7 }, '')
    })
    expect(history.state).to.include({ scrolled: 7 }).and.to.have.property('index').that.is.a('number')
  })

  it('takes an entry of another page without a counter for no fragment', async () => {
    history.pushState(null, '', '/own') // as a mini-app may, unheard
    open('/next')
    await step(() => history.back())
    expect(history.state).to.equal(null)
    entries.stepBack()
    expect(here()).to.equal('/own')
  })
})

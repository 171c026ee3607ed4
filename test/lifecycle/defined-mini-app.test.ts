import { expect, oneEvent } from '@open-wc/testing'
import { defineMiniApp, type MiniAppProps } from '../../packages/mini-app/plain.ts'
import type { MiniAppElement } from '../../shell/contract/mini-app.ts'

const MOUNTS = 50
const props = (path: string) => ({ context: {}, route: { path }, portal: {} }) as unknown as MiniAppProps

let open = 0
let drawn: string[] = []
let fail: (error: unknown) => void

const App = defineMiniApp((root, first, failed) => {
  open++
  fail = failed
  const update = ({ route: { path } }: MiniAppProps) => {
    if (path === '/broken') throw new Error('a broken path')
    drawn.push(path)
    root.replaceChildren(path)
  }
  update(first)
  return { update, end: () => (open--, root.replaceChildren()) }
})
customElements.define('defined-mini-app', App)

function mount(path = '/'): MiniAppElement {
  const element = Object.assign(new App(), props(path))
  document.body.append(element)
  return element
}

beforeEach(() => {
  open = 0
  drawn = []
})

it('a defined mini-app is drawn when it is connected, and once for all that is set together', async () => {
  const element = mount()
  expect(drawn).to.deep.equal(['/'])
  Object.assign(element, props('/second'))
  await element.ready!()
  expect(drawn).to.deep.equal(['/', '/second'])
  expect(element.shadowRoot!.textContent).to.equal('/second')
  element.remove()
})

it('a defined mini-app keeps what it draws where it is moved, and ends where it is left', async () => {
  const element = mount()
  document.body.prepend(element)
  await Promise.resolve()
  expect([open, drawn.length]).to.deep.equal([1, 1])
  element.remove()
  await Promise.resolve()
  expect([open, element.shadowRoot!.childNodes.length]).to.deep.equal([0, 0])
})

it('a defined mini-app that is mounted fifty times has ended fifty times, and is drawn again', async () => {
  const element = mount()
  for (let time = 0; time < MOUNTS; time++) {
    element.remove()
    await Promise.resolve()
    document.body.append(element)
  }
  expect([open, drawn.length]).to.deep.equal([1, MOUNTS + 1])
  element.remove()
})

it('a defined mini-app whose component fails at once is never ready', async () => {
  const element = mount('/broken')
  const said = await element.ready!().then(
    () => 'ready',
    ({ message }: Error) => message,
  )
  expect(said).to.equal('a broken path')
  element.remove()
})

it('a defined mini-app tells of what fails after its mount', async () => {
  const element = mount()
  setTimeout(() => fail(new Error('later')))
  const { detail } = (await oneEvent(document.body, 'miniapp-error')) as CustomEvent<Error>
  expect(detail.message).to.equal('later')
  element.remove()
})

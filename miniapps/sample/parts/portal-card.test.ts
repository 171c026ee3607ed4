import { expect, nextFrame } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { answering, problem } from '../../../test/browser/answering.ts'
import { mountMiniApp, type MountedMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { MINIAPP_RUN_TOURS } from '../../../shell/contract/events.ts'
import type { Command } from '../../../shell/contract/command.ts'
import type { Notice } from '../../../shell/contract/mini-app.ts'
import { sampleUser } from '../../../test/browser/sample-context.ts'

const asked = ({ asked: all }: MountedMiniApp, what: string) =>
  all.filter((each) => each.what === what).map((each) => each.with)
const text = (app: MountedMiniApp) => app.find('.sample').textContent

async function press(app: MountedMiniApp, words: string): Promise<void> {
  app
    .findAll('button')
    .find(({ textContent }) => textContent === words)!
    .click()
  await nextFrame()
}

async function type(app: MountedMiniApp, words: string): Promise<void> {
  const field = app.find<HTMLInputElement>('input[type=text]')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, words)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await nextFrame()
}

describe('the sample asks its portal', () => {
  it('to say something, in each of its ways', async () => {
    const app = await mountMiniApp('sample')
    for (const kind of ['info', 'success', 'warning', 'error']) await press(app, `notify ${kind}`)
    const notices = asked(app, 'notify').map(([notice]) => notice as Notice)
    expect(notices.map(({ kind }) => kind)).to.deep.equal(['info', 'success', 'warning', 'error'])
    notices[0]!.action!.run()
    await press(app, 'announce')
    expect(asked(app, 'announce')).to.deep.equal([
      ['The sample has your answer.'],
      ['The sample says hello.'],
    ])
  })

  it('to lead elsewhere, here and in a new tab', async () => {
    const app = await mountMiniApp('sample')
    await press(app, 'navigate')
    await press(app, 'navigate in a new tab')
    expect(asked(app, 'navigate')).to.deep.equal([['/you'], ['/you', { newTab: true }]])
  })

  it('to keep what is typed until it is saved or discarded', async () => {
    const app = await mountMiniApp('sample')
    await type(app, 'Half a thought')
    expect(app.portal.draft.read('note')).to.equal('{"note":"Half a thought"}')
    expect(asked(app, 'setDirty').at(-1)).to.deep.equal([true, { kept: true }])
    await press(app, 'Save')
    expect(app.portal.draft.read('note')).to.equal(null)
    expect(asked(app, 'setDirty').at(-1)![0]).to.equal(false)
    await type(app, 'Another one')
    await press(app, 'Discard')
    expect(app.find<HTMLInputElement>('input[type=text]').value).to.equal('Half a thought')
    expect(app.portal.draft.read('note')).to.equal(null)
  })

  it('for an answer, and shows it on its way, refused and there', async () => {
    const answers = [problem(500, 'Broken'), Response.json({ data: sampleUser })]
    const app = await mountMiniApp('sample', {
      portal: { fetch: answering({ 'GET /api/user-details/users/me': () => answers.shift() }) },
    })
    await press(app, 'fetch')
    await waitUntil(() => text(app).includes('The server had a problem'), 'no failure is shown')
    await press(app, 'Try again')
    await waitUntil(() => text(app).includes('The API answered with Paula Planner.'), 'no answer is shown')
    expect(text(app)).not.to.contain('The server had a problem')
    expect(app.element.shadowRoot!.activeElement?.textContent).to.equal('fetch')
  })

  it('to offer a command, which counts', async () => {
    const app = await mountMiniApp('sample')
    app.find('input[type=checkbox]').click()
    await waitUntil(() => asked(app, 'offerCommands').length > 0, 'nothing is offered')
    const [command] = asked(app, 'offerCommands').at(-1)![0] as readonly Command[]
    command!.run()
    command!.run()
    await waitUntil(() => text(app).includes('Chosen 2 times.'), 'it does not count')
    app.find('input[type=checkbox]').click()
    await waitUntil(
      () => (asked(app, 'offerCommands').at(-1)![0] as readonly Command[]).length === 0,
      'it is offered still',
    )
  })

  it('to list a key, which counts while it is offered', async () => {
    const app = await mountMiniApp('sample')
    const box = app
      .findAll('label')
      .find(({ textContent }) => textContent === 'Offer a key')!
      .querySelector('input')!
    await sendKeys({ press: 'x' })
    box.click()
    await waitUntil(() => asked(app, 'offerShortcuts').length === 1, 'nothing is offered')
    await sendKeys({ press: 'x' })
    await waitUntil(() => text(app).includes('Pressed once.'), 'it does not count')
    box.click()
    await waitUntil(() => asked(app, 'offerShortcuts').length === 2, 'it is offered still')
    expect(asked(app, 'offerShortcuts').at(-1)).to.deep.equal([[]])
  })

  it('to offer a tour, which it draws above the page when it is asked for', async () => {
    const app = await mountMiniApp('sample')
    const stage = () => app.portal.overlayRoot.firstElementChild?.shadowRoot
    const offered = () =>
      app.events.filter(({ name }) => name === 'set-has-product-tours').map(({ payload }) => payload)
    const box = app
      .findAll('label')
      .find(({ textContent }) => textContent === 'Offer a tour')!
      .querySelector('input')!
    box.click()
    await waitUntil(() => offered().length === 1, 'no tour is offered')
    app.element.dispatchEvent(new CustomEvent(MINIAPP_RUN_TOURS))
    await waitUntil(() => stage()?.activeElement?.textContent === 'Next', 'the tour does not run')
    expect(stage()!.textContent).to.contain('What a mini-app may ask for').and.contain('1 of 2')
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => !stage(), 'the tour goes on')
    box.click()
    await waitUntil(() => offered().length === 2, 'the tour is offered still')
    expect(offered()).to.deep.equal([{ has: true }, { has: false }])
  })
})

import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { Command } from '../../../shell/contract/command.ts'
import type { ShortcutGroup } from '../../../shell/contract/shortcut.ts'
import { mountMiniApp, type MountedMiniApp, type MountOptions } from '../../../test/browser/mount-mini-app.ts'
import { press } from '../../../test/browser/press.ts'
import { sampleContext } from '../../../test/browser/sample-context.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { RequestError } from '../bridge/request-json.ts'
import { island } from '../bridge/island.tsx'
import { Button } from '../controls/button.tsx'
import { action, type OpenedProps } from './action.ts'
import { ActionBar } from './action-bar.tsx'
import { ActionMenu } from './action-menu.tsx'
import { RowActions } from './row-actions.tsx'

const Question = ({ name, onClose, onDone }: OpenedProps & { name: string }) => (
  <dialog open aria-label={name}>
    <Button onClick={onClose}>Not now</Button>
    <Button onClick={() => onDone()}>Yes</Button>
  </dialog>
)

let outcome: () => Promise<unknown>
const SEND = action<string>({
  key: 'send',
  label: () => 'Send it',
  shortcut: 's',
  data: (id) => ({ id }),
  run: () => outcome(),
})
const ASK = action<string>({
  key: 'ask',
  label: (id) => `Ask ${id}`,
  run: ({ open }, id) => open(Question, { name: id }),
})
const SEE = action<string>({
  key: 'see',
  label: () => 'See',
  command: (id) => `See all of ${id}`,
  to: (basePath, id) => `${basePath}/${id}`,
})
const HIDDEN = action<string>({ key: 'hidden', label: () => 'Hidden', isOffered: () => false, run: () => {} })

const mounted = (options: MountOptions = {}) => {
  outcome = async () => {}
  return mountMiniApp(
    island(() => <ActionBar actions={[SEND, ASK, SEE, HIDDEN]} on="a1" />),
    options,
  )
}
const offered = <Kind,>(app: MountedMiniApp, what: 'offerCommands' | 'offerShortcuts') =>
  (app.asked.findLast((asked) => asked.what === what)?.with[0] ?? []) as readonly Kind[]
const button = (app: MountedMiniApp, text: string) =>
  app.findAll('button').find(({ textContent }) => textContent === text)!
const told = (app: MountedMiniApp) =>
  app.events.filter(({ name }) => name === 'track-action').map(({ payload }) => payload)

describe('an action', () => {
  it('stands in a menu behind one button, with its palette command', async () => {
    outcome = async () => {}
    const app = await mountMiniApp(
      island(() => <ActionMenu label="More" actions={[SEND, HIDDEN]} on="a1" hint="Ada" />),
    )
    expect(offered<Command>(app, 'offerCommands').map(({ id, hint }) => [id, hint])).to.deep.equal([
      ['send', 'Ada'],
    ])
    await press(button(app, 'More'))
    await waitUntil(() => app.findAll('[role=menuitem]').length === 1)
    app.find('[role=menuitem]').click()
    await waitUntil(() => told(app).length === 1)
  })

  it('is an icon in each row, without a command of its own', async () => {
    const rows = ['a1', 'a2']
    const app = await mountMiniApp(
      island(() => rows.map((row) => <RowActions key={row} actions={[ASK]} on={row} />)),
    )
    expect(app.asked.filter(({ what }) => what === 'offerCommands')).to.deep.equal([])
    app.find('button[aria-label="Ask a2"]').click()
    await waitUntil(() => app.findAll('dialog').length === 1)
    expect(app.find('dialog').ariaLabel).to.equal('a2')
  })

  it('has a button or a link, and none where it is not offered', async () => {
    const app = await mounted()
    expect(app.findAll('a, button').map(({ textContent }) => textContent)).to.deep.equal([
      'Send it',
      'Ask a1',
      'See',
    ])
    expect(app.find('a').getAttribute('href')).to.match(/\/a1$/)
  })

  it('stands in the command palette, and does there what its button does', async () => {
    const app = await mounted()
    const commands = offered<Command>(app, 'offerCommands')
    expect(commands.map(({ id, title }) => [id, title])).to.deep.equal([
      ['send', 'Send it'],
      ['ask', 'Ask a1'],
      ['see', 'See all of a1'],
    ])
    commands[1]!.run()
    await waitUntil(() => app.findAll('dialog').length === 1)
    expect(app.find('dialog').ariaLabel).to.equal('a1')
  })

  it('has a key, which is listed', async () => {
    const app = await mounted()
    const [group] = offered<ShortcutGroup>(app, 'offerShortcuts')
    expect(group!.shortcuts).to.deep.equal([{ keys: ['S'], text: 'Send it' }])
    await sendKeys({ press: 's' })
    await waitUntil(() => told(app).length === 1)
  })

  it('is told to usage statistics once it has worked', async () => {
    const app = await mounted()
    await press(button(app, 'Send it'))
    await waitUntil(() => told(app).length === 1)
    expect(told(app)[0]).to.deep.equal({ action: `${app.portal.app.key}-send`, data: { id: 'a1' } })
    await press(button(app, 'Ask a1'))
    expect(told(app)).to.have.length(1)
    await press(button(app, 'Not now'))
    expect([app.findAll('dialog').length, told(app).length]).to.deep.equal([0, 1])
    await press(button(app, 'Ask a1'))
    await press(button(app, 'Yes'))
    expect([app.findAll('dialog').length, told(app).length]).to.deep.equal([0, 2])
  })

  it('says what went wrong, with a way to try again, and is not told then', async () => {
    const app = await mounted()
    outcome = () => Promise.reject(new Error('No'))
    await press(button(app, 'Send it'))
    await waitUntil(() => app.asked.some(({ what }) => what === 'notify'))
    const [notice] = app.asked.find(({ what }) => what === 'notify')!.with as [{ action: { run(): void } }]
    expect(told(app)).to.have.length(0)
    outcome = async () => {}
    notice.action.run()
    await waitUntil(() => told(app).length === 1)
  })

  it('leads from a refusal that no further try would change to its page, for somebody who may read that', async () => {
    const permissions = { ...sampleContext.permissions, agency: ['DocumentationAccess'] }
    const app = await mounted({ context: { permissions } })
    outcome = () =>
      Promise.reject(
        new RequestError('/api/x', 403, {
          type: 'about:blank',
          title: 'No',
          status: 403,
          code: 'brand-not-found',
        }),
      )
    await press(button(app, 'Send it'))
    await waitUntil(() => app.asked.some(({ what }) => what === 'notify'))
    const [{ action: offer }] = app.asked.find(({ what }) => what === 'notify')!.with as [
      { action: { label: string; run(): void } },
    ]
    expect(offer.label).to.equal('What does this mean?')
    offer.run()
    expect(app.asked.at(-1)!.with).to.deep.equal(['/documentation/errors/brand-not-found'])
  })
})

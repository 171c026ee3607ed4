import { expect, nextFrame, oneEvent } from '@open-wc/testing'
import { MINIAPP_EVENT_REFUSED, PUBLIC_EVENTS } from '../../shell/contract/events.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { sampleContext } from '../../test/browser/sample-context.ts'

const developer = { permissions: { ...sampleContext.permissions, agency: ['os-OsDevelopers'] } }

const press = async (app: Awaited<ReturnType<typeof mountMiniApp>>, words: string) => {
  app
    .findAll('button')
    .find(({ textContent }) => textContent === words)!
    .click()
  await nextFrame()
}
import { waitUntil } from '../../test/browser/wait-until.ts'

describe('sample', () => {
  it('shows the context and follows it', async () => {
    const app = await mountMiniApp('sample')
    expect(app.find('.sample').textContent).to.contain('Nordlicht Kaffee')
    expect(app.findAll('summary > code').map(({ textContent }) => textContent)).to.deep.equal([
      'displaySettings',
      'workspace',
      'tenant',
      'user',
      'permissions',
      'applicationId',
      'route',
      'app',
    ])
    await app.update({ context: { workspace: null } })
    expect(app.find('.sample').textContent).not.to.contain('Nordlicht Kaffee')
  })

  it('emits every public event', async () => {
    const app = await mountMiniApp('sample')
    for (const name of PUBLIC_EVENTS) await press(app, name)
    expect(app.events.slice(1).map(({ name }) => name)).to.deep.equal([...PUBLIC_EVENTS])
  })

  it('shows an event that the shell refuses', async () => {
    const app = await mountMiniApp('sample', { portal: { emit: () => false } })
    await press(app, 'change-workspace')
    app.element.dispatchEvent(
      new CustomEvent(MINIAPP_EVENT_REFUSED, { detail: { reason: 'Mini-app sample may not send it' } }),
    )
    await waitUntil(() =>
      app
        .find('.sample')
        .textContent.includes('heard miniapp-event-refused: Mini-app sample may not send it.'),
    )
    expect(app.find('.sent').textContent).to.equal('change-workspaceRefused')
  })

  it('breaks when a developer asks for it, and says so to the shell', async () => {
    const app = await mountMiniApp('sample', { context: developer })
    setTimeout(() => void press(app, 'Break me'))
    const { detail } = (await oneEvent(app.element, 'miniapp-error')) as CustomEvent<Error>
    expect(detail.message).to.equal('Mini-app sample was broken on purpose')
  })

  it('offers to break only to developers, whose permission has the prefix or none', async () => {
    for (const [permission, offered] of [
      ['os-OsDevelopers', true],
      ['OsDevelopers', true],
      ['NotOsDevelopers', false],
      ['else-OsDevelopers', false],
    ] as const) {
      const app = await mountMiniApp('sample', {
        context: { permissions: { ...sampleContext.permissions, agency: [permission] } },
      })
      expect(app.find('.sample').textContent.includes('Break me'), permission).to.equal(offered)
      app.unmount()
    }
  })
})

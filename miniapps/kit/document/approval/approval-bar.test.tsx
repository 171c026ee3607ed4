import { expect } from '@open-wc/testing'
import type { Command } from '../../../../shell/contract/command.ts'
import type { MountedMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { enter } from '../../../../test/browser/enter.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { NOTE } from '../../../domain/document/note-in-tests.ts'
import { openNote } from '../open-note-in-tests.tsx'
import { ApprovalBar } from './approval-bar.tsx'

const TITLES: Readonly<Record<string, string>> = {
  close: 'Submit',
  sendBack: 'Send back',
  reopen: 'Reopen',
  undo: 'Undo',
}

const open = (options?: Parameters<typeof openNote>[1]) =>
  openNote(
    ({ client, note }) => (
      <ApprovalBar
        client={client}
        document={note}
        primary="close"
        statusOf={(status) =>
          status === 'open' ? { title: 'Draft' } : { title: 'Submitted', tone: 'information' }
        }
        titleOf={(action) => TITLES[action]!}
      />
    ),
    options,
  )
const bar = (app: MountedMiniApp) => app.find('.approval')
const button = (app: MountedMiniApp, title: string) =>
  app.findAll('.approval-acts button').find(({ textContent }) => textContent === title)!
const titles = (app: MountedMiniApp) =>
  app.findAll('.approval-acts button').map(({ textContent }) => textContent)
const shows = (app: MountedMiniApp, words: string) =>
  waitUntil(() => bar(app).textContent.includes(words), `the bar says ${bar(app).textContent}`)

describe('the approval bar', () => {
  it('offers what status and permissions allow, and says who did it', async () => {
    const { app } = await open()
    expect([bar(app).textContent, titles(app)]).to.deep.equal(['DraftSubmit', ['Submit']])
    await expect(app.element).to.be.accessible()
    button(app, 'Submit').click()
    await shows(app, 'Submitted')
    await shows(app, 'Ada Lovelace, ')
    expect(titles(app), 'reopening needs a permission').to.deep.equal(['Send back'])
    await waitUntil(
      () => app.element.shadowRoot!.activeElement?.className === 'approval',
      'the bar has no focus',
    )
    expect(app.asked.findLast(({ what }) => what === 'announce')!.with).to.deep.equal(['Submitted'])
  })

  it('is in the command palette, and does there what its button does', async () => {
    const { app } = await open()
    const [commands] = app.asked.findLast(({ what }) => what === 'offerCommands')!.with as [Command[]]
    expect(commands.map(({ title }) => title)).to.deep.equal(['Submit'])
    commands[0]!.run()
    await shows(app, 'Submitted')
  })

  it('asks why something is sent back, and shows it to who goes on with it', async () => {
    const { app, server } = await open()
    server.actAs('Grace Hopper', 'n1', 'close')
    await waitUntil(() => titles(app).includes('Send back'))
    button(app, 'Send back').click()
    await waitUntil(() => app.findAll('dialog[open]').length === 1)
    const submit = () => app.find('dialog[open] [type="submit"]').click()
    submit()
    await waitUntil(() => app.find('dialog[open]').textContent.includes('This field is required.'))
    await expect(app.element).to.be.accessible()
    enter(app.find<HTMLTextAreaElement>('dialog[open] textarea'), ' Too short ')
    submit()
    await shows(app, 'Draft')
    await shows(app, 'Too short')
    expect(server.comments.get('n1')![0]).to.include({ path: '@status', text: 'Too short' })
    button(app, 'Submit').click()
    await waitUntil(() => !bar(app).textContent.includes('Too short'))
  })

  it('lets whoever did it take it back for a time, and says until when', async () => {
    const serverTime = Date.UTC(2026, 2, 3, 13) // when things happen at the documents' API in tests
    const within = (undoneWithinMs: number) => ({
      definition: {
        ...NOTE,
        actions: { ...NOTE.actions, undo: { from: ['closed'], to: 'open', undoneWithinMs } },
      },
    })
    const { app } = await open(within(Date.now() - serverTime + 3_600_000))
    button(app, 'Submit').click()
    await waitUntil(() => titles(app).join() === 'Send back,Undo')
    expect(bar(app).textContent).to.match(/You can undo this until \d\d:\d\d/)
    const other = await open(within(Number.MAX_SAFE_INTEGER / 2))
    other.server.actAs('Grace Hopper', 'n1', 'close')
    await waitUntil(() => titles(other.app).join() === 'Send back', 'somebody else did it')
    const late = await open(within(60_000))
    button(late.app, 'Submit').click()
    await waitUntil(() => titles(late.app).join() === 'Send back')
  })

  it('says what stands in the way, and changes nothing', async () => {
    const { app, server, note } = await open()
    server.setAs('Grace Hopper', 'n1', { title: null }, { isHeard: false })
    button(app, 'Submit').click()
    await waitUntil(() => app.findAll('.approval [role="alert"] > .os-notice').length === 1)
    expect(note.$about.get().status).to.equal('open')
    expect(titles(app)).to.deep.equal(['Submit'])
  })

  it('says no more what failed once something else is asked', async () => {
    const { app, server } = await open()
    server.setAs('Grace Hopper', 'n1', { title: null }, { isHeard: false })
    button(app, 'Submit').click()
    const alerts = () => app.findAll('.approval [role="alert"] > .os-notice')
    await waitUntil(() => alerts().length === 1)
    server.setAs('Grace Hopper', 'n1', { title: 'New' })
    server.actAs('Grace Hopper', 'n1', 'close')
    await waitUntil(() => titles(app).includes('Send back'))
    button(app, 'Send back').click()
    await waitUntil(() => app.findAll('dialog[open]').length === 1)
    expect(alerts()).to.deep.equal([])
  })
})

import { expect } from '@open-wc/testing'
import { enter } from '../../../../test/browser/enter.ts'
import type { MountedMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { MAX_FILE_BYTES } from '../../../domain/document/limits.ts'
import { TextArea } from '../../controls/text-area.tsx'
import { openNote } from '../open-note-in-tests.tsx'
import { Attachments } from './attachments.tsx'

const BASE = 'answers/q1'

const open = () =>
  openNote(({ client, note }) => (
    <Attachments client={client} document={note} base={BASE} name="the note" most={{ links: 2, files: 2 }}>
      <TextArea label="Evidence" value="" onChange={() => {}} />
    </Attachments>
  ))

/** One red pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
const picture = (name = 'a.png') =>
  new File([Uint8Array.from(atob(PIXEL), (sign) => sign.charCodeAt(0))], name, { type: 'image/png' })

const button = (app: MountedMiniApp, label: string) =>
  app.findAll<HTMLButtonElement>('button').find((each) => (each.ariaLabel ?? each.textContent) === label)!
const focused = ({ element }: MountedMiniApp) => element.shadowRoot!.activeElement
const rows = (app: MountedMiniApp) => app.findAll('.attachment-name').map(({ textContent }) => textContent)
const notices = (app: MountedMiniApp) =>
  app.asked
    .filter(({ what }) => what === 'notify')
    .map((each) => each.with[0] as { text: string; action: { run(): void } })

function give(app: MountedMiniApp, how: 'paste' | 'drop', files: readonly File[], text = '') {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  if (text) data.setData('text/plain', text)
  const init = { bubbles: true, cancelable: true, composed: true }
  const event =
    how === 'paste'
      ? new ClipboardEvent('paste', { ...init, clipboardData: data })
      : new DragEvent('drop', { ...init, dataTransfer: data })
  app.find('textarea').dispatchEvent(event)
  return event
}

const becomes = (app: MountedMiniApp, ...names: string[]) =>
  waitUntil(
    () => rows(app).join() === names.join() && !app.findAll('progress').length,
    `there is not just ${names.join() || 'nothing'}`,
  )

async function addLink(app: MountedMiniApp, address: string, title = '') {
  button(app, 'Add link').click()
  await waitUntil(() => app.findAll('.attachment-form').length === 1, 'there is no form')
  const [url, name] = app.findAll<HTMLInputElement>('.attachment-form input')
  enter(url!, address)
  enter(name!, title)
  url!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }))
}

describe('links and files of a field', () => {
  it('adds a link by its address and its title, and leads there in a new tab', async () => {
    const { app, note } = await open()
    await addLink(app, 'www.example.com/report', 'Field data')
    await becomes(app, 'Field data')
    const link = app.find<HTMLAnchorElement>('a.attachment-open')
    expect([link.href, link.target, link.rel]).to.deep.equal([
      'https://www.example.com/report',
      '_blank',
      'noopener noreferrer',
    ])
    expect(app.find('.attachment-size').textContent).to.equal('example.com')
    expect(focused(app)).to.equal(button(app, 'Add link'))
    await note.flush()
    await expect(app.element).to.be.accessible()
  })

  it('says what an address is where it gets none, and takes nothing that runs', async () => {
    const { app } = await open()
    for (const address of ['', 'nothing', 'javascript:alert(1)', 'https://a.example@b.example']) {
      await addLink(app, address)
      await waitUntil(() => app.findAll('.os-field-error').length === 1, `${address} was taken`)
      button(app, 'Cancel').click()
      await waitUntil(() => !app.findAll('.attachment-form').length)
    }
    expect(rows(app)).to.deep.equal([])
  })

  it('sends files that are dropped or pasted, and shows their pictures', async () => {
    const { app, server, note } = await open()
    expect(give(app, 'drop', [picture()]).defaultPrevented).to.equal(true)
    await becomes(app, 'a.png')
    expect(give(app, 'paste', [picture('image.png')]).defaultPrevented).to.equal(true)
    await becomes(app, 'a.png', 'image.png')
    await waitUntil(() => app.findAll('.attachment-picture img').length === 2, 'no pictures')
    expect(await note.flush()).to.equal(true)
    const stored = server.documents.get('n1')!.fields
    const values = Object.entries(stored).filter(([path]) => path.startsWith(`${BASE}/files/`))
    expect(values.map(([, { value }]) => value)[0]).to.deep.equal({
      name: 'a.png',
      type: 'image/png',
      bytes: picture().size,
    })
    button(app, 'Show a.png').click()
    await waitUntil(() => app.findAll('dialog img').length === 1, 'no large picture')
    await expect(app.element).to.be.accessible()
  })

  it('leaves text alone that is pasted, with the picture that spreadsheets send along', async () => {
    const { app } = await open()
    expect(give(app, 'paste', [picture()], '1\t2').defaultPrevented).to.equal(false)
    expect(rows(app)).to.deep.equal([])
  })

  it('takes a copied file that comes with its name as text', async () => {
    const { app } = await open()
    expect(give(app, 'paste', [picture()], 'a.png').defaultPrevented).to.equal(true)
    await becomes(app, 'a.png')
  })

  it('takes a file for what it is, whatever it is called', async () => {
    const { app } = await open()
    give(app, 'drop', [picture('photo.jpeg')])
    await becomes(app, 'photo.png')
  })

  it('refuses what cannot be kept, without asking anybody', async () => {
    const { app, server } = await open()
    const trouble = async (file: File, words: string) => {
      give(app, 'drop', [file])
      await waitUntil(() => app.findAll('.attachment-trouble').length === 1, 'no trouble')
      expect(app.find('.attachment-trouble').textContent).to.contain(words)
      button(app, `Remove ${file.name}`).click()
      await becomes(app)
    }
    await trouble(new File(['<svg/>'], 'a.svg'), 'Only pictures')
    await trouble(new File([], 'a.png'), 'empty')
    await trouble(new File([new Uint8Array(MAX_FILE_BYTES + 1)], 'b.png'), '10 MB')
    expect(server.calls.some((call) => call.startsWith('POST'))).to.equal(false)
  })

  it('keeps a file that could not be sent, holds the page for it, and sends it again', async () => {
    const { app, server } = await open()
    server.broken = { call: /^POST .*files/, trouble: 'offline' }
    give(app, 'drop', [picture()])
    await waitUntil(() => app.findAll('.attachment-trouble').length === 1, 'no trouble')
    const dirty = () => app.asked.filter(({ what }) => what === 'setDirty').at(-1)!.with[0]
    expect(dirty()).to.equal(true)
    await expect(app.element).to.be.accessible()
    server.broken = null
    button(app, 'Try again to send a.png').click()
    await becomes(app, 'a.png')
    await waitUntil(() => dirty() === false, 'the page is still held')
  })

  it('takes one out with an undo, and keeps the focus beside', async () => {
    const { app, note } = await open()
    give(app, 'drop', [picture()])
    await becomes(app, 'a.png')
    button(app, 'Remove a.png').click()
    await becomes(app)
    expect(focused(app)).to.equal(button(app, 'Add file'))
    expect(notices(app)[0]!.text).to.equal('a.png was removed')
    notices(app)[0]!.action.run()
    await becomes(app, 'a.png')
    await note.flush()
  })

  it('takes no more than there is room for', async () => {
    const { app } = await open()
    give(app, 'drop', [picture('1.png'), picture('2.png'), picture('3.png')])
    await becomes(app, '1.png', '2.png')
    expect(notices(app)[0]!.text).to.equal('At most 2 files can be added here.')
    expect(button(app, 'Add file').disabled).to.equal(true)
    button(app, 'Remove 2.png').click()
    await becomes(app, '1.png')
    expect(focused(app)).to.equal(button(app, 'Add link'))
  })
})

import { expect } from '@open-wc/testing'
import type { MountedMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { enter } from '../../../../test/browser/enter.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { NOTE } from '../../../domain/document/note-in-tests.ts'
import { openNote } from '../open-note-in-tests.tsx'
import { Comments } from './comments.tsx'

const open = (definition = NOTE) =>
  openNote(
    ({ client, note }) => (
      <>
        <Comments client={client} document={note} path="title" name="the title" />
        <Comments client={client} document={note} path="topic" name="the topic" />
      </>
    ),
    { definition },
  )

const button = (app: MountedMiniApp, words: string | RegExp) =>
  app.findAll('button').find((each) => each.textContent.match(words))!
const focused = ({ element }: MountedMiniApp) => element.shadowRoot!.activeElement
const texts = (app: MountedMiniApp) => app.findAll('.comment-text').map(({ textContent }) => textContent)

async function openThread(app: MountedMiniApp) {
  app.find('.comments button').click()
  await waitUntil(() => app.findAll('.comment-thread textarea').length === 1, 'the thread is not there')
}

async function post(app: MountedMiniApp, text: string) {
  enter(app.find<HTMLTextAreaElement>('.comment-thread textarea'), text)
  await waitUntil(() => !button(app, /^Post$/).hasAttribute('disabled'))
  button(app, /^Post$/).click()
}

describe('comments on a field', () => {
  it('are posted, counted beside the field alone, and announced', async () => {
    const { app, server } = await open()
    expect(app.find('.comments button').textContent).to.equal('Comment')
    expect(app.find('.comments button').ariaLabel).to.equal('Comment on the title')
    await openThread(app)
    await waitUntil(() => focused(app)?.localName === 'textarea', 'the focus is not in the field')
    await post(app, 'Too long?')
    await waitUntil(() => texts(app).join() === 'Too long?')
    expect(app.findAll('.comments > button').map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      '1 comment on the title',
      'Comment on the topic',
    ])
    expect(server.comments.get('n1')![0]).to.include({ path: 'title', text: 'Too long?' })
    expect(
      app.asked.some(({ what, with: [words] }) => what === 'announce' && words === 'Comment posted'),
    ).to.equal(true)
    expect(app.find<HTMLTextAreaElement>('.comment-thread textarea').value).to.equal('')
    await expect(app.element).to.be.accessible()
  })

  it('offer names behind an @, which arrows, Enter and a press choose and Esc puts away', async () => {
    const { app, server } = await open()
    server.readers = ['Grace Hopper', 'Grace Kelly', 'Jonas Meier'].map((name) => ({ id: name, name }))
    await openThread(app)
    const field = app.find<HTMLTextAreaElement>('.comment-thread textarea')
    const offered = () => app.findAll('[role=option]').map(({ textContent }) => textContent)
    const press = (key: string) =>
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
      )
    const active = () =>
      app.element.shadowRoot!.getElementById(field.getAttribute('aria-activedescendant') ?? '')
    enter(field, 'Ask @gra')
    await waitUntil(() => offered().join() === 'Grace Hopper,Grace Kelly')
    await waitUntil(() => active()?.textContent === 'Grace Hopper')
    expect(app.asked.findLast(({ what }) => what === 'announce')!.with[0]).to.contain('2 names')
    await expect(app.element).to.be.accessible()
    press('ArrowDown')
    await waitUntil(() => active()?.textContent === 'Grace Kelly')
    press('Enter')
    await waitUntil(() => field.value === 'Ask @Grace Kelly ')
    await waitUntil(() => offered().length === 0)
    expect([focused(app), field.selectionStart]).to.deep.equal([field, field.value.length])
    enter(field, 'Ask @Grace Kelly and @jo')
    await waitUntil(() => offered().join() === 'Jonas Meier')
    press('Escape')
    await waitUntil(() => offered().length === 0)
    expect(app.findAll('.comment-thread'), 'the first Esc is the list’s').to.have.length(1)
    enter(field, '@jo')
    await waitUntil(() => offered().join() === 'Jonas Meier')
    app.find('[role=option]').click()
    await waitUntil(() => field.value === '@Jonas Meier ')
  })

  it('of others arrive, and take no answer away that is being typed', async () => {
    const { app, server } = await open()
    await openThread(app)
    enter(app.find<HTMLTextAreaElement>('.comment-thread textarea'), 'Half a')
    server.commentAs('Grace Hopper', 'n1', 'title', 'Looks good')
    await waitUntil(() => texts(app).join() === 'Looks good')
    expect(app.find('.comment-head').textContent).to.contain('Grace Hopper')
    expect(app.find<HTMLTextAreaElement>('.comment-thread textarea').value).to.equal('Half a')
    expect(button(app, /^Edit$/), 'that of somebody else').to.equal(undefined)
  })

  it('keep what is typed until it is posted, also after the page was left', async () => {
    const { app } = await open()
    await openThread(app)
    enter(app.find<HTMLTextAreaElement>('.comment-thread textarea'), 'Half a')
    app.find('.comments button').click()
    await waitUntil(() => app.findAll('.comment-thread').length === 0)
    await openThread(app)
    expect(app.find<HTMLTextAreaElement>('.comment-thread textarea').value).to.equal('Half a')
  })

  it('that could not be posted stay in the field, and are posted once', async () => {
    const { app, server } = await open()
    await openThread(app)
    server.broken = { call: /^POST/, trouble: 'lost' }
    await post(app, 'Hello')
    await waitUntil(() => app.findAll('.comment-form .os-notice').length === 1)
    expect(app.find<HTMLTextAreaElement>('.comment-thread textarea').value).to.equal('Hello')
    server.broken = null
    button(app, /^Post$/).click()
    await waitUntil(() => app.find<HTMLTextAreaElement>('.comment-thread textarea').value === '')
    await waitUntil(() => texts(app).join() === 'Hello')
  })

  it('are changed and removed by who wrote them', async () => {
    const { app, server } = await open()
    await openThread(app)
    await post(app, 'Tpyo')
    await waitUntil(() => texts(app).length === 1)
    button(app, /^Edit$/).click()
    await waitUntil(() => focused(app)?.matches('.comment textarea'))
    enter(app.find<HTMLTextAreaElement>('.comment textarea'), 'Typo')
    button(app, /^Save$/).click()
    await waitUntil(() => texts(app).join() === 'Typo')
    expect(app.find('.comment-head').textContent).to.contain('edited')
    button(app, /^Delete$/).click()
    await waitUntil(() => app.findAll('dialog[open]').length === 1)
    app.find('dialog[open] [data-variant="danger"]').click()
    await waitUntil(() => texts(app).length === 0)
    expect(server.comments.get('n1')).to.deep.equal([])
    expect(focused(app)).to.equal(app.find('.comment-thread'))
  })

  it('are resolved, folded away, and opened again', async () => {
    const { app, server } = await open()
    server.commentAs('Grace Hopper', 'n1', 'title', 'Which source?')
    await waitUntil(() => app.find('.comments button').textContent === '1 comment')
    await openThread(app)
    button(app, /^Resolve$/).click()
    await waitUntil(() => app.find('.comments button').textContent === 'Comment')
    expect(app.find('summary').textContent).to.equal('1 resolved comment')
    app.find('summary').click()
    expect(app.find('.comment').textContent).to.contain('Resolved by Ada Lovelace')
    await expect(app.element).to.be.accessible()
    button(app, /^Reopen$/).click()
    await waitUntil(() => app.findAll('summary').length === 0)
  })

  it('close with Esc, which gives the focus back', async () => {
    const { app } = await open()
    await openThread(app)
    app
      .find('.comment-thread textarea')
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }))
    await waitUntil(() => app.findAll('.comment-thread').length === 0)
    expect(focused(app)).to.equal(app.find('.comments button'))
  })

  it('are posted by Ctrl+Enter', async () => {
    const { app } = await open()
    await openThread(app)
    const field = app.find<HTMLTextAreaElement>('.comment-thread textarea')
    enter(field, 'By keyboard')
    field.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'Enter',
        ctrlKey: true,
        bubbles: true,
        composed: true,
        cancelable: true,
      }),
    )
    await waitUntil(() => texts(app).join() === 'By keyboard')
  })

  it('are for reading alone where the permission for them is missing', async () => {
    const { app, server } = await open({ ...NOTE, commentPermission: 'Unheard' })
    server.commentAs('Grace Hopper', 'n1', 'title', 'Which source?')
    app.find('.comments button').click()
    await waitUntil(() => texts(app).length === 1)
    expect(app.findAll('.comment-thread :is(textarea, button)')).to.have.length(0)
  })
})

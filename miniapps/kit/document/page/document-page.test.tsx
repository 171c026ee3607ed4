import { expect } from '@open-wc/testing'
import { enter } from '../../../../test/browser/enter.ts'
import { type MountedMiniApp, mountMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { blankInTests } from '../../../blank/blank-in-tests.ts'

const press = (app: MountedMiniApp, text: string, within = '') =>
  app
    .findAll(`${within} button`)
    .find(({ textContent }) => textContent === text)!
    .click()

const focused = (app: MountedMiniApp) => app.element.shadowRoot!.activeElement as HTMLElement | null

async function open(prepare: (given: ReturnType<typeof blankInTests>) => void = () => {}) {
  const given = blankInTests()
  prepare(given)
  const app = await mountMiniApp('blank', given.mounted('/one'))
  await waitUntil(() => app.findAll('h1').length === 1)
  return { app, ...given, stored: () => given.documents.documents.get('one')! }
}

describe('the page of a document', () => {
  it('renames it with Enter, and gives the focus back', async () => {
    const { app, stored } = await open()
    app.find('[aria-label="Edit title"]').click()
    await waitUntil(() => app.findAll('.bound-field input').length > 0)
    const field = app.find<HTMLInputElement>('[data-path=title] input')
    expect(focused(app)?.localName).to.equal('input')
    enter(field, 'Summer')
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await waitUntil(() => stored().title === 'Summer' && app.find('h1').textContent === 'Summer')
    expect(focused(app)?.ariaLabel).to.equal('Edit title')
  })

  it('leaves the title as it was with Esc', async () => {
    const { app, documents } = await open()
    app.find('[aria-label="Edit title"]').click()
    await waitUntil(() => app.findAll('[data-path=title] input').length > 0)
    const field = app.find<HTMLInputElement>('[data-path=title] input')
    enter(field, 'Summer')
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await waitUntil(() => app.findAll('[data-path=title] input').length === 0)
    expect(documents.calls.some((call) => call.startsWith('PATCH'))).to.equal(false)
  })

  it('asks for a title where there is none, without taking the focus from the heading', async () => {
    const { app } = await open(({ documents }) => documents.add('one', {}, { place: 'brand-1' }))
    expect(app.find('h1').textContent).to.equal('New document without a title')
    expect(app.findAll('[data-path=title] input').length).to.equal(1)
    expect(focused(app)).to.equal(null)
  })

  it('leads to the first field that keeps an action from being done, and to none once it is mended', async () => {
    const { app } = await open(({ documents }) =>
      documents.add('one', { title: 'Spring', due: '2026-12-01' }, { place: 'brand-1' }),
    )
    await waitUntil(() => app.findAll('textarea').length === 1)
    press(app, 'Submit')
    await waitUntil(() => focused(app)?.localName === 'textarea')
    expect(app.find('.os-notice[role=alert]').textContent).to.include('One field needs another look.')
    enter(app.find<HTMLTextAreaElement>('textarea'), 'Two weeks')
    await waitUntil(() => app.findAll('.os-notice[role=alert]').length === 0)
  })

  it('leads to the list once it is deleted', async () => {
    const { app, stored } = await open()
    press(app, 'Delete')
    await waitUntil(() => app.findAll('dialog[open]').length === 1)
    press(app, 'Delete', 'dialog[open]')
    await waitUntil(() => stored().status === 'deleted')
    await waitUntil(() => app.asked.some(({ what }) => what === 'navigate'))
    expect(app.asked.find(({ what }) => what === 'navigate')!.with[0]).to.equal('/blank')
  })

  it('says that somebody else has deleted it meanwhile', async () => {
    const { app } = await open(({ documents }) =>
      documents.add('one', { title: 'Spring' }, { place: 'brand-1', status: 'deleted' }),
    )
    await waitUntil(() => app.findAll('.os-state').length === 1)
    expect(app.find('h1').textContent).to.equal('This is not here any more')
  })

  it('names fields and says values in the list of changes', async () => {
    const { app } = await open()
    await waitUntil(() => app.findAll('textarea').length === 1)
    enter(app.find<HTMLTextAreaElement>('textarea'), 'Three weeks')
    await waitUntil(() => app.find('.save-line').textContent.startsWith('Saved'))
    press(app, 'Changes')
    await waitUntil(() => app.findAll('.past-changes > li').length > 0)
    expect(app.find('.past-changes').textContent).to.include('Notes').and.include('Three weeks')
  })

  it('closes its fields to whoever may not change it any more', async () => {
    const { app } = await open(({ documents }) =>
      documents.add('one', { title: 'Spring', notes: 'x' }, { place: 'brand-1', status: 'approved' }),
    )
    await waitUntil(() => app.findAll('.read-field').length > 0)
    expect(app.find('.read-field').textContent).to.include('x')
    expect(app.findAll('[aria-label="Edit title"], .document-fields :is(input, textarea)').length).to.equal(0)
  })
})

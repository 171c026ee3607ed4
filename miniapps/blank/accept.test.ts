import { expect } from '@open-wc/testing'
import { enter } from '../../test/browser/enter.ts'
import { type MountedMiniApp, mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { blankInTests } from './blank-in-tests.ts'

const press = (app: MountedMiniApp, text: string, within = '') =>
  app
    .findAll(`${within} button`)
    .find(({ textContent }) => textContent === text)!
    .click()

const open = async () => {
  const { documents, mounted } = blankInTests()
  const app = await mountMiniApp('blank', mounted('/one'))
  await waitUntil(() => app.findAll('textarea').length === 1)
  return { app, documents, stored: () => documents.documents.get('one')! }
}

describe('blank', () => {
  it('lists what the brand has, and leads to each', async () => {
    const app = await mountMiniApp('blank', blankInTests().mounted())
    await waitUntil(() => app.findAll('.os-grid-rows a').length === 1)
    expect(app.find('.os-grid-rows a').getAttribute('href')).to.equal('/blank/one')
  })

  it('makes a document, and leads to it', async () => {
    const { documents, mounted } = blankInTests()
    const app = await mountMiniApp('blank', mounted())
    press(app, 'New document')
    await waitUntil(() => documents.documents.size === 2)
    const [, id] = documents.documents.keys()
    await waitUntil(() => app.asked.some(({ what }) => what === 'navigate'))
    expect(app.asked.find(({ what }) => what === 'navigate')!.with[0]).to.equal(`/blank/${id}`)
  })

  it('names the document in heading and breadcrumbs, and saves what is typed', async () => {
    const { app, stored } = await open()
    expect(app.find('h1').textContent).to.equal('Spring')
    await waitUntil(() => app.events.some(({ name }) => name === 'update-breadcrumbs'))
    enter(app.find<HTMLTextAreaElement>('textarea'), 'Three weeks')
    await waitUntil(() => stored().fields['notes']!.value === 'Three weeks')
  })

  it('says at its field what keeps it from being submitted', async () => {
    const { app, stored } = await open()
    press(app, 'Submit')
    await waitUntil(() => app.findAll('.os-field-error').length === 1)
    expect(app.find('.os-field-error').textContent).to.equal('Choose the day it is due.')
    expect(stored().status).to.equal('draft')
  })
})

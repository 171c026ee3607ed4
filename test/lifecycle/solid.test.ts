import { expect } from '@open-wc/testing'
import { $breadcrumbs } from '../../shell/stores/breadcrumbs.ts'
import { $workspaces, clearWorkspaces } from '../../shell/stores/workspaces.ts'
import { until } from './clock.ts'
import { OutletPage } from './outlet-page.ts'

let page: OutletPage

beforeEach(async () => {
  page = new OutletPage([], 'production', [{ key: 'reach-dial', script: '/test/foreign-apps/reach-dial.ts' }])
  await page.open('reach-dial')
  await page.until('reach-dial', 'MOUNTED')
})
afterEach(() => {
  page.stop()
  clearWorkspaces()
})

const inside = () => page.main.shadowRoot!.querySelector('.place')!.firstElementChild!.shadowRoot!
const shown = (selector: string) => inside().querySelector(selector)!.textContent

it('a mini-app with Solid hears the clicks that Solid takes at the document, through both shadows', async () => {
  for (const count of [2, 3]) {
    inside().querySelector('button')!.click()
    await until(() => shown('output') === `${count} contacts`, `${count} contacts`)
  }
  expect($breadcrumbs.get().details).to.deep.equal([{ name: '3 contacts' }])
})

it('a mini-app with Solid draws what the shell tells it later', async () => {
  expect(shown('p')).to.equal('For no brand')
  $workspaces.set({
    loading: false,
    list: [{ id: 'b1', azId: 'az-b1', parentId: null, type: 'BRAND', name: 'Abelia', status: 'LIVE' }],
    organisation: '',
    brandId: 'b1',
  })
  await until(() => shown('p') === 'For Abelia', 'the brand')
})

import { expect } from '@open-wc/testing'
import { answering } from '../../../test/browser/answering.ts'
import { largeLayout } from '../../../test/browser/large-layout.ts'
import { mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { checkState } from '../../../test/browser/state/check-state.ts'
import { inLookOf } from '../../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'

const app = (key: string, title: string, permissions: string[] = []) => ({
  key,
  title,
  category: 'Plan',
  permissions,
})
const override = {
  country: null,
  position: null,
  featured: false,
  hidden: false,
  beta: false,
  requestable: true,
  maintenance: null,
  owner: '',
}
const arranged = {
  apps: [app('x1', 'One', ['CartAppAccess']), app('x2', 'Two'), app('x3', 'Three', ['NetworkAccess'])],
  overrides: [
    { ...override, app: 'x1' },
    { ...override, app: 'x2', country: 'DE', hidden: true },
  ],
  usage: {},
  countries: ['DE', 'GB'],
  roles: [{ id: 'r1', name: 'Networker', permissions: ['os-NetworkAccess'] }],
}

describe('the settings of apps', () => {
  const tenant = inLookOf('wms')
  async function settings(tail = '/admin-panel', answers: Record<string, unknown> = {}) {
    const sent: { what: string; body?: Record<string, unknown>; address: string }[] = []
    const keep = (what: string) => (body: Record<string, unknown>, address: string) => {
      sent.push({ what, body, address })
      return { data: arranged.overrides }
    }
    const opened = await mountMiniApp('apps', {
      context: { layout: largeLayout, tenant },
      route: { basePath: '/apps', tail },
      portal: {
        fetch: answering({
          'GET /api/catalogue/arranged?agency=*': { data: arranged },
          'PUT /api/catalogue/order': keep('order'),
          'PUT /api/catalogue/overrides': keep('say'),
          'DELETE /api/catalogue/overrides?*': keep('drop'),
          ...answers,
        }),
      },
    })
    const within = (selector: string) =>
      [opened.element.shadowRoot!, opened.portal.overlayRoot].flatMap((root) => [
        ...root.querySelectorAll<HTMLElement>(selector),
      ])
    const choose = (index: number, value: string) => {
      const select = opened.findAll<HTMLSelectElement>('.arrange-bar select')[index]!
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
    const marks = () =>
      opened.findAll('.arranged-marks').map(({ innerText }) => innerText.replaceAll('\n', ', '))
    return { app: opened, sent, within, choose, marks }
  }

  it('are for one market where one is chosen, and follow the agency again when asked', async () => {
    const { app: opened, sent, within, choose, marks } = await settings()
    await waitUntil(() => opened.findAll('.arranged-app').length === 3)
    expect(marks()).to.deep.equal(['Can be requested', '', ''])
    choose(0, 'DE')
    await waitUntil(() => marks()[1] === 'Hidden, Can be requested, Own setting')
    expect(opened.findAll('[draggable]')).to.have.length(0)
    opened.find('button[aria-label="Two: use the agency’s setting again"]').click()
    await waitUntil(() => sent.length === 1)
    expect(sent[0]!.address).to.contain('agency=wms&app=x2&country=DE')
    opened.find('button[aria-label="Change One"]').click()
    await waitUntil(() => within('dialog').length === 1)
    expect(within('dialog h2')[0]!.textContent).to.equal('Change One in Germany')
    within('dialog [type=submit]')[0]!.click()
    await waitUntil(() => sent.length === 2)
    expect(sent[1]!.body).to.deep.include({ app: 'x1', country: 'DE', requestable: true })
  })

  it('show what a role alone sees', async () => {
    const { app: opened, choose, marks } = await settings()
    await waitUntil(() => opened.findAll('.arranged-app').length === 3)
    choose(1, 'r1')
    await waitUntil(() => marks()[2] === 'Sees it')
    expect(marks()).to.deep.equal(['Can be requested, Sees it locked', 'Sees it', 'Sees it'])
    expect(opened.find('.arrange-bar output').textContent).to.equal(
      'With only the role Networker, a person sees 2 of 3 apps.',
    )
    await checkState(opened, ['Germany', 'United Kingdom'])
  })

  it('are found by name, and put at an end with one press', async () => {
    const { app: opened, sent } = await settings()
    await waitUntil(() => opened.findAll('.arranged-app').length === 3)
    const search = opened.find<HTMLInputElement>('.arrange-bar [type=search]')
    const type = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(search, text)
      search.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    }
    type('thr')
    await waitUntil(() => opened.findAll('.arranged-app').length === 1)
    opened.find('button[aria-label="Move Three to the top"]').click()
    await waitUntil(() => sent.length === 1)
    expect(sent[0]!.body!['apps']).to.deep.equal(['x3', 'x1', 'x2'])
    type('one')
    await waitUntil(() => opened.find('.app-title').textContent === 'One')
    opened.find('button[aria-label="Move One to the end"]').click()
    await waitUntil(() => sent.length === 2)
    expect(sent[1]!.body!['apps']).to.deep.equal(['x2', 'x3', 'x1'])
    type('nothing')
    await waitUntil(() => opened.findAll('.arranged-app').length === 0)
    await checkState(opened, 'nothing')
  })

  it('put an app where it is dragged to', async () => {
    const { app: opened, sent } = await settings()
    await waitUntil(() => opened.findAll('.arranged-app').length === 3)
    const drag = (type: string, index: number) => {
      const line = opened.findAll('.arranged-app').at(index)!
      const dataTransfer = new DataTransfer()
      line.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    }
    drag('dragstart', 2)
    await opened.update({})
    drag('dragover', 0)
    await opened.update({})
    expect(opened.find('.app-title').textContent).to.equal('Three')
    drag('drop', 0)
    await waitUntil(() => sent.length === 1)
    expect(sent[0]!.body!['apps']).to.deep.equal(['x3', 'x1', 'x2'])
  })

  it('say how much apps are used, but nothing of few people', async () => {
    const USAGE = 'GET /api/catalogue/usage?agency=*'
    const weeks = ['2026-11-16', '2026-11-23']
    const used = { app: 'x1', week: '2026-11-16', opened: 40, people: 12 }
    const { app: opened } = await settings('/admin-panel/usage', {
      [USAGE]: { data: { weeks, apps: [used] } },
    })
    await waitUntil(() => opened.findAll('tbody tr').length === 1)
    expect(opened.findAll('tbody td').map(({ innerText }) => innerText.replaceAll('\n', ' '))).to.deep.equal([
      '40 12 people',
      '–',
    ])
    await checkState(opened, ['16 Nov 2026', '23 Nov 2026'])
    opened.unmount()
    const none = await settings('/admin-panel/usage', { [USAGE]: { data: { weeks, apps: [] } } })
    await waitUntil(() => none.app.findAll('.os-state').length === 1)
    await checkState(none.app)
  })
})

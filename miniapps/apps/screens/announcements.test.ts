import { expect } from '@open-wc/testing'
import { answering, problem } from '../../../test/browser/answering.ts'
import { largeLayout } from '../../../test/browser/large-layout.ts'
import { mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { checkState } from '../../../test/browser/state/check-state.ts'
import { inLookOf } from '../../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import type { Announcement } from '../../../shell/contract/catalogue.ts'

const GET = 'GET /api/catalogue/announcements?agency=*'
const LONG = 'Grundstücksverkehrsgenehmigungszuständigkeit'
const plain = { country: null, level: 'information', path: null } as const
const running: Announcement = {
  ...plain,
  id: 'a1',
  text: LONG,
  from: '2026-01-02T08:00:00Z',
  until: '2199-01-02T08:00:00Z',
}
const planned: Announcement = {
  ...running,
  id: 'a2',
  text: 'Prices',
  from: '2198-01-02T08:00:00Z',
  country: 'DE',
}
const over: Announcement = {
  ...running,
  id: 'a3',
  text: 'Old',
  level: 'critical',
  until: '2026-02-02T08:00:00Z',
}
/** What Intl says in the person's language. */
const SAID = ['Germany', 'Jan 2026', 'Jan 2199', 'Jan 2198', 'Feb 2026']

describe('the announcements of an agency', () => {
  const tenant = inLookOf('wms')
  const screen = async (answers: Record<string, unknown>) => {
    const app = await mountMiniApp('apps', {
      context: { layout: largeLayout, tenant },
      route: { basePath: '/apps', tail: '/admin-panel/announcements' },
      portal: { fetch: answering(answers) },
    })
    const within = <Found extends HTMLElement>(selector: string) =>
      [app.element.shadowRoot!, app.portal.overlayRoot].flatMap((root) => [
        ...root.querySelectorAll<Found>(selector),
      ])
    const type = (selector: string, text: string) => {
      const field = within<HTMLInputElement>(selector)[0]!
      const proto = field.tagName === 'TEXTAREA' ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
      Object.getOwnPropertyDescriptor(proto, 'value')!.set!.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    return { app, within, type }
  }
  const all = (...announcements: Announcement[]) => ({ data: { announcements, countries: ['DE', 'GB'] } })

  it('are written with a preview, and what is wrong is said first', async () => {
    const sent: Record<string, unknown>[] = []
    const post = (body: Record<string, unknown>) => {
      sent.push(body)
      return all({ ...running, text: 'New curves' })
    }
    const { app, within, type } = await screen({ [GET]: all(), 'POST /api/catalogue/announcements': post })
    await waitUntil(() => app.findAll('.os-state').length === 1)
    await checkState(app)
    app.find('.os-state button').click()
    await waitUntil(() => within('dialog').length === 1)
    const submit = () => within<HTMLButtonElement>('dialog [type=submit]')[0]!.click()
    type('dialog input[placeholder]', 'https://evil.example')
    submit()
    await waitUntil(() => within('dialog .os-field-error').length === 2)
    await checkState(app)
    expect(sent).to.deep.equal([])
    type('dialog textarea', 'New curves')
    type('dialog input[placeholder]', `${location.origin}/apps/list`)
    await waitUntil(() => within('dialog .os-announcement')[0]!.textContent.includes('New curves'))
    expect(within('dialog .os-announcement a')[0]!.getAttribute('href')).to.equal('/apps/list')
    submit()
    await waitUntil(() => app.findAll('.arranged-app').length === 1)
    const [{ text, level, country, path, from, until }] = sent as [Record<string, string>]
    expect({ text, level, country, path }).to.deep.equal({
      text: 'New curves',
      level: 'information',
      country: null,
      path: '/apps/list',
    })
    expect(Date.parse(until!) - Date.parse(from!)).to.equal(7 * 86_400_000)
    expect(within('dialog')).to.have.length(0)
  })

  it('say whether they run, and end when asked', async () => {
    const { app } = await screen({
      [GET]: all(running, planned, over),
      'DELETE /api/catalogue/announcements/a1?agency=*': all(planned, over),
    })
    await waitUntil(() => app.findAll('.arranged-app').length === 3)
    const marks = app.findAll('.arranged-marks').map(({ innerText }) => innerText.split('\n').at(-1))
    expect(marks).to.deep.equal(['Running', 'Scheduled', 'Ended'])
    await checkState(app, SAID)
    app.find(`button[aria-label="End “${LONG}” now"]`).click()
    await waitUntil(() => app.findAll('.arranged-app').length === 2)
  })

  it('say that they load, and that somebody may not', async () => {
    const loading = await screen({ [GET]: () => new Promise(() => {}) })
    await waitUntil(() => loading.app.findAll('.os-skeleton').length > 0)
    await checkState(loading.app)
    loading.app.unmount()
    const refused = await screen({ [GET]: problem(403, 'Not allowed', 'No permission.') })
    await waitUntil(() => refused.app.findAll('.os-state').length === 1)
    await checkState(refused.app, ['No permission.'])
  })
})

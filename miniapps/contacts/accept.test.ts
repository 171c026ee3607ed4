import { expect } from '@open-wc/testing'
import { answering } from '../../test/browser/answering.ts'
import { enter } from '../../test/browser/enter.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { sampleUser } from '../../test/browser/sample-context.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { contactInTests } from '../domain/contacts/contact-in-tests.ts'
import type { OwnContact } from '../domain/contacts/contact-input.ts'

const ada = contactInTests({ timeZone: 'Europe/London' })
const grace = contactInTests({
  id: 'person-2',
  firstname: 'Grace',
  lastname: 'Hopper',
  timeZone: 'America/New_York',
})
const CHOICES = { agencies: [], markets: [{ code: 'ES', name: 'Spain' }] }
const full = { managers: [], reports: [], clients: [], note: '', mine: true }

describe('contacts', () => {
  it('asks for what is typed once nobody types, and shows more when asked', async () => {
    const asked: string[] = []
    const answer = (_body: unknown, address: string) => {
      asked.push(address)
      return address.includes('after=')
        ? { data: [grace], next: null, total: 2 }
        : { data: [ada], next: 'c1', total: 2 }
    }
    const app = await mountMiniApp('contacts', {
      portal: {
        fetch: answering({ 'GET /api/contacts/choices': { data: CHOICES }, 'GET /api/contacts*': answer }),
      },
      route: { basePath: '/network/contacts' },
    })
    await waitUntil(() => app.findAll('.contact-card').length === 1)
    enter(app.find<HTMLInputElement>('input[type=search]'), 'ppc')
    enter(app.find<HTMLInputElement>('input[type=search]'), 'ppc spain')
    await waitUntil(() => asked.length === 2)
    expect(asked).to.deep.equal(['/api/contacts', '/api/contacts?q=ppc+spain'])
    await waitUntil(() => app.findAll('.os-table-more button').length === 1)
    app.find('.os-table-more button').click()
    await waitUntil(() => app.findAll('.contact-card').length === 2)
    expect(asked.at(-1)).to.equal('/api/contacts?q=ppc+spain&after=c1')
    history.replaceState(history.state, '', location.pathname)
  })

  it('takes a favorite back where the server refuses it', async () => {
    let refuse: (answer: Response) => void = () => {}
    const refused = new Promise<Response>((resolve) => (refuse = resolve))
    const app = await mountMiniApp('contacts', {
      portal: {
        fetch: answering({
          'GET /api/contacts/choices': { data: CHOICES },
          'GET /api/contacts*': { data: [ada], next: null, total: 1 },
          'PUT /api/contacts/person-1/favourite': () => refused,
        }),
      },
    })
    await waitUntil(() => app.findAll('.favourite').length === 1)
    app.find('.favourite').click()
    await waitUntil(() => app.find('.favourite').getAttribute('aria-pressed') === 'true')
    refuse(Response.json({}, { status: 500 }))
    await waitUntil(() => app.find('.favourite').getAttribute('aria-pressed') === 'false')
    expect(app.asked.some(({ what }) => what === 'notify')).to.equal(true)
  })

  it('says for how long London and New York both work, by either clock', async () => {
    const mounted = (day: string, clock: string) =>
      mountMiniApp('contacts', {
        portal: {
          fetch: answering({ 'GET /api/contacts*': { data: [ada, grace], next: null, total: 2 } }),
        },
        route: { tail: '/compare', query: { people: 'person-1,person-2', day, clock } },
      })
    const march = await mounted('2026-03-10', 'Europe/London')
    await waitUntil(() => march.findAll('.overlap-note').length === 1)
    expect(march.find('.overlap-note').textContent).to.include('4.5 hours at once: 13:00–17:30')
    const april = await mounted('2026-04-10', 'America/New_York')
    await waitUntil(() => april.findAll('.overlap-note').length === 1)
    expect(april.find('.overlap-note').textContent).to.include('3.5 hours at once: 09:00–12:30')
  })

  it('sends what people say of themselves as a whole, once it can be taken', async () => {
    let sent: OwnContact | undefined
    const app = await mountMiniApp('contacts', {
      portal: {
        fetch: answering({
          'GET /api/contacts/choices': { data: CHOICES },
          'GET /api/contacts/me': { data: { ...ada, ...full } },
          'PUT /api/contacts/me': (body: OwnContact) => {
            sent = body
            return { data: { ...ada, ...full, phone: body.phone } }
          },
        }),
      },
      route: { tail: '/me' },
    })
    await waitUntil(() => app.findAll('.own-form').length === 1)
    const phone = app.find<HTMLInputElement>('input[type=tel]')
    enter(phone, 'call me')
    app.find('.os-save-bar [type=submit]').click()
    await waitUntil(() => phone.getAttribute('aria-invalid') === 'true')
    expect(sent).to.equal(undefined)
    enter(phone, '+34 1')
    enter(phone, '+34 600 111 111')
    const save = app.find('.os-save-bar [type=submit]')
    save.focus()
    save.click()
    await waitUntil(() => sent?.phone === '+34 600 111 111')
    expect(sent!.skills).to.deep.equal(ada.skills)
    await waitUntil(() => app.asked.some(({ what }) => what === 'notify'))
    await waitUntil(() => app.element.shadowRoot!.activeElement === app.find('.os-form-page'))
  })

  it('leads from a colleague to their mail and to shared hours, and keeps a note on them', async () => {
    const sent: unknown[] = []
    const app = await mountMiniApp('contacts', {
      context: { user: { ...sampleUser, id: 'person-9' } },
      portal: {
        fetch: answering({
          'GET /api/contacts/person-2': { data: { ...grace, ...full, mine: false } },
          'PUT /api/contacts/person-2/note': (body: unknown) => {
            sent.push(body)
            return { data: body }
          },
        }),
      },
      route: { basePath: '/network/contacts', tail: '/person-2' },
    })
    await waitUntil(() => app.findAll('h1').length === 1)
    expect(app.find('h1').textContent).to.contain('Grace Hopper')
    const links = app.findAll<HTMLAnchorElement>('.os-page-header a').map((link) => link.getAttribute('href'))
    expect(links).to.deep.equal([
      '/network/contacts/compare?people=person-9,person-2',
      `mailto:${grace.email}`,
    ])
    enter(app.find<HTMLTextAreaElement>('textarea'), 'Knows the panel.')
    const save = app.findAll<HTMLButtonElement>('button').find(({ textContent }) => textContent === 'Save')!
    await waitUntil(() => !save.disabled)
    save.click()
    await waitUntil(() => app.asked.some(({ what }) => what === 'announce'))
    expect(sent).to.deep.equal([{ text: 'Knows the panel.' }])
    await waitUntil(() => save.disabled, 'nothing is left to save')
  })
})

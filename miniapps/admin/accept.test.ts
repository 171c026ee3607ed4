import { expect } from '@open-wc/testing'
import { problem } from '../../test/browser/answering.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { savedFile } from '../../test/browser/saved-file.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import {
  accessServer,
  changed,
  exampleDetail,
  examplePerson,
  exampleRequest,
  exampleReview,
  exampleRole,
} from './access-in-tests.ts'

const PEOPLE = [examplePerson(), examplePerson({ id: 'person-2', firstname: 'Grace', lastname: 'Hopper' })]
const BASE = '/os-admin'
const DAY_MS = 86_400_000

type App = Awaited<ReturnType<typeof mountMiniApp>>

const mounted = (tail: string, more: Record<string, unknown> = {}) =>
  mountMiniApp('admin', {
    portal: { fetch: accessServer(PEOPLE, more) },
    route: { basePath: BASE, path: BASE + tail, tail },
  })

const button = (app: App, name: string) =>
  app.findAll<HTMLButtonElement>('button').find((each) => (each.ariaLabel ?? each.textContent) === name)

const press = async (app: App, name: string) => {
  await waitUntil(() => button(app, name)?.getAttribute('aria-busy') === null)
  button(app, name)!.click()
}

function write(app: App, label: string, text: string) {
  const of = app.findAll<HTMLLabelElement>('label').find((each) => each.textContent.startsWith(label))!
  const field = app.find<HTMLInputElement>(`[id="${of.htmlFor}"]`)
  const kind = field.matches('textarea') ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')!.set!.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
}

const text = (app: App, selector: string) => app.findAll(selector).map(({ textContent }) => textContent)

describe('administration', () => {
  it('lists people and leads to the page of each', async () => {
    const app = await mounted('/panel/users')
    await waitUntil(() => text(app, '.os-grid-row a').includes('Grace Hopper'))
    const link = app.findAll('.os-grid-row a').find((each) => each.textContent === 'Grace Hopper')!
    expect(link.getAttribute('href')).to.equal('/os-admin/panel/users/person-2')
    const named = app.events.map(({ name }) => name).filter((name) => name.endsWith('breadcrumbs'))
    expect(named, 'the first screen, too, has a title').to.deep.equal([
      'set-breadcrumbs',
      'update-breadcrumbs',
    ])
  })

  const lists: Readonly<Record<string, readonly [name: string, id: string]>> = {
    '/panel/roles': ['Planner', 'planner'],
    '/panel/groups': ['G-UK', 'uk'],
    '/panel/reviews': ['Spring', 'review-1'],
  }
  for (const [tail, [name, id]] of Object.entries(lists))
    it(`leads from ${tail} to the page of each`, async () => {
      const app = await mounted(tail)
      await waitUntil(() => text(app, 'tbody a').includes(name))
      expect(app.find('tbody a').getAttribute('href')).to.equal(`${BASE}${tail}/${id}`)
    })

  it('finds groups by name, and says in words that there is none', async () => {
    const app = await mounted('/panel/groups', {
      'GET /api/access/groups?q=none*': { data: [], next: null },
    })
    await waitUntil(() => text(app, '.os-list-find > output')[0] === '1 entry')
    write(app, 'Search', 'none')
    await waitUntil(() => text(app, '.os-list-find > output')[0] === 'Nothing found')
    history.replaceState(history.state, '', location.pathname)
  })

  it('invites several people at once, and says for whom it was refused', async () => {
    const invited: string[] = []
    const app = await mounted('/panel/users', {
      'POST /api/access/people': (body: { email: string }) => {
        if (body.email.startsWith('no')) return problem(400, 'No', 'This address is not taken.')
        invited.push(body.email)
        return changed(examplePerson({ email: body.email }))
      },
    })
    await press(app, 'Invite people')
    await waitUntil(() => app.findAll('textarea').length === 1)
    write(
      app,
      'Email addresses',
      'Ada Lovelace <ada@agency.example>\nno@agency.example\ngrace@agency.example',
    )
    await press(app, 'Invite 3 people')
    await waitUntil(() => text(app, '.os-form-alert li').length === 1)
    expect(text(app, '.os-form-alert li')).to.deep.equal(['no@agency.example: This address is not taken.'])
    expect(invited).to.deep.equal(['ada@agency.example', 'grace@agency.example'])
  })

  it('gives a link to pass on where no mail server has sent the invitation', async () => {
    const link = 'https://portal.example/idp/password/abc'
    const until = '2026-12-01T10:00:00.000Z'
    const app = await mounted('/panel/users', {
      'POST /api/access/people': (body: { email: string }) => ({
        ...changed(examplePerson({ email: body.email })),
        invitation: { isMailed: body.email.startsWith('mailed'), link, until },
      }),
    })
    await press(app, 'Invite people')
    await waitUntil(() => app.findAll('textarea').length === 1)
    write(app, 'Email addresses', 'ada@agency.example\nmailed@agency.example')
    await press(app, 'Invite 2 people')
    await waitUntil(() => text(app, '.admin-links li').length > 0)
    const lines = text(app, '.admin-links li')
    expect(lines).to.have.length(1)
    expect(lines[0]).to.match(/ada@agency\.example.*Copy link.*Valid once, until/s)
    await press(app, 'Done')
    await waitUntil(() => app.findAll('.admin-links').length === 0)
  })

  it('explains each permission by every way to it: groups {CartAppAccess}, {NetworkAccess} and one held directly are exactly three', async () => {
    const app = await mounted('/panel/users/person-1')
    await waitUntil(() => text(app, '.admin-ways li').length === 3)
    expect(text(app, '.admin-ways li').map((each) => each.replace(/, until.*/, ''))).to.have.members([
      'Role Planner of the group G-UK in Greenhouse',
      'Role Networker in Greenhouse',
      'Given directly in Greenhouse',
    ])
  })

  it('says the server’s words where the last administrator would go', async () => {
    const detail = 'Somebody has to administer Greenhouse.'
    const app = await mounted('/panel/users/person-1', {
      'POST /api/access/people/person-1/disable': problem(409, 'Conflict', detail),
    })
    await press(app, 'More actions')
    await press(app, 'Disable')
    await waitUntil(() => app.findAll('dialog').length === 1)
    write(app, 'Reason', 'Left')
    app.find<HTMLButtonElement>('dialog button[type=submit]').click()
    await waitUntil(() => app.find('dialog [role=alert]').textContent !== '')
    expect(app.find('dialog [role=alert]').textContent).to.contain(detail)
  })

  it('assigns a role until a moment, exact to the second', async () => {
    let asked: { expiresAt?: string; role?: string } = {}
    const app = await mounted('/panel/users/person-1', {
      'POST /api/access/assignments': (body: object) => {
        asked = body
        return changed(exampleDetail().assignments[0]!)
      },
    })
    await press(app, 'Assign role')
    await waitUntil(() => app.findAll('dialog').length === 1)
    const role = app.find<HTMLInputElement>('dialog [role=combobox]')
    role.focus()
    write(app, 'Role', 'Plan')
    await waitUntil(() => text(app, '[role=option]').includes('Planner'))
    app
      .findAll('[role=option]')
      .find((each) => each.textContent === 'Planner')!
      .click()
    write(app, 'Reason', 'Stands in')
    await waitUntil(() => app.findAll('dialog [role=spinbutton]').length > 0)
    app.find<HTMLButtonElement>('dialog button[type=submit]').click()
    await waitUntil(() => asked.role === 'planner')
    expect(asked.expiresAt).to.equal(null)
  })

  it('asks why before it takes somebody out of a group', async () => {
    const sent: unknown[] = []
    const app = await mounted('/panel/users/person-1', {
      'POST /api/access/groups/uk/members': (body: unknown) => {
        sent.push(body)
        return changed(null)
      },
    })
    await press(app, 'Remove from G-UK')
    await waitUntil(() => text(app, 'dialog h2')[0] === 'Remove Ada Lovelace from G-UK?')
    expect(sent).to.deep.equal([])
    write(app, 'Reason', 'Moved to Paris')
    await press(app, 'Remove')
    await waitUntil(() => app.findAll('dialog').length === 0)
    expect(sent).to.deep.equal([{ add: [], remove: ['person-1'], reason: 'Moved to Paris' }])
  })

  it('shows the portal as somebody else by an event of its own', async () => {
    const app = await mounted('/panel/users/person-1')
    await press(app, 'See as this person')
    expect(app.events.find(({ name }) => name === 'see-as')).to.deep.equal({
      name: 'see-as',
      payload: { id: 'person-1', email: 'ada@agency.example', name: 'Ada Lovelace' },
    })
  })

  it('says before a role is saved that 37 people lose a permission, and who the first of them are', async () => {
    const saved: string[] = []
    const lost = [{ permission: 'CartAppAccess', people: 37, names: ['Ada Lovelace', 'Grace Hopper'] }]
    const save = (body: { reason: string }, address: string) => {
      saved.push(`${address.includes('dry=true') ? 'dry' : 'real'} ${body.reason}`)
      return changed(exampleRole(), { people: 37, lost })
    }
    const app = await mounted('/panel/roles/planner', { 'PUT /api/access/roles/planner*': save })
    await waitUntil(() => app.findAll('.admin-rights input').length === 2)
    app.find<HTMLInputElement>('.admin-rights input').click()
    await press(app, 'Save')
    await waitUntil(() => app.findAll('.admin-impact li').length === 1)
    expect(text(app, '.admin-impact strong')).to.deep.equal(['37 people lose CartAppAccess'])
    expect(text(app, '.admin-impact .os-muted')).to.deep.equal(['Ada Lovelace, Grace Hopper, and 35 more'])
    expect(text(app, '.admin-difference del').length).to.equal(1)
    write(app, 'Reason', 'Not needed')
    app.find<HTMLButtonElement>('dialog button[type=submit]').click()
    await waitUntil(() => saved.length === 2)
    expect(saved).to.deep.equal(['dry ', 'real Not needed'])
  })

  it('says what a new role lacks instead of keeping its button shut', async () => {
    const app = await mounted('/panel/roles/new')
    await press(app, 'Create role')
    await waitUntil(() => app.findAll('.os-field-error').length > 0)
    expect(text(app, '.os-field-error')).to.deep.equal(['This field is required.', 'This field is required.'])
    expect((app.element.shadowRoot!.activeElement as HTMLInputElement).labels![0]!.textContent).to.match(
      /^Name/,
    )
  })

  it('shows who fits a rule while it is written', async () => {
    const app = await mounted('/panel/groups', {
      'POST /api/access/groups/rule-preview': { data: { people: 3, names: ['Ada', 'Grace'] } },
    })
    await press(app, 'New group')
    await waitUntil(() => app.findAll('dialog [type=radio]').length === 3)
    app.find('dialog [value=rule]').click()
    await waitUntil(() => app.findAll('.admin-condition').length === 1)
    write(app, 'is one of', 'agency.example')
    const field = app.find<HTMLInputElement>('.os-chips-frame input')
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }))
    await waitUntil(() => text(app, '.admin-preview')[0] === '3 people match: Ada, Grace, and 1 more')
  })

  it('opens the request that a link names, gives access for as long as is chosen, and refuses with a reason', async () => {
    const sent: { decision: string; reason: string; until: string | null }[] = []
    const app = await mountMiniApp('admin', {
      portal: {
        fetch: accessServer([], {
          'POST /api/requests/request-1/decide': (body: (typeof sent)[number]) => {
            sent.push(body)
            return { data: exampleRequest() }
          },
        }),
      },
      route: {
        basePath: BASE,
        path: `${BASE}/panel/requests`,
        tail: '/panel/requests',
        query: { request: 'request-1' },
      },
    })
    await waitUntil(() => text(app, 'dialog h2')[0] === 'Grace Hopper asks for access to Cart')
    const choose = (value: string) => {
      const until = app.find<HTMLSelectElement>('dialog select')
      until.value = value
      until.dispatchEvent(new Event('change', { bubbles: true }))
    }
    await press(app, 'Refuse')
    await waitUntil(() => app.findAll('dialog .os-field-error').length === 1)
    expect(sent).to.deep.equal([])
    choose('week')
    await press(app, 'Give access')
    await waitUntil(() => sent.length === 1)
    expect(Date.parse(sent[0]!.until!) - Date.now()).to.be.within(6.9 * DAY_MS, 7.1 * DAY_MS)
    await waitUntil(() => app.findAll('dialog').length === 0)
    await press(app, 'Decide: Grace Hopper asks for access to Cart')
    await waitUntil(() => app.findAll('dialog').length === 1)
    write(app, 'Reason', 'Ask for the planner')
    await press(app, 'Refuse')
    await waitUntil(() => sent.length === 2)
    expect(sent[1]).to.deep.equal({
      decision: 'refuse',
      reason: 'Ask for the planner',
      until: null,
      role: null,
    })
  })

  it('lets nobody in without a role', async () => {
    const sent: { role: string | null }[] = []
    const app = await mountMiniApp('admin', {
      portal: {
        fetch: accessServer([], {
          'GET /api/requests/open': { data: [exampleRequest({ app: 'you-page', title: 'Agency OS' })] },
          'POST /api/requests/request-1/decide': (body: (typeof sent)[number]) => {
            sent.push(body)
            return { data: exampleRequest() }
          },
        }),
      },
      route: {
        basePath: BASE,
        path: `${BASE}/panel/requests`,
        tail: '/panel/requests',
        query: { request: 'request-1' },
      },
    })
    await waitUntil(() => app.findAll('dialog select option').length > 5, 'roles are listed')
    await press(app, 'Give access')
    await waitUntil(() => app.findAll('dialog .os-field-error').length === 1)
    const role = app.find<HTMLSelectElement>('dialog select')
    role.selectedIndex = 1
    role.dispatchEvent(new Event('change', { bubbles: true }))
    await press(app, 'Give access')
    await waitUntil(() => sent.length === 1)
    expect(sent[0]!.role).to.equal(role.value)
  })

  it('takes a rule of duties away once that is confirmed', async () => {
    const gone: string[] = []
    const app = await mounted('/panel/roles', {
      'DELETE /api/access/duty-rules/duty-1': (_body: unknown, address: string) => {
        gone.push(address)
        return { data: null }
      },
    })
    await press(app, 'Separation of duties')
    await waitUntil(() => button(app, 'Delete Set up or approve') !== undefined)
    expect(app.find('tbody tr').textContent).to.contain('Greenhouse')
    await press(app, 'Delete Set up or approve')
    await press(app, 'Delete')
    await waitUntil(() => gone.length === 1 && app.findAll('dialog').length === 0)
  })

  it('begins a review of all of an agency, and leads to it', async () => {
    const begun: unknown[] = []
    const app = await mounted('/panel/reviews', {
      'POST /api/access/reviews': (body: unknown) => {
        begun.push(body)
        return { data: exampleReview({ id: 'review-2' }) }
      },
    })
    await waitUntil(() => text(app, 'tbody td').includes('Greenhouse'))
    await press(app, 'New review')
    await waitUntil(() => app.findAll('dialog').length === 1)
    write(app, 'Name', 'Autumn')
    await press(app, 'Start review')
    await waitUntil(() => begun.length === 1)
    expect(begun).to.deep.equal([
      { agency: 'greenhouse', name: 'Autumn', of: { kind: 'agency' }, dueAt: null },
    ])
    await waitUntil(() => app.asked.some(({ what }) => what === 'navigate'))
    expect(app.asked.find(({ what }) => what === 'navigate')!.with[0]).to.equal(
      '/os-admin/panel/reviews/review-2',
    )
  })

  it('decides a review row by row by keys alone', async () => {
    const decided: unknown[] = []
    const app = await mounted('/panel/reviews/review-1', {
      'POST /api/access/reviews/review-1/decisions': (body: { decisions: unknown[] }) => {
        decided.push(...body.decisions)
        return { data: exampleReview({ decided: decided.length }) }
      },
    })
    await waitUntil(() => app.findAll('tbody button').length === 6)
    app.find<HTMLButtonElement>('tbody button').focus()
    const key = (name: string) =>
      (app.element.shadowRoot!.activeElement as HTMLElement).dispatchEvent(
        new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true }),
      )
    key('k')
    key('ArrowDown')
    key('r')
    await waitUntil(() => text(app, '.os-page-subtitle')[0] === '2 of 3 decided')
    expect(decided).to.deep.equal([
      { position: 1, decision: 'keep' },
      { position: 3, decision: 'remove' },
    ])
  })

  it('keeps all that is undecided in a review when told to, and says how much that was', async () => {
    const sent: unknown[] = []
    const app = await mounted('/panel/reviews/review-1', {
      'POST /api/access/reviews/review-1/decisions': (body: unknown) => {
        sent.push(body)
        return { data: exampleReview({ decided: 3 }) }
      },
      'GET /api/access/reviews/review-1': () => ({ data: exampleReview({ decided: sent.length * 3 }) }),
    })
    await waitUntil(() => app.findAll('tbody button').length === 6)
    await press(app, 'Keep all undecided')
    await waitUntil(() => text(app, '.os-page-subtitle')[0] === '3 of 3 decided')
    expect(sent).to.deep.equal([{ decisions: [], keepRest: true }])
    expect(app.findAll('button').map(({ textContent }) => textContent)).not.to.include('Keep all undecided')
  })

  it('writes a review into a file, with what was decided', async () => {
    const app = await mounted('/panel/reviews/review-1')
    await waitUntil(() => app.findAll('.os-page-header [aria-haspopup]').length === 1)
    app.find('.os-page-header [aria-haspopup]').click()
    await waitUntil(() => app.findAll('[role=menuitem]').length === 2)
    const { file } = await savedFile(() => app.findAll('[role=menuitem]')[0]!.click())
    const lines = (await file.text()).trim().split(/\r?\n/)
    expect(lines[0]).to.include('Person,Email address,Granted through,Permissions,Decision')
    expect(lines).to.have.length(4)
  })

  it('shows an entry of the audit log with what was and what is, and no way to change it', async () => {
    const app = await mounted('/panel/audit')
    await waitUntil(() => app.findAll('.admin-plain').length === 1)
    expect(text(app, 'tbody td')).to.include('Role changed')
    app.find('.admin-plain').click()
    await waitUntil(() => app.findAll('dialog table').length === 1)
    const cells = [...text(app, 'dialog tbody th'), ...text(app, 'dialog tbody td')]
    expect(cells).to.deep.equal(['Permissions', 'CartAppAccess', ''])
    expect(text(app, 'dialog button').filter(Boolean)).to.deep.equal(['Close'])
  })
})

import { expect } from '@open-wc/testing'
import { answering, problem } from '../../test/browser/answering.ts'
import { mountMiniApp, type MountedMiniApp } from '../../test/browser/mount-mini-app.ts'
import { sampleContext, sampleLayout } from '../../test/browser/sample-context.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import type { AccessStateReason } from '../../shell/contract/entities.ts'
import { showLanguage } from '../../shell/contract/words.ts'
import type { Layout } from '../../shell/contract/layout.ts'

const signedOut = { ...sampleContext, user: null, workspace: null }
const mountLogin = (layout: Partial<Layout> = {}, query: Record<string, string> = {}) =>
  mountMiniApp('login', {
    context: { ...signedOut, layout: { ...sampleLayout, ...layout } },
    route: { path: '/login', query },
  })
const mountAccess = (accessState: AccessStateReason | null, layout: Partial<Layout> = {}) =>
  mountMiniApp('login', {
    context: { layout: { ...sampleLayout, ...layout, accessState } },
    route: { path: '/login/agency-access' },
  })

/** Beside what is asked of the APIs. */
const tries = (asked: MountedMiniApp['asked']) => asked.filter(({ what }) => what !== 'fetch')

describe('login page', () => {
  it('has one action, a real link that starts the sign-in [2.1]', async () => {
    const { find, findAll } = await mountLogin()
    expect([find('a').textContent, find('a').getAttribute('href')]).to.deep.equal(['Sign in', '/auth'])
    expect(findAll('a, button')).to.have.length(1)
    expect(find('.brand').textContent).to.contain('Choreograph')
  })

  it('keeps the account hint of the address [7.26]', async () => {
    const { find } = await mountLogin({}, { account: 'azure & co' })
    expect(find('a').getAttribute('href')).to.equal('/auth?account=azure+%26+co')
  })

  it('tells what went wrong with the last sign-in', async () => {
    const { find } = await mountLogin({
      signInMessage: 'Your sign-in took too long. Please sign in again.',
    })
    expect(find('[role="alert"]').textContent).to.equal('Your sign-in took too long. Please sign in again.')
  })

  it('says calmly that somebody has signed out', async () => {
    const { find, findAll } = await mountLogin({
      signInMessage: 'You have signed out.',
      hasSignedOut: true,
    })
    expect(find('[role="status"]').textContent).to.equal('You have signed out.')
    expect(findAll('[role="alert"]')).to.have.length(0)
  })

  it('changes language while it is shown', async () => {
    const { element, find } = await mountLogin()
    await showLanguage('de')
    await element.updateComplete
    expect(find('a').textContent).to.equal('Anmelden')
    await showLanguage('en')
  })

  it('has no message when nothing went wrong', async () => {
    const { findAll } = await mountLogin()
    expect(findAll('[role="alert"]')).to.have.length(0)
  })

  it('takes no focus, and its title can take it', async () => {
    const { find } = await mountLogin()
    expect(document.activeElement?.localName).to.equal('body')
    expect(find('h1').tabIndex).to.equal(-1)
  })
})

describe('agency access page', () => {
  for (const reason of [
    'NO_AGENCIES',
    'NO_AGENCY',
    'NO_PERMISSIONS',
    'NO_AGENCIES_ACCESS',
    'NO_AGENCY_ACCESS',
    'NO_WORKSPACES',
    null,
  ] as const) {
    it(`explains ${reason} to the person who is signed in [4.52]`, async () => {
      const { find } = await mountAccess(reason)
      expect(find('.content').textContent).to.contain('Paula Planner').and.contain('planner@agency.example')
      if (reason) expect(find('pre').textContent).to.contain(`Reason: ${reason}`)
    })
  }

  it('tries again without a reload', async () => {
    const { find, asked } = await mountAccess('NO_WORKSPACES')
    find('[data-retry]').click()
    expect(tries(asked)).to.deep.equal([{ what: 'navigate', with: ['/you', { replace: true }] }])
  })

  it('tries again what the person was kept from', async () => {
    const { find, asked, update } = await mountAccess('NO_WORKSPACES')
    await update({ route: { query: { from: '/brands/b1/scorecards' } } })
    find('[data-retry]').click()
    expect(tries(asked)).to.deep.equal([
      { what: 'navigate', with: ['/brands/b1/scorecards', { replace: true }] },
    ])
  })

  for (const from of ['', '//elsewhere.example', 'https://elsewhere.example/you']) {
    it(`tries the way to the person's own page where "${from}" is no path of this portal`, async () => {
      const { find, asked, update } = await mountAccess('NO_WORKSPACES')
      await update({ route: { query: { from } } })
      find('[data-retry]').click()
      expect(tries(asked)).to.deep.equal([{ what: 'navigate', with: ['/you', { replace: true }] }])
    })
  }

  it('shows that it is asking, once at a time, and says when nothing has changed', async () => {
    const { element, find, asked, update } = await mountAccess('NO_WORKSPACES')
    const status = () => find('.actions + [role="status"]').textContent?.trim()
    expect(status()).to.equal('')
    find('[data-retry]').click()
    await element.updateComplete
    expect([find('[data-retry]').ariaBusy, status()]).to.deep.equal(['true', 'Checking your access …'])
    find('[data-retry]').click()
    expect(tries(asked)).to.have.length(1)
    await update({ context: { layout: { ...sampleLayout, visit: 7, accessState: 'NO_WORKSPACES' } } })
    expect([find('[data-retry]').ariaBusy, status()]).to.deep.equal([
      'false',
      'Still: No brand is shared with you yet',
    ])
    find('[data-retry]').click()
    await update({ context: { layout: { ...sampleLayout, visit: 8, accessState: 'NO_PERMISSIONS' } } })
    expect(status()).to.equal('Now: Your account has no permissions yet')
  })

  it('signs out for somebody else', async () => {
    const { find, events } = await mountAccess('NO_AGENCY')
    find('[data-other]').click()
    expect(events.map(({ name }) => name)).to.deep.equal(['logout'])
  })

  it('offers the other agencies, and nothing where there are none', async () => {
    const { findAll, update } = await mountAccess('NO_AGENCY_ACCESS')
    expect(findAll('.agencies a').map((link) => [link.textContent, link.getAttribute('href')])).to.deep.equal(
      [['Wavemaker', 'https://wavemaker.example/']],
    )
    await update({ context: { layout: { ...sampleLayout, accessState: 'NO_AGENCIES', agencies: [] } } })
    expect(findAll('.agencies')).to.have.length(0)
  })

  for (const [said, write] of [
    ['Copied', () => Promise.resolve()],
    [
      'Your browser did not allow copying. Select the text instead.',
      () => Promise.reject(new DOMException('No', 'NotAllowedError')),
    ],
  ] as const) {
    it(`says what became of copying: ${said}`, async () => {
      const copied: string[] = []
      Object.assign(navigator.clipboard, { writeText: (text: string) => (copied.push(text), write()) })
      const { find } = await mountAccess('NO_WORKSPACES')
      expect(find('[role="status"]').textContent).to.equal('')
      find('button.quiet').click()
      await waitUntil(() => find('[role="status"]').textContent !== '')
      Reflect.deleteProperty(navigator.clipboard, 'writeText')
      expect([find('[role="status"]').textContent, copied]).to.deep.equal([said, [find('pre').textContent]])
    })
  }

  const asking = (accessState: AccessStateReason, answers: Record<string, unknown>) =>
    mountMiniApp('login', {
      context: { layout: { ...sampleLayout, accessState } },
      route: { path: '/login/agency-access' },
      portal: { fetch: answering(answers) },
    })
  const REQUESTS = 'GET /api/requests'

  it('asks to be let in within the portal, with a reason, and says that it did', async () => {
    const sent: unknown[] = []
    const { element, find, findAll } = await asking('NO_PERMISSIONS', {
      [REQUESTS]: { data: [] },
      'POST /api/requests': (body: unknown) => {
        sent.push(body)
        return { data: {} }
      },
    })
    await waitUntil(() => findAll('form').length === 1)
    find<HTMLTextAreaElement>('textarea').value = 'New on the team'
    find('button.primary').click()
    await waitUntil(() => find('.content').textContent.includes('Your request is with the administrators'))
    expect(sent).to.deep.equal([{ app: 'you-page', agency: 'choreograph', note: 'New on the team' }])
    expect(findAll('form')).to.have.length(0)
    await waitUntil(() => element.shadowRoot!.activeElement === find('[data-retry]'))
  })

  it('says when the request could not be sent, and keeps what was typed', async () => {
    const { find, findAll } = await asking('NO_AGENCY_ACCESS', {
      [REQUESTS]: { data: [] },
      'POST /api/requests': problem(503, 'Down'),
    })
    await waitUntil(() => findAll('form').length === 1)
    find<HTMLTextAreaElement>('textarea').value = 'New on the team'
    find('button.primary').click()
    await waitUntil(() => find('[role="alert"]').textContent.includes('could not be sent'))
    expect(find<HTMLTextAreaElement>('textarea').value).to.equal('New on the team')
  })

  it('knows that somebody has asked before, and leaves the text to those who are in no agency', async () => {
    const open = { app: 'you-page', agencyCode: 'choreograph', status: 'open' }
    const before = await asking('NO_PERMISSIONS', { [REQUESTS]: { data: [open] } })
    await waitUntil(() => before.find('.content').textContent.includes('Your request is with'))
    expect(before.findAll('form')).to.have.length(0)
    const outside = await asking('NO_AGENCY', { [REQUESTS]: { data: [] } })
    expect([outside.findAll('form').length, outside.findAll('details').length]).to.deep.equal([0, 0])
  })
})

import { expect } from '@open-wc/testing'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
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

describe('login page', () => {
  it('has one action, a real link that starts the sign-in', async () => {
    const { find, findAll } = await mountLogin()
    expect([find('a').textContent, find('a').getAttribute('href')]).to.deep.equal(['Sign in', '/auth'])
    expect(findAll('a, button')).to.have.length(1)
    expect(find('.brand').textContent).to.contain('Choreograph')
  })

  it('keeps the account hint of the address', async () => {
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
    it(`explains ${reason} to the person who is signed in`, async () => {
      const { find } = await mountAccess(reason)
      expect(find('.content').textContent).to.contain('Paula Planner').and.contain('planner@agency.example')
      if (reason) expect(find('pre').textContent).to.contain(`Reason: ${reason}`)
    })
  }

  it('tries again without a reload', async () => {
    const { find, asked } = await mountAccess('NO_WORKSPACES')
    find('button.primary').click()
    expect(asked).to.deep.equal([{ what: 'navigate', with: ['/you', { replace: true }] }])
  })

  it('tries again what the person was kept from', async () => {
    const { find, asked, update } = await mountAccess('NO_WORKSPACES')
    await update({ route: { query: { from: '/brands/b1/scorecards' } } })
    find('button.primary').click()
    expect(asked).to.deep.equal([{ what: 'navigate', with: ['/brands/b1/scorecards', { replace: true }] }])
  })

  for (const from of ['', '//elsewhere.example', 'https://elsewhere.example/you']) {
    it(`tries the way to the person's own page where "${from}" is no path of this portal`, async () => {
      const { find, asked, update } = await mountAccess('NO_WORKSPACES')
      await update({ route: { query: { from } } })
      find('button.primary').click()
      expect(asked).to.deep.equal([{ what: 'navigate', with: ['/you', { replace: true }] }])
    })
  }

  it('shows that it is asking, once at a time, and says when nothing has changed', async () => {
    const { element, find, asked, update } = await mountAccess('NO_WORKSPACES')
    const status = () => find('.actions + [role="status"]').textContent?.trim()
    expect(status()).to.equal('')
    find('button.primary').click()
    await element.updateComplete
    expect([find('button.primary').ariaBusy, status()]).to.deep.equal(['true', 'Checking your access …'])
    find('button.primary').click()
    expect(asked).to.have.length(1)
    await update({ context: { layout: { ...sampleLayout, visit: 7, accessState: 'NO_WORKSPACES' } } })
    expect([find('button.primary').ariaBusy, status()]).to.deep.equal([
      'false',
      'Still: No brand is shared with you yet',
    ])
    find('button.primary').click()
    await update({ context: { layout: { ...sampleLayout, visit: 8, accessState: 'NO_PERMISSIONS' } } })
    expect(status()).to.equal('Now: Your account has no permissions yet')
  })

  it('signs out for somebody else', async () => {
    const { find, events } = await mountAccess('NO_AGENCY')
    find('button.secondary').click()
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
})

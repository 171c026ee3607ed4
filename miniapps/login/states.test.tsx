import { expect } from '@open-wc/testing'
import { emulateMedia, setViewport } from '@web/test-runner-commands'
import type { AccessStateReason } from '../../shell/contract/entities.ts'
import type { Layout } from '../../shell/contract/layout.ts'
import { answering, problem } from '../../test/browser/answering.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { sampleContext, sampleLayout } from '../../test/browser/sample-context.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'

const LONG = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'
/** What is called the same in every language. */
const NAMES = ['Agency OS', location.host]
const REASONS = [
  'NO_AGENCIES',
  'NO_AGENCY',
  'NO_PERMISSIONS',
  'NO_AGENCIES_ACCESS',
  'NO_AGENCY_ACCESS',
  'NO_WORKSPACES',
  null,
] as const

describe('the states of login', () => {
  const tenant = inLookOf('wavemaker')
  const signIn = (layout: Partial<Layout> = {}) =>
    mountMiniApp('login', {
      context: {
        ...sampleContext,
        tenant,
        user: null,
        workspace: null,
        layout: { ...sampleLayout, ...layout },
      },
      route: { path: '/login' },
    })
  const agencyAccess = (accessState: AccessStateReason | null, answers: Record<string, unknown> = {}) =>
    mountMiniApp('login', {
      portal: { fetch: answering(answers) },
      context: { tenant, layout: { ...sampleLayout, accessState } },
      route: { path: '/login/agency-access' },
    })

  it('asks to sign in', async () => checkState(await signIn(), NAMES))

  it('says what went wrong, however long it is, on a phone and in the dark', async () => {
    await setViewport({ width: 390, height: 844 })
    await emulateMedia({ colorScheme: 'dark' })
    try {
      const app = await signIn({ signInMessage: LONG })
      expect(document.documentElement.scrollWidth).to.equal(390)
      await checkState(app, NAMES)
    } finally {
      await emulateMedia({ colorScheme: 'light' })
      await setViewport({ width: 1440, height: 900 })
    }
  })

  it('says that somebody has signed out', async () =>
    checkState(await signIn({ signInMessage: 'You have signed out.', hasSignedOut: true }), NAMES))

  for (const reason of REASONS)
    it(`says to whom signed in why they were not let in: ${reason}`, async () =>
      checkState(await agencyAccess(reason), NAMES))

  it('offers to ask to be let in, and says that it could not be sent', async () => {
    const app = await agencyAccess('NO_PERMISSIONS', {
      'GET /api/requests': { data: [] },
      'POST /api/requests': problem(503, 'Down'),
    })
    await waitUntil(() => app.findAll('form').length === 1)
    app.find('form button').click()
    await waitUntil(() => app.find('[role=alert]').textContent !== '')
    await checkState(app, NAMES)
  })

  it('says that somebody has asked', async () => {
    const open = { app: 'you-page', agencyCode: tenant.code, status: 'open' }
    const app = await agencyAccess('NO_PERMISSIONS', { 'GET /api/requests': { data: [open] } })
    await waitUntil(() => app.findAll('details').length === 1)
    await checkState(app, NAMES)
  })

  it('asks again', async () => {
    const app = await agencyAccess('NO_WORKSPACES')
    app.find('[data-retry]').click()
    await app.update({})
    expect(app.find('[data-retry]').ariaBusy).to.equal('true')
    await checkState(app, NAMES)
  })
})

import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { $displaySettings, DEFAULT_SETTINGS, mergeDisplaySettings } from '../stores/display-settings.ts'
import { $destination } from '../stores/destination.ts'
import { $place, setPlace } from '../stores/place.ts'
import { $dirty, setDirty } from '../stores/unsaved-work.ts'
import { $notices, notify } from '../stores/notices.ts'
import { $permissions } from '../stores/permissions.ts'
import { sessionEnded, sessionFailed, sessionStarted, signingIn } from '../stores/session.ts'
import { $users } from '../stores/users.ts'
import { $workspaces } from '../stores/workspaces.ts'
import { sessionEndClears } from './session-end.ts'

describe('the end of a session', () => {
  before(() => {
    configure()
    sessionEndClears()
  })

  it('clears all that was known of the person and leads to the login page [4.12, 4.27]', () => {
    sessionStarted('maya')
    $users.set({
      loading: false,
      myself: {
        id: 'p1',
        firstname: 'M',
        lastname: 'L',
        email: 'm@x',
        dateLocale: 'de',
        numberLocale: 'de',
        displayLanguage: 'de',
        userRoles: [],
      },
    })
    $permissions.setKey('permissions', [{ account_id: 'a', permissions: ['P'] }])
    $workspaces.setKey('list', [])
    mergeDisplaySettings({ dateLocale: 'de-de' })
    setDirty(true)
    notify({ kind: 'error', text: 'Not saved.', action: { label: 'Try again', run: () => {} } })
    notify({ kind: 'warning', text: 'A part of this page is missing.' }, 'page')
    sessionEnded('TokenExpired', ['sessionEnded'])
    expect($users.get().myself).to.equal(undefined)
    expect($permissions.get().permissions).to.equal(undefined)
    expect($workspaces.get().list).to.equal(undefined)
    expect($displaySettings.get()).to.deep.equal(DEFAULT_SETTINGS)
    expect($dirty.get()).to.equal(false)
    expect($notices.get().map(({ text }) => text)).to.deep.equal(['A part of this page is missing.'])
    expect($destination.get()?.path).to.equal('/login')
  })

  it('leads to the login page from the page that says why somebody was not let in', () => {
    const here = $place.get()
    setPlace({ ...here, app: 'login', route: { ...here.route, path: '/login/agency-access' } })
    $destination.set(null)
    sessionStarted('maya')
    sessionEnded('NotSet', ['sessionEnded'])
    expect($destination.get()?.path).to.equal('/login')
    setPlace(here)
  })

  it('that fails late, on the login page, leads to the configured route', () => {
    configure({}, { unauthorizedRoute: '/login?after=failure' })
    const here = $place.get()
    setPlace({ ...here, app: 'login' })
    for (const [end, path] of [
      [sessionEnded, undefined],
      [sessionFailed, '/login?after=failure'],
    ] as const) {
      $destination.set(null)
      signingIn()
      end('LoginRequired', ['sessionEnded'])
      expect($destination.get()?.path).to.equal(path)
    }
    setPlace(here)
  })

  it('is none when nobody was signed in', () => {
    $destination.set(null)
    sessionEnded('LoginRequired')
    expect($destination.get()).to.equal(null)
  })
})

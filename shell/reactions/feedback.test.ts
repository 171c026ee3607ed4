import { aTimeout, expect } from '@open-wc/testing'
import { parseRuntimeConfig, setConfig } from '../config/environment.ts'
import { showLanguage } from '../contract/words.ts'
import { $ownCommands } from '../stores/own-commands.ts'
import { sessionEnded, sessionStarted } from '../stores/session.ts'
import { $users, clearMyself } from '../stores/users.ts'
import { sampleUser } from '../../test/browser/sample-context.ts'
import { feedbackIsOffered } from './feedback.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'

const button = () => document.querySelector<HTMLButtonElement>('#os-corner > button')
const shadow = () => document.querySelector('#os-corner > div')?.shadowRoot
const dialog = () => shadow()?.querySelector('dialog')
const loaded = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/assets/feedback.js'))
const plainFetch = window.fetch

const configure = (feedback?: object) =>
  setConfig(parseRuntimeConfig(JSON.stringify({ authority: 'https://id.example', clientId: 'os', feedback })))

function signIn(): void {
  sessionStarted('u-1')
  $users.set({ loading: false, myself: sampleUser })
}

function signOut(): void {
  sessionEnded('NotSet')
  clearMyself()
}

before(() => {
  configure()
  feedbackIsOffered()
})

afterEach(() => {
  signOut()
  window.fetch = plainFetch
})

/** Presses the button, as somebody does who wants to say something. */
async function openForm(): Promise<void> {
  await waitUntil(button)
  button()!.focus()
  button()!.click()
  await waitUntil(() => dialog()?.open)
}

const here = location.pathname
const question = document.createElement('dialog')

/** What somebody does while the form is being loaded, and the end of it. */
const GONE_ON: readonly [what: string, leave: () => void, comeBack: () => void][] = [
  [
    'has gone to another page',
    () => history.pushState(null, '', '/elsewhere'),
    () => history.replaceState(null, '', here),
  ],
  [
    'has another dialog open',
    () => {
      document.body.append(question)
      question.showModal()
    },
    () => question.remove(),
  ],
]

describe('the feedback script', () => {
  it('is not loaded while it is not configured', async () => {
    signIn()
    await aTimeout(200)
    expect(loaded()).to.equal(false)
    expect(button()).to.equal(null)
  })

  it('speaks the language of the page, also where that changes', async () => {
    configure({ url: '/api/feedback' })
    signIn()
    await waitUntil(button)
    await showLanguage('de')
    expect(button()!.textContent).to.equal('Feedback geben')
    expect(document.querySelector('#os-corner')!.ariaLabel).to.equal('Support und Feedback')
    await showLanguage('en')
    expect(button()!.textContent).to.equal('Give feedback')
  })

  it('is not loaded before somebody who is signed in asks for the form [7.32]', async () => {
    configure({ url: '/feedback' })
    await aTimeout(200)
    expect(button()).to.equal(null)
    signIn()
    await waitUntil(button)
    expect(document.documentElement.hasAttribute('data-corner')).to.equal(true) // pages leave room for it
    await expect(document.querySelector<HTMLElement>('#os-corner')!).to.be.accessible()
    await aTimeout(200)
    expect(loaded()).to.equal(false)
    await openForm()
    expect(loaded()).to.equal(true)
    dialog()!.close()
    expect(document.activeElement).to.equal(button())
  })

  it('opens the same form from the help menu and the command palette, and all goes with the person', async () => {
    configure({ url: '/feedback' })
    signIn()
    await waitUntil(() => $ownCommands.get().length > 0)
    const [command] = $ownCommands.get()
    expect([command!.title, command!.inHelp]).to.deep.equal(['Give feedback', true])
    command!.run()
    await waitUntil(() => dialog()?.open)
    dialog()!.close()
    await openForm()
    expect(document.querySelectorAll('#os-corner > div').length).to.equal(1)
    signOut()
    expect([button(), shadow()]).to.deep.equal([null, undefined])
    expect($ownCommands.get()).to.deep.equal([])
  })

  it('says that it is being loaded', async () => {
    configure({ url: '/feedback' })
    signIn()
    await waitUntil(button)
    button()!.click()
    expect([button()!.textContent, button()!.ariaBusy]).to.deep.equal(['Loading …', 'true'])
    await waitUntil(() => dialog()?.open)
    expect([button()!.textContent, button()!.ariaBusy]).to.deep.equal(['Give feedback', null])
  })

  for (const [what, leave, comeBack] of GONE_ON) {
    it(`disturbs nobody who by the time it is here ${what}; the next press opens it`, async () => {
      configure({ url: '/feedback' })
      signIn()
      await waitUntil(button)
      button()!.click()
      leave()
      await waitUntil(() => dialog() && button()!.ariaBusy === null)
      expect(dialog()!.open).to.equal(false)
      comeBack()
      button()!.click()
      expect(dialog()!.open).to.equal(true)
    })
  }

  it('sends what was written and what the form names, and the email only where it was allowed', async () => {
    const bodies: Record<string, string>[] = []
    window.fetch = async (_, init) => {
      bodies.push(JSON.parse(init!.body as string) as Record<string, string>)
      return new Response(null, { status: 201 })
    }
    configure({ url: '/feedback' })
    signIn()
    for (const contact of [false, true]) {
      await openForm()
      expect(shadow()!.querySelector('form')!.textContent).to.contain(
        'Sent with it: the app and the page you are on.',
      )
      shadow()!.querySelector<HTMLTextAreaElement>('[name=message]')!.value = 'Works well'
      shadow()!.querySelector<HTMLInputElement>('[name=contact]')!.checked = contact
      await expect(document.querySelector<HTMLElement>('#os-corner')!).to.be.accessible()
      shadow()!.querySelector<HTMLButtonElement>('.send')!.click()
      await waitUntil(() => /Thank you/.test(shadow()!.querySelector('[role=status]')!.textContent))
      shadow()!.querySelector<HTMLButtonElement>('dialog > button')!.click()
    }
    const sent = { about: 'This page', message: 'Works well', app: '', path: location.pathname }
    expect(bodies).to.deep.equal([
      { ...sent, contact: 'no', email: '' },
      { ...sent, contact: 'yes', email: 'planner@agency.example' },
    ])
  })
})

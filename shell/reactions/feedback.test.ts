import { aTimeout, expect } from '@open-wc/testing'
import { parseRuntimeConfig, setConfig } from '../config/environment.ts'
import { $ownCommands } from '../stores/own-commands.ts'
import { sessionEnded, sessionStarted } from '../stores/session.ts'
import { $users, clearMyself } from '../stores/users.ts'
import { sampleUser } from '../../test/browser/sample-context.ts'
import { feedbackIsOffered } from './feedback.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'

const shadow = () => document.querySelector('#os-corner > div')?.shadowRoot
const loaded = () => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/assets/feedback.js'))
const plainFetch = window.fetch

const configure = (feedback?: object) => setConfig(parseRuntimeConfig(JSON.stringify({ authority: 'https://id.example', clientId: 'os', feedback })))

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

describe('the feedback script', () => {
  it('is not loaded while it is not configured', async () => {
    signIn()
    await aTimeout(200)
    expect(loaded()).to.equal(false)
    expect(shadow()).to.equal(undefined)
  })

  it('is not loaded before somebody is signed in, and goes when they leave', async () => {
    configure({ url: '/feedback' })
    await aTimeout(200)
    expect(loaded()).to.equal(false)
    signIn()
    await waitUntil(shadow)
    const [command] = $ownCommands.get()
    expect([command!.title, command!.inHelp]).to.deep.equal(['Give feedback', true])
    command!.run()
    expect(shadow()!.querySelector('dialog')!.open).to.equal(true)
    signOut()
    expect(shadow()).to.equal(undefined)
    expect($ownCommands.get()).to.deep.equal([])
  })

  it('sends what was written, and the email only where it was allowed', async () => {
    const bodies: Record<string, string>[] = []
    window.fetch = async (_, init) => {
      bodies.push(JSON.parse(init!.body as string) as Record<string, string>)
      return new Response(null, { status: 201 })
    }
    configure({ url: '/feedback' })
    signIn()
    await waitUntil(shadow)
    expect(document.documentElement.hasAttribute('data-corner')).to.equal(true) // pages leave room for it
    for (const contact of [false, true]) {
      shadow()!.querySelector<HTMLButtonElement>('.open')!.click()
      shadow()!.querySelector<HTMLTextAreaElement>('[name=message]')!.value = 'Works well'
      shadow()!.querySelector<HTMLInputElement>('[name=contact]')!.checked = contact
      await expect(document.querySelector<HTMLElement>('#os-corner')!).to.be.accessible()
      shadow()!.querySelector<HTMLButtonElement>('.send')!.click()
      await waitUntil(() => /Thank you/.test(shadow()!.querySelector('[role=status]')!.textContent))
      shadow()!.querySelector<HTMLButtonElement>('dialog > button')!.click()
    }
    expect(bodies.map(({ email, message, about }) => ({ email, message, about }))).to.deep.equal([
      { email: '', message: 'Works well', about: 'This page' },
      { email: 'planner@agency.example', message: 'Works well', about: 'This page' },
    ])
  })
})

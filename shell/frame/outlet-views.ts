import { html, nothing } from 'lit'
import type { MiniAppEntry } from '../config/miniapps.ts'
import { signOutUnlessStaying } from '../events/sign-out-unless-staying.ts'
import { isOutOfReach } from '../lifecycle/load-module.ts'
import { hasPageBefore } from '../navigation/history.ts'
import { leaving } from './leave-panel.ts'
import type { Current } from './outlet-properties.ts'

interface Actions {
  retry(): void
  wait(): void
}

/** What stands in the place of a mini-app that is not there (yet). */
export function panelOf(
  panel: '' | 'loading' | 'slow' | 'broken',
  { entry, app }: Partial<Current> = {},
  actions: Actions,
) {
  if (!entry || !app) return nothing
  if (panel === 'loading') return skeleton(entry)
  if (panel === 'slow') return slowPanel(entry, actions)
  return panel === 'broken' ? brokenPanel(entry, app, actions.retry) : nothing
}

/** The shape of what comes. */
function skeleton({ title, isLayout }: MiniAppEntry) {
  if (isLayout) return html`<div class="bar" role="status"><span class="hidden">Loading ${title}</span></div>`
  return html`
    <div class="page skeleton" role="status">
      <span class="hidden">Loading ${title}</span>
      <div class="block title"></div>
      <div class="block line"></div>
      <div class="blocks"><div class="block"></div><div class="block"></div><div class="block"></div></div>
    </div>
  `
}

const TO_YOUR_PAGE = html`<a class="button secondary" href="/you">Go to your page</a>`

function slowPanel(entry: MiniAppEntry, { retry, wait }: Actions) {
  const way = wayElsewhere(entry)
  return html`
    <section class="page panel" aria-labelledby="slow" role="status">
      <h2 id="slow">${entry.title} is taking longer than usual</h2>
      <p>Nothing is lost. You can go on waiting${way ? `, start it again, or ${way.words}` : ' or start it again'}.</p>
      <div class="actions">
        <button class="primary" @click=${leaving(wait)}>Keep waiting</button>
        <button class="secondary" @click=${leaving(retry)}>Try again</button>
        ${way?.action ?? nothing}
      </div>
    </section>
  `
}

/** None beside the header, nor from the login page, which keeps the path to return to, nor from your page to itself. */
function wayElsewhere({ isLayout, key }: MiniAppEntry) {
  if (isLayout) return undefined
  if (hasPageBefore())
    return {
      words: 'go back to where you were',
      action: html`<button class="secondary" @click=${() => history.back()}>Go back</button>`,
    }
  return key === 'you-page' ? undefined : { words: 'go to your page', action: TO_YOUR_PAGE }
}

/** Rather home than back, where the same mini-app may have been. */
function wayOut(entry: MiniAppEntry) {
  return entry.isLayout || entry.key === 'you-page' ? wayElsewhere(entry)?.action : TO_YOUR_PAGE
}

/** A broken app says what broke, offers to try again, and the way back. */
function brokenPanel(entry: MiniAppEntry, { failure }: Current['app'], retry: () => void) {
  if (entry.key === 'header') return brokenHeader(retry)
  return html`
    <section class="page panel" aria-labelledby="broken" role="alert">
      <h1 id="broken" tabindex="-1">${entry.title} could not be opened</h1>
      <p>${isOutOfReach(failure) ? outOfReach() : 'The rest of the portal works, and what you saved is safe. Try again; if it keeps failing, tell support what stands under details.'}</p>
      <div class="actions">
        <button class="primary" @click=${leaving(retry)}>Try again</button>
        ${wayOut(entry) ?? nothing}
      </div>
      <details>
        <summary>Details</summary>
        <p>${failure?.message ?? 'The mini-app was broken before.'}</p>
      </details>
    </section>
  `
}

/** Without a connection nothing else that was not opened before works either. */
function outOfReach(): string {
  return navigator.onLine
    ? 'Its server cannot be reached. What you saved is safe. It opens by itself when the server can be reached again; if that takes long, tell support what stands under details.'
    : 'You are offline, and it has not been opened before. What you saved is safe. It opens by itself when the connection is back.'
}

function brokenHeader(retry: () => void) {
  return html`
    <div class="bar broken" role="alert">
      <p>The header could not be loaded. The page below works.</p>
      <button class="secondary" @click=${retry}>Try again</button>
      <a class="button secondary" href="/you">Your page</a>
      <button class="secondary" @click=${() => void signOutUnlessStaying()}>Sign out</button>
    </div>
  `
}

import { html, nothing } from 'lit'
import type { MiniAppEntry } from '../config/miniapps.ts'
import { signOutUnlessStaying } from '../events/sign-out-unless-staying.ts'
import { isOutOfReach } from '../lifecycle/load-module.ts'
import { hasPageBefore } from '../navigation/history.ts'
import { titleSaid } from '../words/signed-in/title-said.ts'
import { words } from '../words/words.ts'
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
  if (isLayout)
    return html`<div class="bar" role="status"><span class="hidden">${words('loading', { title: titleSaid(title) })}</span></div>`
  return html`
    <div class="page skeleton" role="status">
      <span class="hidden">${words('loading', { title: titleSaid(title) })}</span>
      <div class="block title"></div>
      <div class="block line"></div>
      <div class="blocks"><div class="block"></div><div class="block"></div><div class="block"></div></div>
    </div>
  `
}

const toYourPage = () => html`<a class="button secondary" href="/you">${words('toYourPage')}</a>`

function slowPanel(entry: MiniAppEntry, { retry, wait }: Actions) {
  const way = wayElsewhere(entry)
  return html`
    <section class="page panel" aria-labelledby="slow" role="status">
      <h2 id="slow">${words('slow.title', { title: titleSaid(entry.title) })}</h2>
      <p>${words(`slow.${way?.leads ?? 'stay'}`)}</p>
      <div class="actions">
        <button class="primary" @click=${leaving(wait)}>${words('keepWaiting')}</button>
        <button class="secondary" @click=${leaving(retry)}>${words('tryAgain')}</button>
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
      leads: 'back',
      action: html`<button class="secondary" @click=${() => history.back()}>${words('goBack')}</button>`,
    } as const
  return key === 'you-page' ? undefined : ({ leads: 'home', action: toYourPage() } as const)
}

/** Rather home than back, where the same mini-app may have been. */
function wayOut(entry: MiniAppEntry) {
  return entry.isLayout || entry.key === 'you-page' ? wayElsewhere(entry)?.action : toYourPage()
}

/** A broken app says what broke, offers to try again, and the way back. */
function brokenPanel(entry: MiniAppEntry, { failure }: Current['app'], retry: () => void) {
  if (entry.key === 'header') return brokenHeader(retry)
  return html`
    <section class="page panel" aria-labelledby="broken" role="alert">
      <h1 id="broken" tabindex="-1">${words('broken.title', { title: titleSaid(entry.title) })}</h1>
      <p>${isOutOfReach(failure) ? outOfReach() : words('broken.text')} <os-meaning></os-meaning></p>
      <div class="actions">
        <button class="primary" @click=${leaving(retry)}>${words('tryAgain')}</button>
        ${wayOut(entry) ?? nothing}
      </div>
      <details>
        <summary>${words('details')}</summary>
        <p>${failure?.message ?? words('broken.before')}</p>
      </details>
    </section>
  `
}

/** Without a connection nothing else that was not opened before works either. */
function outOfReach(): string {
  return navigator.onLine ? words('broken.unreachable') : words('broken.offline')
}

function brokenHeader(retry: () => void) {
  return html`
    <div class="bar broken" role="alert">
      <p>${words('broken.header')}</p>
      <button class="secondary" @click=${retry}>${words('tryAgain')}</button>
      <a class="button secondary" href="/you">${words('yourPage')}</a>
      <button class="secondary" @click=${() => void signOutUnlessStaying()}>${words('signOut')}</button>
    </div>
  `
}

import { expect, fixture, html } from '@open-wc/testing'
import { emulateMedia } from '@web/test-runner-commands'
import type { LitElement } from 'lit'
import '../os-button/index.ts'
import '../os-checkbox/index.ts'
import '../os-dialog/index.ts'
import '../os-field/index.ts'
import '../os-notice/index.ts'
import '../os-select/index.ts'
import '../os-table/index.ts'

const LONG = 'Umsatzsteueridentifikationsnummer '.repeat(6)

/** Every state that a control has. */
const STATES = html`
  ${['primary', 'secondary', 'quiet', 'danger'].map(
    (
      variant,
    ) => html`<os-button variant=${variant}>Save</os-button> <os-button variant=${variant} disabled>Save</os-button>
      <os-button variant=${variant} size="s" busy>Save</os-button>`,
  )}
  <os-button label="Add"><svg width="16" height="16"></svg></os-button>
  <os-field label="Name" hint="As in the contract" required></os-field>
  <os-field label=${LONG} value=${LONG} error=${LONG}></os-field>
  <os-field label="Budget" type="number" min="1" disabled></os-field>
  <os-field label="Password" type="password" readonly value="secret"></os-field>
  <os-field label="Notes" type="textarea" placeholder="Anything else?"></os-field>
  <os-select label="Market" hint="One of two" required><option>Germany</option><option>Japan</option></os-select>
  <os-select label="Market" error="Choose another." disabled><option>Germany</option></os-select>
  <os-checkbox label="Agree" checked required error="Agree first."></os-checkbox>
  <os-checkbox indeterminate>Some of <a href="#all">all</a></os-checkbox>
  <os-checkbox label="Off" disabled></os-checkbox>
  ${['neutral', 'information', 'success', 'warning', 'error'].map(
    (tone) =>
      html`<os-notice tone=${tone} heading="Budget" live>It is <a href="#spent">spent</a>. ${tone === 'error' ? LONG : ''}</os-notice>`,
  )}
  <os-table><table><caption>Brands</caption>
    <thead><tr><th scope="col" data-sort="name" aria-sort="ascending"><button>Name</button></th><th scope="col" data-align="end" data-sort="score"><button>Score</button></th></tr></thead>
    <tbody><tr><th scope="row">Kaffee</th><td data-align="end">12</td></tr></tbody></table></os-table>`

const settled = async (around: Element) =>
  Promise.all([...around.querySelectorAll<LitElement>('*')].map((each) => each.updateComplete))

afterEach(() => emulateMedia({ colorScheme: 'light' }))

for (const colorScheme of ['light', 'dark'] as const)
  for (const tenant of ['', 'mindshare'])
    it(`controls are accessible in every state, ${colorScheme}, ${tenant || "in the page's look"}`, async () => {
      await emulateMedia({ colorScheme })
      const around = await fixture<HTMLElement>(html`<div>${STATES}</div>`)
      for (const each of around.querySelectorAll<LitElement & { tenant: string }>(
        'os-button, os-field, os-select, os-checkbox, os-notice, os-table',
      ))
        each.tenant = tenant
      await settled(around)
      // a colour on its way to that of the tenant
      for (const button of around.querySelectorAll('os-button'))
        for (const each of button.shadowRoot!.getAnimations())
          if (each instanceof CSSTransition) each.finish()
      await expect(around).to.be.accessible()
      expect(around.scrollWidth).to.be.at.most(around.clientWidth)
    })

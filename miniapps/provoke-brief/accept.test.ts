import { expect } from '@open-wc/testing'
import { enter } from '../../test/browser/enter.ts'
import { type MountedMiniApp, mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import type { Body } from '../domain/document/change.ts'
import { LEARNING } from '../domain/deliveries/learning.ts'
import { DocumentsInTests } from '../kit/document/documents-in-tests.ts'
import { briefInTests, NEARLY_READY } from './brief-in-tests.ts'

const press = (app: MountedMiniApp, text: string) =>
  app
    .findAll('button')
    .find((button) => button.textContent === text || button.ariaLabel === text)!
    .click()

const open = async (fields?: Body, status?: string) => {
  const { documents, mounted } = briefInTests(fields, status)
  const app = await mountMiniApp('provoke-brief', mounted('/one'))
  await waitUntil(() => app.findAll('.bound-field').length > 9)
  const type = (path: string, text: string) =>
    enter(app.find<HTMLInputElement>(`[data-path="${path}"] :is(input, textarea)`), text)
  const value = (path: string) => documents.documents.get('one')!.fields[path]?.value
  const notices = () => app.findAll('.os-card .os-notice').map(({ dataset }) => dataset['tone'])
  return { app, documents, type, value, notices, status: () => documents.documents.get('one')!.status }
}

describe('provoke brief', () => {
  it('lists the briefs of the brand, with budget and completeness', async () => {
    const app = await mountMiniApp('provoke-brief', briefInTests().mounted())
    await waitUntil(() => app.findAll('.os-grid-rows a').length === 1)
    expect(app.find('.os-grid-rows a').getAttribute('href')).to.equal('/provoke-brief/one')
    expect(app.find('.os-grid-rows').textContent).to.match(/Spring.*€100,000\.00.*0%/)
  })

  it('[Provoke brief 2] asks a reason for a warning before it submits', async () => {
    const { app, type, value, status } = await open()
    press(app, 'Submit for approval')
    await waitUntil(() => app.findAll('[role=alert]').length === 1)
    expect(status()).to.equal('draft')
    const focused = app.element.shadowRoot!.activeElement!
    expect(focused.closest('[data-path]')!.getAttribute('data-path')).to.equal('reasons/baseline-missing.1')
    type('reasons/baseline-missing.1', 'Nobody has measured it')
    await waitUntil(() => value('reasons/baseline-missing.1') === 'Nobody has measured it')
    press(app, 'Submit for approval')
    await waitUntil(() => status() === 'submitted')
  })

  it('[Provoke brief 2, 3] says an error at once, and does not submit with it', async () => {
    const { app, notices, status } = await open({
      ...NEARLY_READY,
      'reasons/baseline-missing.1': 'Nobody has measured it',
      'channels/tv/amount': 9_999_999,
    })
    expect(notices()).to.deep.equal(['warning', 'error'])
    press(app, 'Submit for approval')
    await waitUntil(() => app.findAll('[role=alert]').length === 1)
    expect(app.find('[data-path="budget/total"] .os-field-error').textContent).to.equal(
      'The split does not add up to the total budget.',
    )
    expect(status()).to.equal('draft')
  })

  it('[Provoke brief 4] is closed when it is approved, until a new version begins', async () => {
    const { app, status } = await open(NEARLY_READY, 'approved')
    expect(app.findAll('.document-fields :is(input, textarea, select)').length).to.equal(0)
    press(app, 'Begin a new version')
    await waitUntil(() => app.findAll('dialog[open]').length === 1)
    app.find('dialog[open] .os-button[data-variant=primary]').click()
    await waitUntil(() => status() === 'draft')
  })

  it('[Provoke brief 5] is not approved by who submitted it', async () => {
    const { app, documents } = await open(NEARLY_READY, 'submitted')
    const offered = () => app.findAll('.approval-acts button').map(({ textContent }) => textContent)
    expect(offered()).to.deep.equal(['Return for changes'])
    const brief = documents.documents.get('one')!
    expect(brief.updatedBy.name).to.equal('Ada Lovelace')
  })

  it('[Provoke brief 7] takes pasted HTML over as plain text', async () => {
    const { app, value } = await open()
    press(app, 'Paste a brief')
    await waitUntil(() => app.findAll('dialog[open] textarea').length === 1)
    enter(
      app.find<HTMLTextAreaElement>('dialog[open] textarea'),
      '<h2>Who do we need to talk to?</h2><p>Light <b>buyers</b></p><script>alert(1)</script>',
    )
    press(app, 'Take over')
    await waitUntil(() => value('client/who') === 'Light buyers')
    await waitUntil(() => app.findAll('dialog[open]').length === 0)
  })

  it('provokes below a weak answer, and stops once it is a strong one', async () => {
    const { app, type } = await open()
    expect(app.findAll('.provocation').length).to.equal(5)
    type('agency/now', 'One in four people names us unaided, half of the leader')
    await waitUntil(() => app.findAll('.provocation').length === 4)
  })

  it('adds an objective and moves there, and back when it is removed', async () => {
    const { app, value } = await open()
    const focused = () =>
      app.element.shadowRoot!.activeElement?.closest('[data-path]')?.getAttribute('data-path')
    press(app, 'Add objective')
    await waitUntil(() => focused() === 'objectives/2/metric')
    await waitUntil(() => value('objectives/2/direction') === 'up')
    press(app, 'Remove objective 2')
    await waitUntil(() => focused() === 'objectives')
    await waitUntil(() => !value('objectives/2/direction'))
  })

  it('keeps the figure of a total that was typed before the currency', async () => {
    const { app, value } = await open({ title: 'Spring', 'budget/total': 5_561_700 })
    const currency = app.find<HTMLSelectElement>('[data-path="budget/currency"] select')
    currency.value = 'JPY'
    currency.dispatchEvent(new Event('change', { bubbles: true }))
    await waitUntil(() => value('budget/total') === 55_617)
  })

  it('keeps money in minor units', async () => {
    const { app, documents, type, value } = await open()
    await waitUntil(() => app.findAll('[data-path="budget/total"] input').length === 1)
    expect(app.find<HTMLInputElement>('[data-path="budget/total"] input').value).to.equal('100,000')
    documents.setAs('Grace', 'one', { 'budget/total': 125_050 })
    await waitUntil(() => app.find<HTMLInputElement>('[data-path="budget/total"] input').value === '1,250.5')
    type('client/now', 'Later')
    await waitUntil(() => value('client/now') === 'Later')
  })

  it('offers what earlier plans taught, and names what is taken over at its version', async () => {
    const { documents, mounted } = briefInTests()
    const learnings = new DocumentsInTests(LEARNING, () => null)
    learnings.add(
      'fades',
      { title: 'It fades', evidence: '88% from week 5' },
      { place: 'brand-1', status: 'shared' },
    )
    const options = mounted('/one')
    const fetch: typeof globalThis.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : input.toString()
      return (address.includes('/learning') ? learnings : documents).fetch(input, init)
    }
    const app = await mountMiniApp('provoke-brief', { ...options, portal: { fetch } })
    await waitUntil(() => app.findAll('.learnings li').length === 1)
    expect(app.find('.learnings').textContent).to.match(/It fades.*88% from week 5/)
    const pin = () => documents.documents.get('one')!.fields['pins/learning.fades']?.value
    press(app, 'Take over')
    await waitUntil(() => (pin() as { version?: number } | undefined)?.version === 1)
    expect(pin()).to.deep.equal({ type: 'learning', id: 'fades', version: 1 })
    await waitUntil(() => app.find('.learnings button').textContent === 'Don’t take over')
    press(app, 'Don’t take over')
    await waitUntil(() => !pin())
  })
})

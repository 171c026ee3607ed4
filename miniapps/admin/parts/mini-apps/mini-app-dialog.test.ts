import { expect } from '@open-wc/testing'
import { enter } from '../../../../test/browser/enter.ts'
import { mountMiniApp, type MountedMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { accessServer } from '../../access-in-tests.ts'

const ENTRY = {
  key: 'desk-two',
  title: 'Desk two',
  script: 'https://apps.example/desk.js',
  routes: ['you'],
  guards: { tenants: ['msix'] },
  apis: ['scorecards', { name: 'reach', origin: 'https://reach.example', audience: 'reach-api' }],
}
const WHY = '"routes.0" is "you", which belongs to another mini-app or page.'

/** As the server refuses an entry, at the field that is at fault. */
const refused = () =>
  new Response(
    JSON.stringify({
      type: 'about:blank',
      title: 'No',
      status: 400,
      code: 'mini-app-faulty',
      errors: [{ field: 'routes.0', code: 'wrong', values: { why: WHY }, message: WHY }],
    }),
    { status: 400, headers: { 'content-type': 'application/problem+json' } },
  )

async function press(app: MountedMiniApp, name: string) {
  const button = () => app.findAll('button').find((each) => (each.ariaLabel ?? each.textContent) === name)
  await waitUntil(() => button() !== undefined, `there is no button ${name}`)
  button()!.click()
}

function fieldOf(app: MountedMiniApp, label: string) {
  const found = app
    .findAll<HTMLLabelElement>('dialog label')
    .find((each) => each.textContent.startsWith(label))
  return app.find<HTMLInputElement | HTMLTextAreaElement>(`[id="${found!.htmlFor}"]`)
}

it('fills in a pasted entry, says at the field why the portal refuses it, and keeps what it does not show', async () => {
  const sent: unknown[] = []
  const put = ({ entry }: { entry: unknown }) =>
    sent.push(entry) === 1 ? refused() : new Response(null, { status: 204 })
  const app = await mountMiniApp('admin', {
    portal: { fetch: accessServer([], { 'PUT /api/mini-apps/*': put }) },
    route: { basePath: '/os-admin', path: '/os-admin/panel/mini-apps', tail: '/panel/mini-apps' },
  })
  await press(app, 'Add a mini-app')
  await waitUntil(() => app.findAll('dialog textarea').length > 0, 'the dialog has not opened')
  enter(fieldOf(app, 'Entry from its author'), JSON.stringify(ENTRY))
  await waitUntil(() => fieldOf(app, 'Key').value === 'desk-two', 'the entry is not filled in')
  expect(app.find('dialog').textContent).to.contain('reach at https://reach.example, audience reach-api')
  enter(fieldOf(app, 'Reason'), 'Wanted')
  await press(app, 'Save')
  await waitUntil(() => app.find('dialog').textContent.includes(WHY), 'the refusal is not said')
  await waitUntil(() => app.element.shadowRoot!.activeElement === fieldOf(app, 'Paths'), 'the field at fault')
  await expect(app.element).to.be.accessible()
  await press(app, 'Save')
  await waitUntil(() => app.findAll('dialog').length === 0, 'the dialog is still there')
  expect(sent[1]).to.deep.equal(ENTRY)
})

import { expect } from '@open-wc/testing'
import { agency, brand, enterPortal } from '../../../test/browser/portal-world.ts'
import { configure } from '../../../test/browser/configure.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { CONFIG } from '../../config/environment.ts'
import { permissionRule } from '../access-rules.ts'
import { OsNotices } from '../../frame/os-notices.ts'
import { $notices, notify } from '../../stores/notices.ts'
import { $permissions, agencyHolds, getAgencies, getPermissions } from '../../stores/permissions.ts'
import { sessionEnded } from '../../stores/session.ts'
import type { OsSeenAs } from './os-seen-as.ts'
import { seeAs } from './see-as.ts'

const ADA = { id: 'person-7', email: 'ada@agency.example', name: 'Ada Lovelace' }
const banner = () => document.querySelector<OsSeenAs>('os-seen-as')
const stop = () => banner()!.shadowRoot!.querySelector('button')!.click()

/** An administrator of two agencies; what the server says of Ada's permissions it answers from now on. */
async function asAdministrator(ofAda: Record<string, readonly string[]>, failing?: Record<string, number>) {
  await enterPortal({
    agencies: [agency('choreograph'), agency('wavemaker')],
    held: { 'az-choreograph': ['AdminAppAccess'], 'az-wavemaker': ['AdminAppAccess'] },
    workspaces: [brand('b1')],
  })
  await Promise.all([getAgencies(), getPermissions('admin@agency.example')])
  const base = `/test-api/told/see-as-${crypto.randomUUID()}`
  const records = Object.entries(ofAda).map(([account_id, permissions]) => ({ account_id, permissions }))
  const refused = Object.fromEntries(
    Object.entries(failing ?? {}).map(([path, status]) => [path, { status, body: { title: 'No', status } }]),
  )
  const answers = { people: { body: {} }, 'v2/users': { body: records }, ...refused }
  await fetch(base, { method: 'PUT', body: JSON.stringify(answers) })
  configure({ ...CONFIG.apis, alphaZulu: base, access: base }, {})
  return async () => (await (await fetch(`${base}/asked`)).json()) as string[]
}

describe('seeing as somebody else', () => {
  afterEach(() => {
    if (banner()) stop()
  })

  it('shows what they hold, and gives one’s own back when it is stopped; the server hears of both', async () => {
    const asked = await asAdministrator({ 'az-choreograph': ['OsAgencyAccess'] })
    const own = $permissions.get()
    await seeAs(ADA)
    expect(agencyHolds('OsAgencyAccess')).to.equal(true)
    expect(agencyHolds('AdminAppAccess')).to.equal(false)
    expect($permissions.get().agencies.map(({ code }) => code)).to.deep.equal(['choreograph'])
    expect(banner()!.shadowRoot!.textContent).to.contain('Ada Lovelace')
    stop()
    expect(banner()).to.equal(null)
    expect($permissions.get()).to.deep.equal(own)
    await waitUntil(async () => (await asked()).filter((call) => call.includes('see-as')).length === 2)
  })

  it('says of the other person what is missing, and keeps notices and the end of the page above its button', async () => {
    await asAdministrator({ 'az-choreograph': ['OsAgencyAccess'] })
    if (!customElements.get('os-notices')) customElements.define('os-notices', OsNotices)
    const notices = new OsNotices()
    document.body.append(notices)
    await seeAs(ADA)
    expect(permissionRule('CartAppAccess')!.because).to.contain('Ada Lovelace does not have the permission')
    notify({ kind: 'error', text: 'Not yours' })
    await notices.updateComplete
    const button = () => banner()!.shadowRoot!.querySelector('button')!.getBoundingClientRect()
    await waitUntil(() => notices.getBoundingClientRect().bottom <= button().top)
    expect(parseFloat(document.body.style.paddingBlockEnd)).to.be.at.least(56)
    stop()
    notices.remove()
    $notices.set([])
    expect(permissionRule('CartAppAccess')!.because).to.contain('Your account')
    expect(document.documentElement.style.getPropertyValue('--os-seen-as-height')).to.equal('')
  })

  it('refuses in the browser what would change something, with a sentence, and lets questions through', async () => {
    await asAdministrator({ 'az-choreograph': ['OsAgencyAccess'] })
    await seeAs(ADA)
    const refused = await fetch('/api/documents/note', { method: 'POST', body: '{}' })
    expect(refused.status).to.equal(403)
    expect(((await refused.json()) as { detail: string }).detail).to.contain('Ada Lovelace')
    expect((await fetch(`${CONFIG.apis.alphaZulu}/v2/users`)).status).to.equal(200)
    const ask = fetch
    stop()
    expect(fetch).not.to.equal(ask)
  })

  it('keeps what is loaded of one’s own meanwhile for afterwards', async () => {
    await asAdministrator({ 'az-choreograph': ['OsAgencyAccess'] })
    await seeAs(ADA)
    const fresh = [{ account_id: 'az-choreograph', permissions: ['AdminAppAccess', 'CartAppAccess'] }]
    $permissions.setKey('permissions', fresh)
    expect(agencyHolds('CartAppAccess')).to.equal(false)
    $permissions.setKey('loading', false)
    stop()
    expect($permissions.get().permissions).to.deep.equal(fresh)
    expect($permissions.get().agencies.length).to.equal(2)
  })

  it('does not begin where the server refuses', async () => {
    await asAdministrator({}, { people: 403 })
    await seeAs(ADA)
    expect(banner()).to.equal(null)
    expect(agencyHolds('AdminAppAccess')).to.equal(true)
    expect($notices.get().at(-1)!.text).to.contain('Ada Lovelace')
  })

  it('ends with the session', async () => {
    await asAdministrator({ 'az-choreograph': ['OsAgencyAccess'] })
    await seeAs(ADA)
    sessionEnded('NotSet')
    expect(banner()).to.equal(null)
  })
})

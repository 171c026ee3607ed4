import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, it, mock } from 'node:test'
import { readFileSync } from 'node:fs'
import type { Renewal } from '../../shell/auth/renew-session.ts'
import type { Outcome } from '../../shell/auth/session-notes.ts'
import type { SignInMessage } from '../../shell/words/sign-in/sign-in-text.ts'
import { EnginePage } from './engine-page.ts'
import type { Fault } from './fault.ts'
import { FAULTS } from './faults/all-faults.ts'
import { MisbehavingProvider } from './misbehaving-provider.ts'
import { pretendWindow } from './pretend-browser.ts'
import { visit } from './pretend-visit.ts'

const WISH = { account: null, configuration: undefined, asksWho: false }
const DUE_S = 60

const ENGLISH = JSON.parse(readFileSync('shell/words/sign-in/words/en.json', 'utf8')) as Record<
  string,
  string
>

let provider: MisbehavingProvider
let log: string[]

before(async () => void (provider = await MisbehavingProvider.start()))
after(() => provider.stop())
beforeEach(() => {
  log = []
  provider.behave()
  for (const level of ['warn', 'error'] as const)
    mock.method(console, level, (text: string) => log.push(text))
})
afterEach(() => mock.restoreAll())

for (const fault of FAULTS.filter(({ during }) => during !== 'session check')) {
  it(`${fault.area}: the provider ${fault.name}`, async () => {
    const page = await EnginePage.open(provider.issuer, fault.settings)
    await meet[fault.during as keyof typeof meet](page, fault)
    checkLog(fault)
    for (const [endpoint, count] of Object.entries(fault.expect.requests ?? {}))
      assert.equal(provider.count(endpoint as 'token'), count, endpoint)
  })
}

/** Lets the provider misbehave at its time, and judges what the engine makes of it. */
const meet = {
  async 'sign-in'(page: EnginePage, { tamper, expect }: Fault) {
    provider.behave({ tamper })
    checkOutcome(await page.signIn(), expect)
    assert.equal(page.stored() !== null, expect.state === 'signed-in')
  },
  async popup(page: EnginePage, { tamper, expect, name }: Fault) {
    provider.behave({ tamper })
    const popup = pretendWindow()
    const failed = page.engine.signInThrough(popup as unknown as Window, WISH)
    if (name.includes('closes')) popup.close()
    checkOutcome((await failed) ?? { result: 'Ok', messages: [] }, expect)
    assert.equal(page.stored(), null)
  },
  refresh: renewal,
  'frame renewal': renewal,
  async 'sign-out'(page: EnginePage, { tamper, expect }: Fault) {
    assert.equal((await page.signIn()).result, 'Ok')
    provider.behave({ tamper })
    const { address, reachable } = await page.engine.leave(page.stored())
    if (address) await visit(address)
    assert.equal(reachable, expect.words === undefined)
  },
}

async function renewal(page: EnginePage, { tamper, expect }: Fault): Promise<void> {
  assert.equal((await page.signIn()).result, 'Ok')
  provider.behave({ tamper })
  const before = page.makeDue(DUE_S)
  const result = await page.engine.renew(before)
  checkOutcome(outcomeOf(result), expect)
  assert.equal(result.kind === 'renewed', expect.renewed === true)
  if (expect.renewed) assert.ok(page.stored()!.expires_at! > before.expires_at!)
  if (result.kind !== 'renewed') assert.equal(page.stored()?.access_token, before.access_token)
}

const outcomeOf = (renewal: Renewal): Outcome =>
  renewal.kind === 'failed' ? renewal.outcome : { result: 'Ok', messages: [] }

/** As the login page says it. */
const inEnglish = (message: SignInMessage): string => {
  if (typeof message === 'string') return ENGLISH[message] ?? ''
  return 'key' in message ? ENGLISH[message.key]! : ''
}

function checkOutcome(
  { result, messages }: Outcome,
  { result: expected, words, state }: Fault['expect'],
): void {
  assert.equal(result, expected)
  assert.equal(result === 'Ok', state === 'signed-in')
  if (result !== 'Ok') assert.match(messages.map(inEnglish).join(' '), words ?? /\w/)
}

/** No token and no code stands in it, whatever happened. */
function checkLog({ expect }: Fault): void {
  const lines = log.join('\n')
  if (expect.log) assert.ok(lines.includes(expect.log.replace('{authority}', provider.issuer)), lines)
  assert.doesNotMatch(lines, /eyJ[\w-]+\.|[0-9a-f]{8}-[0-9a-f]{4}-4/)
}

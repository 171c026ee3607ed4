import assert from 'node:assert/strict'
import { after, before, it, mock } from 'node:test'
import { type ServedPortal, servePortal } from './portal-in-tests.ts'

let portal: ServedPortal
const lines: string[] = []

before(async () => {
  mock.method(console, 'warn', (line: string) => lines.push(line))
  portal = await servePortal()
})
after(async () => {
  mock.restoreAll()
  await portal.close()
})

async function post(body: unknown, type: string): Promise<number> {
  lines.length = 0
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const headers = { 'content-type': type }
  return (await fetch(`${portal.origin}/policy-reports`, { method: 'POST', headers, body: text })).status
}

it('is named by the policy of every page, in the two ways that browsers know', async () => {
  const { headers } = await portal.navigate('/you')
  assert.match(headers.get('content-security-policy')!, /; report-uri \/policy-reports; report-to policy$/)
  assert.equal(headers.get('reporting-endpoints'), 'policy="/policy-reports"')
})

it('logs what was stopped in either form, and nothing of where the person was', async () => {
  const page = `${portal.origin}/brands/secret-brand/plans?mail=planner@agency.example`
  const older = {
    'document-uri': page,
    'violated-directive': "script-src 'self'",
    'blocked-uri': 'https://evil.example/a.js?token=1',
    'source-file': page,
    'script-sample': 'what somebody typed',
    'line-number': 7,
  }
  assert.equal(await post({ 'csp-report': older }, 'application/csp-report'), 204)
  const body = {
    documentURL: page,
    effectiveDirective: 'img-src',
    blockedURL: 'data',
    disposition: 'enforce',
  }
  const first = lines.splice(0)
  const newer = [
    { type: 'csp-violation', url: page, user_agent: 'Firefox', body },
    { type: 'deprecation', body: {} },
  ]
  assert.equal(await post(newer, 'application/reports+json'), 204)
  const said = [...first, ...lines].join('\n')
  assert.match(
    said,
    /^policy report directive=script-src blocked=https:\/\/evil\.example\/a\.js source=http:\/\/localhost:\d+ sourceLine=7\npolicy report directive=img-src blocked=data disposition=enforce$/,
  )
  assert.doesNotMatch(said, /secret-brand|planner|typed|token/)
})

it('logs which version of a mini-app failed, and the one that is shown instead', async () => {
  const body = {
    app: 'reach\ninfo',
    failed: 'https://apps.example/reach-2.js?token=1',
    shown: 'https://apps.example/reach-1.js',
  }
  assert.equal(await post([{ type: 'mini-app-version', body }], 'application/reports+json'), 204)
  assert.deepEqual(lines, [
    'mini-app version failed app=reach failed=https://apps.example/reach-2.js shown=https://apps.example/reach-1.js',
  ])
})

it('takes so much and no more', async () => {
  assert.equal(await post('{"half', 'application/csp-report'), 400)
  assert.equal(await post(`"${'x'.repeat(70_000)}"`, 'application/csp-report'), 400)
  const report = { type: 'csp-violation', body: { effectiveDirective: 'img-src' } }
  for (let times = 0; times < 5; times++)
    assert.equal(
      await post(
        Array.from({ length: 500 }, () => report),
        'application/reports+json',
      ),
      204,
    )
  assert.ok(lines.length < 20, 'no more than sixty a minute')
  assert.equal((await fetch(`${portal.origin}/policy-reports`)).status, 405)
})

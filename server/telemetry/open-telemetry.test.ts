import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { it, type TestContext } from 'node:test'
import { builtPortal } from '../http/portal-in-tests.ts'
import { RELEASE } from '../log/release.ts'
import { seededFolder } from '../seeded-folder-in-tests.ts'
import { startServer } from '../start-server.ts'
import { FIGURES } from './figures.ts'
import { telemetry } from './telemetry.ts'

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736'

/** An OTLP collector that keeps what it is sent. */
async function collector(t: TestContext) {
  const bodies: Record<string, string> = {}
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (more: string) => (text += more))
    request.on('end', () => {
      bodies[request.url!] = `${bodies[request.url!] ?? ''}${String(request.headers['api-key'])} ${text}`
      response.end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  t.after(() => server.close().closeAllConnections())
  return { bodies, endpoint }
}

it('tells a collector of requests by their routes, of statements and of the process, and nothing of people', async (t) => {
  const { bodies, endpoint } = await collector(t)
  const server = await startServer({
    environment: {
      PORT: '0',
      DATA_DIR: await seededFolder(),
      OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=s3cret',
    },
    staticDir: await builtPortal(),
  })
  await fetch(`${server.url}/api/user-details/users/planner@agency.example/display_settings`, {
    method: 'PATCH',
    headers: { traceparent: `00-${TRACE_ID}-00f067aa0ba902b7-01`, authorization: 'Bearer nobodys-token' },
  })
  await fetch(`${server.url}/health/ready`)
  await server.close()
  assert.equal(telemetry(), undefined, 'and is gone with the server')
  const traces = bodies['/v1/traces'] ?? ''
  assert.match(traces, /^s3cret /)
  assert.ok(traces.includes(`"service.version","value":{"stringValue":"${RELEASE}"}`))
  assert.match(traces, /"name":"PATCH \/api\/user-details\/users\/:email\/display_settings"/)
  assert.match(traces, new RegExp(`"traceId":"${TRACE_ID}"`))
  assert.match(traces, /"name":"select","kind":3[^]*from idp_record/)
  assert.doesNotMatch(traces, /probe|planner@|nobodys-token/)
  const metrics = bodies['/v1/metrics'] ?? ''
  const ofTheDatabase = /^(db\.client\.connection|agency_os\.sessions)/ // which is closed by the last time
  for (const name of Object.keys(FIGURES).filter((each) => !ofTheDatabase.test(each)))
    assert.ok(metrics.includes(`"name":"${name}"`), name)
})

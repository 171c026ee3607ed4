import assert from 'node:assert/strict'
import { it } from 'node:test'
import { requestIdOf } from './request-id.ts'

const RANDOM = /^[\da-f]{8}-[\da-f-]{27}$/
const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736'

it('keeps the name that a request has already', () => {
  assert.equal(requestIdOf({ 'x-request-id': 'edge-01.7f3a' }), 'edge-01.7f3a')
  assert.equal(requestIdOf({ traceparent: `00-${TRACE_ID}-00f067aa0ba902b7-01` }), TRACE_ID)
})

it('gives it one where what came is no name: a text, an address, a line of somebody else', () => {
  const strange = ['short', 'a'.repeat(65), 'planner@agency.example', 'two words here', '"},{"level":"x']
  for (const given of strange) assert.match(requestIdOf({ 'x-request-id': given }), RANDOM, given)
  assert.match(requestIdOf({ traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` }), RANDOM)
  assert.notEqual(requestIdOf({}), requestIdOf({}))
})

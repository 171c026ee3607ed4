import assert from 'node:assert/strict'
import type { IncomingMessage } from 'node:http'
import { it } from 'node:test'
import { clientAddress } from './client-address.ts'

const asked = (remoteAddress: string, forwarded?: string) =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as unknown as IncomingMessage

it('believes nobody but the proxies it was told of', () => {
  const direct = clientAddress([])
  assert.equal(direct(asked('::ffff:192.0.2.1', '198.51.100.7')), '192.0.2.1')
  const behind = clientAddress(['10.0.0.0/8', '2001:db8::1'])
  assert.equal(behind(asked('192.0.2.1', '198.51.100.7')), '192.0.2.1')
  assert.equal(behind(asked('10.1.2.3', 'made up, 198.51.100.7')), '198.51.100.7')
  assert.equal(behind(asked('2001:db8::1', '198.51.100.7, 10.9.9.9')), '198.51.100.7')
  assert.equal(behind(asked('10.1.2.3')), '10.1.2.3')
  assert.equal(behind(undefined), '')
})

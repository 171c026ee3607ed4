import assert from 'node:assert/strict'
import { it } from 'node:test'
import { browserOf } from './browser-of.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)'

it('names browser and system as people know them', () => {
  for (const [userAgent, browser, system] of [
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/139.0.0.0 Safari/537.36`,
      'Chrome',
      'Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/139.0 Safari/537.36 Edg/139.0`,
      'Edge',
      'Windows',
    ],
    [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`, 'Safari', 'macOS'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox', 'Linux'],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/139.0.0.0 Mobile Safari/537.36`,
      'Chrome',
      'Android',
    ],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/139.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
    [
      `${iPhone} AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/139.0 Mobile/15E148 Safari/604.1`,
      'Chrome',
      'iPhone',
    ],
    ['curl/8.5.0', null, null],
    ['', null, null],
  ] as const)
    assert.deepEqual(browserOf(userAgent), { browser, system }, userAgent)
})

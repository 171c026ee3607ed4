// Preloaded into every Node process of a test run (NODE_OPTIONS), before any other module.
import { ServerResponse } from 'node:http'
import { shiftDate } from './shift-date.mjs'
import { clockOffset } from './test-day.mjs'

const offset = clockOffset()
const Machine = Date
shiftDate(offset)

// A browser judges by the machine's clock when a cookie has expired, so that moment is translated back. Cookies that an
// answer has already come along with each further one, and must not be translated twice.
const { setHeader } = ServerResponse.prototype
const translated = new WeakMap()

ServerResponse.prototype.setHeader = function (name, value) {
  if (name.toLowerCase() !== 'set-cookie') return setHeader.call(this, name, value)
  const before = translated.get(this) ?? new Set()
  const cookies = [value].flat().map((cookie) => (before.has(cookie) ? cookie : inMachineTime(cookie)))
  translated.set(this, new Set(cookies))
  return setHeader.call(this, name, cookies)
}

const inMachineTime = (cookie) =>
  cookie.replace(/(?<=;\s*expires=)[^;]+/i, (moment) => {
    const at = Machine.parse(moment)
    return at > 0 ? new Machine(at - offset).toUTCString() : moment // a cookie that is taken away expires at 0
  })

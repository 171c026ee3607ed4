import type { IncomingMessage } from 'node:http'
import type { Problem } from '../../../shell/contract/problem.ts'
import type { Refusal } from './refusal.ts'
import { refusal } from './refusing.ts'

/** As it stands in addresses and forms; in JSON it is looked for once that is read. */
const ENCODED = /%00|\0/

const MESSAGE = 'must not hold the character U+0000'

const nullIn = (where: string, errors?: Problem['errors']): Refusal =>
  refusal('null-character', { where }, errors && { errors })

/** PostgreSQL cannot hold the character in any text: whoever sends it learns so here, in place of an error inside. */
export function refuseNullInAddress(url = ''): void {
  if (ENCODED.test(url)) throw nullIn('address')
}

/** For `JSON.parse`: names and values. */
export function refuseNullInJson(name: string, value: unknown): unknown {
  if (name.includes('\0')) throw nullIn('body')
  if (typeof value === 'string' && value.includes('\0'))
    throw nullIn('body', [{ field: name, message: MESSAGE }])
  return value
}

/** Whoever reads this request's form finds it refused where it holds the character. */
export function refuseNullInForm(request: IncomingMessage): void {
  const read = request.iterator.bind(request)
  async function* checked() {
    let last = '' // an escape may be cut in two
    for await (const chunk of read({ destroyOnReturn: false })) {
      last += (chunk as Buffer).toString('latin1')
      if (ENCODED.test(last)) throw nullIn('form')
      last = last.slice(-2)
      yield chunk as Buffer
    }
  }
  Object.assign(request, { iterator: checked, [Symbol.asyncIterator]: checked })
}

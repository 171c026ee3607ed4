import * as v from 'valibot'
import { limitedText } from './limited-text.ts'

const MAX_ADDRESS_CHARACTERS = 2000
export const MAX_LINK_TITLE_CHARACTERS = 200

/** Where something is to be found outside of the portal. */
export type Link = {
  readonly url: string
  /** '' shows the address. */
  readonly title: string
}

/** http or https, a host, and nobody's name before it: `https://bank.example@evil.example` leads elsewhere than it reads. */
const WEB_ADDRESS = /^https?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i

export const isWebAddress = (url: string): boolean =>
  url.length <= MAX_ADDRESS_CHARACTERS && WEB_ADDRESS.test(url)

export const link: v.GenericSchema<unknown, Link> = v.strictObject({
  url: v.pipe(
    limitedText(MAX_ADDRESS_CHARACTERS),
    v.regex(WEB_ADDRESS, 'must be an address that begins with http:// or https://'),
  ),
  title: limitedText(MAX_LINK_TITLE_CHARACTERS),
})

// Values that a page's policy may name: checked where settings are read, and in the entries of mini-apps.

/** Addresses take `;` and `*` in a host too, which in a policy end a directive and stand for all hosts. */
export const isPlainHost = (hostname: string): boolean => /^([a-z0-9._-]+|\[[\da-f:.]+\])$/.test(hostname)

export function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, origin, hostname } = new URL(value)
  return /^https?:$/.test(protocol) && origin === value && isPlainHost(hostname)
}

/** Of a script or a page whose origin joins the policy; a path has none. */
export function hasPlainHost(address: string): boolean {
  return address.startsWith('/') || (URL.canParse(address) && isPlainHost(new URL(address).hostname))
}

/** Of what a page may fetch from, or hold a web socket to. */
export function isConnectOrigin(value: string): boolean {
  return isOrigin(value.replace(/^ws(?=s?:)/, 'http'))
}

/** A policy called `default` would speak for every script of the page. */
export function isPolicyName(value: string): boolean {
  return /^[\w\-#=/@.%]+$/.test(value) && value !== 'default'
}

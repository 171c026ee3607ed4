// What a policy of a page may name: checked where settings are read, and in the entries of mini-apps.

export function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value
}

/** Of what a page may fetch from, or hold a web socket to. */
export function isConnectOrigin(value: string): boolean {
  return isOrigin(value.replace(/^ws(?=s?:)/, 'http'))
}

/** A policy called `default` would speak for every script of the page. */
export function isPolicyName(value: string): boolean {
  return /^[\w\-#=/@.%]+$/.test(value) && value !== 'default'
}

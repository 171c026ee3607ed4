// The frame of OpenID Connect Session Management 1.0, part 3.2: a client posts "<client id> <session state>" and hears
// whether the person is still signed in at the provider as they were.
addEventListener('message', async ({ data, origin, source }) => {
  const answer = await compare(data, origin).catch(() => 'error')
  source?.postMessage(answer, origin)
})

async function compare(message, origin) {
  const [clientId, sessionState, ...more] = String(message).split(' ')
  const [hash, salt] = sessionState?.split('.') ?? []
  if (!clientId || !hash || !salt || more.length > 0) return 'error'
  const browserState = /(?:^|;\s*)_opbs=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  return hash === (await sha256([clientId, origin, browserState, salt].join(' '))) ? 'unchanged' : 'changed'
}

async function sha256(text) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Hidden frames and popups end on tiny pages of ours: those hand the provider's answer to the page that asked, which judges it.
 * The message is the one oidc-client-ts listens for. A provider that isolates its window cuts `opener`; then a channel named by the state carries it.
 */
export function handOver(asker: Window | null): void {
  const answer = { source: 'oidc-client', url: location.href, keepOpen: false }
  const state = new URLSearchParams(location.search).get('state')
  history.replaceState(null, '', location.pathname)
  if (asker && asker !== window) asker.postMessage(answer, location.origin)
  else if (state) broadcast(`oidc-client-popup-${state}`, answer)
}

function broadcast(name: string, answer: object): void {
  const channel = new BroadcastChannel(name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  channel.postMessage(answer)
  channel.close()
  window.close()
}

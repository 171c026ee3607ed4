import type { ServerResponse } from 'node:http'
import type { Reply } from './fault.ts'

/** The provider's session-management frame: answers every message, or as told. */
export function checkSessionPage(
  told: Reply | 'changed' | 'error' | 'silence' | undefined,
): Reply | ((response: ServerResponse) => void) {
  if (typeof told === 'object') return told
  const answer = told ?? 'unchanged'
  const script =
    answer === 'silence'
      ? ''
      : `addEventListener('message', (event) => event.source.postMessage('${answer}', event.origin))`
  return (response) =>
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end(`<!doctype html><title>Session check</title><script>${script}</script>`)
}

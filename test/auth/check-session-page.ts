import type { ServerResponse } from 'node:http'

/** The provider's session-management frame: answers every message, that nothing has changed unless told otherwise. */
export function checkSessionPage(answer: 'unchanged' | 'changed'): (response: ServerResponse) => void {
  const script = `addEventListener('message', (event) => event.source.postMessage('${answer}', event.origin))`
  return (response) =>
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end(`<!doctype html><title>Session check</title><script>${script}</script>`)
}

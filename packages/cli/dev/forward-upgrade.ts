import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { ask } from './ask.ts'
import type { Origins } from './origins.ts'

/** Passes a web socket on, or whatever else a connection is upgraded to. */
export function forwardUpgrade(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  origins: Origins,
): void {
  const headers = { connection: 'Upgrade', upgrade: request.headers.upgrade }
  const asked = ask(request, origins, { headers, upgrades: true })
  asked.on('upgrade', (answer, upstream, first) => {
    socket.write(headOf(answer))
    socket.write(first)
    upstream.write(head)
    upstream.on('error', () => socket.destroy()).on('close', () => socket.destroy())
    upstream.pipe(socket).pipe(upstream)
  })
  // it was refused
  asked.on('response', (answer) => socket.end(headOf(answer)))
  asked.on('error', () => socket.destroy())
  socket.on('error', () => asked.destroy()).on('close', () => asked.destroy())
  asked.end()
}

function headOf({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`]
  for (let index = 0; index < rawHeaders.length; index += 2)
    lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`)
  return `${lines.join('\r\n')}\r\n\r\n`
}

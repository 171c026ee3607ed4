import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface Received {
  to: string
  /** As it came, headers and all. */
  source: string
}

/** A mail server on loopback that keeps what it is given; `refuse` names the answer to every recipient. */
export async function smtpServer() {
  const received: Received[] = []
  const state: { refuse?: string } = {}
  const server = createServer((socket) => talk(socket, received, state)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = () => new Promise<void>((done) => server.close(() => done()))
  return { url: `smtp://127.0.0.1:${port}`, received, state, close }
}

function talk(socket: Socket, received: Received[], state: { refuse?: string }): void {
  let [text, to, isData] = ['', '', false]
  const say = (line: string) => socket.write(`${line}\r\n`)
  const hear = (line: string): void => {
    if (/^(EHLO|HELO)/i.test(line)) return void say('250 mail.example')
    if (/^RCPT/i.test(line)) {
      to = /<(.*)>/.exec(line)?.[1] ?? ''
      return void say(state.refuse ?? '250 fine')
    }
    if (/^DATA/i.test(line)) isData = true
    if (/^QUIT/i.test(line)) return void socket.end('221 bye\r\n')
    say(isData ? '354 go on' : '250 fine')
  }
  const take = (): boolean => {
    const end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n')
    if (end < 0) return false
    const part = text.slice(0, end)
    text = text.slice(end + (isData ? 5 : 2))
    if (!isData) hear(part)
    else {
      isData = false
      received.push({ to, source: part })
      say('250 kept')
    }
    return true
  }
  say('220 mail.example')
  socket.on('error', () => socket.destroy())
  socket.on('data', (bytes) => {
    text += bytes.toString()
    while (take());
  })
}

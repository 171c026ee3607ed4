import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'

/** Where a request comes from, to a server behind these proxies: each adds who asked it to `X-Forwarded-For`, and others may write anything there. */
export function clientAddress(proxies: readonly string[]): (request: IncomingMessage | undefined) => string {
  const trusted = new BlockList()
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    trusted.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  const isTrusted = (address: string) => trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

  return (request) => {
    const forwarded = request?.headers['x-forwarded-for']
    const chain = [...String(forwarded ?? '').split(','), request?.socket.remoteAddress ?? '']
      .map(plain)
      .filter(Boolean)
    let address = chain.pop() ?? ''
    while (chain.length > 0 && isTrusted(address)) address = chain.pop()!
    return address
  }
}

/** Whoever has one IPv6 address has all that share its first half. */
export const networkOf = (address: string): string =>
  address.includes(':') ? address.split(':').slice(0, 4).join(':') : address

/** An IPv4 address that came to an IPv6 socket is written as both. */
const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '')

/** A part of a mail, decoded. */
export function partOf(source: string, type: 'text/plain' | 'text/html'): string {
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(source) ?? []
  const part = source.split(`--${boundary}`).find((each) => each.includes(`Content-Type: ${type}`))!
  const [head = '', ...body] = part.split(/\r?\n\r?\n/)
  const encoded = body.join('\n\n').replaceAll('\r\n', '\n')
  if (/base64/i.test(head)) return Buffer.from(encoded, 'base64').toString()
  if (!/quoted-printable/i.test(head)) return encoded.trim()
  const bytes = encoded
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString().trim()
}

export const textOf = (source: string): string => partOf(source, 'text/plain')

export const linkIn = (source: string): string => /https?:\/\/\S+/.exec(textOf(source))![0]

/** A header as it is read: folded lines joined, RFC 2047 decoded. */
export function headerOf(source: string, name: string): string {
  const [head = ''] = source.split(/\r?\n\r?\n/)
  const unfolded = head.replaceAll(/\r?\n[ \t]+/g, ' ')
  const value = new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? ''
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_all, how: string, text: string) =>
      /b/i.test(how) ? Buffer.from(text, 'base64').toString() : ofQ(text),
    )
}

const ofQ = (text: string): string =>
  Buffer.from(
    text
      .replaceAll('_', ' ')
      .replaceAll(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()

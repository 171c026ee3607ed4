/** The plain text of a mail, decoded. */
export function textOf(source: string): string {
  const part = source.split(/\r?\n--/).find((each) => each.includes('text/plain'))!
  const [head = '', ...body] = part.split(/\r?\n\r?\n/)
  const encoded = body.join('\n\n')
  if (/base64/i.test(head)) return Buffer.from(encoded, 'base64').toString()
  if (!/quoted-printable/i.test(head)) return encoded
  const bytes = encoded
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

export const linkIn = (source: string): string => /https?:\/\/\S+/.exec(textOf(source))![0]

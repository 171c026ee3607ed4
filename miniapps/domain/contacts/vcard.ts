import { type ContactLine, fullName } from './contact.ts'

/** RFC 6350: what parts a value is escaped. */
const text = (value: string): string => value.replaceAll(/[\\,;]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')

const LINE_MAX_BYTES = 75

/** A person as an address book takes them (vCard 4.0). */
export function vcardOf(contact: ContactLine): string {
  const { id, firstname, lastname, email, phone, title, city, country, timeZone, agencies } = contact
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `UID:${text(id)}`,
    `FN:${text(fullName(contact))}`,
    `N:${text(lastname)};${text(firstname)};;;`,
    `EMAIL;TYPE=work:${text(email)}`,
    ...(phone ? [`TEL;TYPE=work;VALUE=text:${text(phone)}`] : []),
    ...(title ? [`TITLE:${text(title)}`] : []),
    ...(agencies[0] ? [`ORG:${text(agencies[0].name)}`] : []),
    ...(city || country ? [`ADR;TYPE=work:;;;${text(city ?? '')};;;${text(country ?? '')}`] : []),
    `TZ:${text(timeZone)}`,
    'END:VCARD',
  ]
  return `${lines.map(foldedLine).join('\r\n')}\r\n`
}

/** Of one letter in UTF-8. */
function bytesOf(letter: string): number {
  const code = letter.codePointAt(0)!
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/** A long line goes on in the next, behind a space. */
export function foldedLine(line: string): string {
  const parts: string[] = []
  let part = ''
  let size = 0
  for (const letter of line) {
    const own = bytesOf(letter)
    if (size + own > LINE_MAX_BYTES) {
      parts.push(part)
      part = ' '
      size = 1
    }
    part += letter
    size += own
  }
  return [...parts, part].join('\r\n')
}

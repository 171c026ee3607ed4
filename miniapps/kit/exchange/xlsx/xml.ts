import { ExchangeError } from '../sheet.ts'

/** What a reader of XML is told, in the order of the text; names come without their prefix. */
export interface XmlListener {
  open(name: string, attributes: string): void
  close(name: string): void
  text(text: string): void
}

/**
 * Walks through XML as spreadsheets write it. A browser's own parser is not there in a worker.
 * @throws ExchangeError for a part that is cut off, and for a document type, which could blow entities up
 */
export function readXml(xml: string, listener: XmlListener): void {
  let at = xml.indexOf('<')
  while (at >= 0) {
    const next = xml.charCodeAt(at + 1)
    if (next === 0x21 || next === 0x3f) at = readSpecial(xml, at, listener)
    else at = readTag(xml, at, listener)
    const following = xml.indexOf('<', at)
    if (following > at) listener.text(unescapeXml(xml.slice(at, following)))
    at = following
  }
}

function readTag(xml: string, at: number, listener: XmlListener): number {
  const end = endOf(xml, '>', at)
  if (xml.charCodeAt(at + 1) === 0x2f) {
    listener.close(localName(xml.slice(at + 2, end).trimEnd()))
    return end + 1
  }
  const isEmpty = xml.charCodeAt(end - 1) === 0x2f
  const tag = xml.slice(at + 1, isEmpty ? end - 1 : end)
  const space = tag.search(/\s/)
  const name = localName(space < 0 ? tag : tag.slice(0, space))
  listener.open(name, space < 0 ? '' : tag.slice(space))
  if (isEmpty) listener.close(name)
  return end + 1
}

/** Comments and instructions say nothing; quoted text is text as it stands. */
function readSpecial(xml: string, at: number, listener: XmlListener): number {
  if (xml.startsWith('<!--', at)) return endOf(xml, '-->', at) + 3
  if (xml.startsWith('<?', at)) return endOf(xml, '?>', at) + 2
  if (!xml.startsWith('<![CDATA[', at)) throw new ExchangeError('damaged-workbook')
  const end = endOf(xml, ']]>', at)
  listener.text(xml.slice(at + 9, end))
  return end + 3
}

function endOf(xml: string, mark: string, from: number): number {
  const end = xml.indexOf(mark, from)
  if (end < 0) throw new ExchangeError('damaged-workbook')
  return end
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

const patterns = new Map<string, RegExp>()

/** One attribute by its name without a prefix; undefined where there is none. */
export function attribute(attributes: string, name: string): string | undefined {
  let pattern = patterns.get(name)
  if (!pattern) {
    pattern = new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    patterns.set(name, pattern)
  }
  const found = pattern.exec(attributes)
  return found ? unescapeXml(found[1] ?? found[2] ?? '') : undefined
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescapeXml(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd'
  })
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const HALF_CHARACTERS = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Text for an element or an attribute; half a character, which XML cannot hold, becomes the mark of a lost one. */
export const escapeXml = (text: string): string =>
  text.replace(HALF_CHARACTERS, '\ufffd').replace(/[&<>"]/g, (sign) => SIGNS[sign]!)

/** Spreadsheets write characters that XML forbids as `_x000B_`, and what looks like that with its first sign so. */
export const encodeCell = (text: string): string =>
  text
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    // oxlint-disable-next-line no-control-regex -- these are what is looked for
    .replace(/[\u0000-\u0008\u000b\u000c\u000d\u000e-\u001f\ufffe\uffff]/g, (sign) => {
      return `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
    })

export const decodeCell = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text

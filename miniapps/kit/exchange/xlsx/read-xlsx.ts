import { ExchangeError } from '../sheet.ts'
import { readDateStyles } from './date-styles.ts'
import { readRows, type SheetCells } from './read-rows.ts'
import { unpack } from './unpack.ts'
import { attribute, decodeCell, readXml } from './xml.ts'

/** A sheet as it was read. */
export interface ReadSheet extends SheetCells {
  name: string
  isHidden: boolean
}

interface Listed {
  name: string
  isHidden: boolean
  relation: string
}

/**
 * The sheets of a workbook (.xlsx) with the values of their cells, those of formulas as they were last computed.
 * @throws ExchangeError for a file that is none, is damaged, or too large
 */
export function readXlsx(file: Uint8Array): ReadSheet[] {
  const parts = unpack(file)
  const book = targetsOf(parts, '_rels/.rels', '').find(({ type }) => type.endsWith('/officeDocument'))?.path
  const xml = book && parts.get(book)
  if (!xml) throw new ExchangeError('not-a-workbook')
  const folder = book.slice(0, book.lastIndexOf('/') + 1)
  const targets = targetsOf(parts, `${folder}_rels/${book.slice(folder.length)}.rels`, folder)
  const ofType = (type: string) => parts.get(targets.find((each) => each.type.endsWith(type))?.path ?? '')
  const texts = readTexts(ofType('/sharedStrings') ?? '')
  const isDate = readDateStyles(ofType('/styles') ?? '')
  const { sheets, from1904 } = readWorkbook(xml)
  return sheets.flatMap(({ name, isHidden, relation }) => {
    const target = targets.find(({ id }) => id === relation)
    if (!target?.type.endsWith('/worksheet')) return [] // a sheet that is a chart alone
    const sheet = parts.get(target.path)
    if (sheet === undefined) throw new ExchangeError('damaged-workbook')
    return [{ name, isHidden, ...readRows(sheet, { texts, isDate, from1904 }) }]
  })
}

interface Target {
  id: string
  type: string
  path: string
}

function targetsOf(parts: ReadonlyMap<string, string>, part: string, folder: string): Target[] {
  const targets: Target[] = []
  readXml(parts.get(part) ?? '', {
    open(name, attributes) {
      if (name !== 'Relationship') return
      const target = attribute(attributes, 'Target') ?? ''
      const { pathname } = new URL(target, `http://workbook/${folder}`)
      targets.push({
        id: attribute(attributes, 'Id') ?? '',
        type: attribute(attributes, 'Type') ?? '',
        path: decodeURI(pathname.slice(1)),
      })
    },
    close() {},
    text() {},
  })
  return targets
}

function readWorkbook(xml: string): { sheets: Listed[]; from1904: boolean } {
  const sheets: Listed[] = []
  let from1904 = false
  readXml(xml, {
    open(name, attributes) {
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attribute(attributes, 'date1904') ?? '')
      if (name !== 'sheet') return
      sheets.push({
        name: attribute(attributes, 'name') ?? '',
        isHidden: (attribute(attributes, 'state') ?? 'visible') !== 'visible',
        relation: / \w+:id\s*=\s*["']([^"']*)/.exec(attributes)?.[1] ?? '',
      })
    },
    close() {},
    text() {},
  })
  return { sheets, from1904 }
}

/** Texts that cells name by their number; what says how a Japanese name is spoken is no part of it. */
function readTexts(xml: string): string[] {
  const texts: string[] = []
  let text = ''
  let isText = false
  let isSpoken = false
  readXml(xml, {
    open(name) {
      if (name === 'si') text = ''
      else if (name === 'rPh') isSpoken = true
      else if (name === 't') isText = !isSpoken
    },
    close(name) {
      if (name === 'si') texts.push(decodeCell(text))
      else if (name === 'rPh') isSpoken = false
      else if (name === 't') isText = false
    },
    text(piece) {
      if (isText) text += piece
    },
  })
  return texts
}

import { strFromU8 } from 'fflate'
import type { FileLimits } from '../limits.ts'
import { ExchangeError } from '../sheet.ts'
import { readDateStyles } from './date-styles.ts'
import { type Book, readRows, type SheetCells } from './read-rows.ts'
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

/** A workbook whose sheets are still to be read. */
export interface OpenedBook {
  /** In their order, with the XML of their cells. */
  sheets: readonly { name: string; isHidden: boolean; xml: Uint8Array }[]
  book: Book
}

/**
 * The sheets of a workbook (.xlsx) with the values of their cells, those of formulas as they were last computed.
 * @throws ExchangeError for a file that is none, is damaged, or too large
 */
export function readXlsx(file: Uint8Array): ReadSheet[] {
  const { sheets, book } = openBook(file)
  return sheets.map(({ xml, ...sheet }) => ({ ...sheet, ...readRows(strFromU8(xml), book) }))
}

/** @throws ExchangeError for a file that is no workbook, is damaged, or beyond the limits */
export function openBook(file: Uint8Array, limits?: FileLimits): OpenedBook {
  const parts = unpack(file, limits)
  const textOf = (part: string) => strFromU8(parts.get(part) ?? new Uint8Array())
  const book = targetsOf(textOf('_rels/.rels'), '').find(({ type }) => type.endsWith('/officeDocument'))?.path
  const xml = book && textOf(book)
  if (!xml) throw new ExchangeError('not-a-workbook')
  const folder = book.slice(0, book.lastIndexOf('/') + 1)
  const targets = targetsOf(textOf(`${folder}_rels/${book.slice(folder.length)}.rels`), folder)
  const ofType = (type: string) => textOf(targets.find((each) => each.type.endsWith(type))?.path ?? '')
  const { sheets, from1904 } = readWorkbook(xml)
  return {
    book: { texts: readTexts(ofType('/sharedStrings')), isDate: readDateStyles(ofType('/styles')), from1904 },
    sheets: sheets.flatMap(({ name, isHidden, relation }) => {
      const target = targets.find(({ id }) => id === relation)
      if (!target?.type.endsWith('/worksheet')) return [] // a sheet that is a chart alone
      const sheet = parts.get(target.path)
      if (sheet === undefined) throw new ExchangeError('damaged-workbook')
      return [{ name, isHidden, xml: sheet }]
    }),
  }
}

interface Target {
  id: string
  type: string
  path: string
}

function targetsOf(xml: string, folder: string): Target[] {
  const targets: Target[] = []
  readXml(xml, {
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

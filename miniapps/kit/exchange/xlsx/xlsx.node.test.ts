import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { Sheet, SheetCell } from '../sheet.ts'
import { readXlsx } from './read-xlsx.ts'
import { writeXlsx } from './write-xlsx.ts'

const SHEET: Sheet = {
  name: 'Results: Q3/2026',
  titleRows: 1,
  columns: [{ width: 30 }, { format: 'number' }, {}, { format: 'percent' }],
  rows: [
    ['Brand', 'Score', 'Day', 'Share', 'Note'],
    ['Abelia <Hair> & "Co"', 51.5625, new Date('2026-11-23'), 0.125, ' two  spaces '],
    ['=1+1', -0, new Date('2026-11-23T09:30:15Z'), 1e-7, 'line\nbreak'],
    ['+49 40', 12345678901, new Date('1900-01-01'), null, true],
    [null, null, null, null, false],
    ['@sum', 0.3, new Date('1900-02-28'), 1, '_x0041_ \u000b 日本 😀'],
  ],
}

const rowsOf = (file: Uint8Array, sheet = 0) => readXlsx(file)[sheet]!.rows

describe('a workbook', () => {
  it('comes back equal', () => {
    const [read] = readXlsx(writeXlsx([SHEET]))
    assert.equal(read!.name, 'Results Q3 2026')
    assert.deepEqual(
      read!.rows,
      SHEET.rows.map((row) => row.map((cell) => (Object.is(cell, -0) ? 0 : cell))),
    )
  })

  it('keeps numbers to the last digit', () => {
    const numbers = [0.1 + 0.2, 1e-300, Number.MAX_SAFE_INTEGER, -123456.789]
    assert.deepEqual(rowsOf(writeXlsx([{ name: 'S', rows: [numbers] }])), [numbers])
  })

  it('is the same file for the same sheets', () => {
    assert.deepEqual(writeXlsx([SHEET]), writeXlsx([SHEET]))
  })

  it('names each sheet once, as short as a spreadsheet wants it', () => {
    const named = (name: string): Sheet => ({ name, rows: [[1]] })
    const sheets = ['Site', 'site', '', 'x'.repeat(40), 'x'.repeat(41), "'History'"].map(named)
    const names = readXlsx(writeXlsx(sheets)).map(({ name }) => name)
    const long = 'x'.repeat(31)
    assert.deepEqual(names, ['Site', 'site (2)', '3', long, `${'x'.repeat(27)} (2)`, 'History (2)'])
  })

  it('has no formula, whatever a text begins with', () => {
    const xml = new TextDecoder().decode(unzipSync(writeXlsx([SHEET]))['xl/worksheets/sheet1.xml'])
    assert.doesNotMatch(xml, /<f[ >]/)
    assert.match(xml, /<c r="A3" s="2" t="inlineStr">/)
  })

  it('has formulas where a cell is one, with what they come to', () => {
    const sheet: Sheet = {
      name: 'S',
      titleColumns: 1,
      totalRows: [2],
      columns: [{}, { format: 'number', tinted: true }],
      rows: [
        ['A', 0.1],
        ['B', 0.2],
        ['Total', { formula: 'ROUND(SUM(B1:B2),2)', value: 0.3 }],
      ],
    }
    const file = writeXlsx([sheet])
    const xml = new TextDecoder().decode(unzipSync(file)['xl/worksheets/sheet1.xml'])
    assert.match(xml, /<f>ROUND\(SUM\(B1:B2\),2\)<\/f><v>0.3<\/v>/)
    assert.match(xml, /<pane xSplit="1" topLeftCell="B1" activePane="topRight"/)
    assert.deepEqual(rowsOf(file), [
      ['A', 0.1],
      ['B', 0.2],
      ['Total', 0.3],
    ])
  })

  it('refuses what a spreadsheet cannot hold, and says where', () => {
    const one = (cell: string | Date): Sheet => ({ name: 'S', rows: [[null, cell]] })
    assert.throws(() => writeXlsx([one('x'.repeat(32_768))]), {
      code: 'text-too-long',
      values: { cell: 'B1', limit: 32_767 },
    })
    assert.throws(() => writeXlsx([one(new Date(Number.NaN))]), { code: 'no-date' })
    assert.deepEqual(rowsOf(writeXlsx([one(new Date('1850-05-06'))])), [[null, '1850-05-06']])
  })
})

/** A workbook of hand-written parts. */
function book(sheet: string, { workbook = '', styles = '', strings = '' } = {}): Uint8Array {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="http://x/relationships/${type}" Target="${target}"/>`
  const parts = {
    '_rels/.rels': `<Relationships>${relation('r1', 'officeDocument', '/xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<x:workbook xmlns:x="m">${workbook}<x:sheets><x:sheet name="One" sheetId="1" r:id="r1"/></x:sheets></x:workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation('r1', 'worksheet', 'worksheets/a%20b.xml')}${relation('r2', 'styles', 'styles.xml')}${relation('r3', 'sharedStrings', '/xl/sharedStrings.xml')}</Relationships>`,
    'xl/worksheets/a b.xml': `<?xml version="1.0"?><!-- by hand --><worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))
}

describe('a workbook of another program', () => {
  it('has shared, rich and spoken texts', () => {
    const strings =
      '<si><t>plain</t></si><si><r><t>ri</t></r><r><t xml:space="preserve">ch </t></r></si><si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si>'
    const row = [0, 1, 2].map((index) => `<c t="s"><v>${index}</v></c>`).join('')
    assert.deepEqual(rowsOf(book(`<row>${row}</row>`, { strings })), [['plain', 'rich ', '東京']])
  })

  it('has rows and cells without an address, and gaps', () => {
    const rows =
      '<row><c><v>1</v></c><c r="D1"><v>2</v></c><c><v>3</v></c></row><row r="3"><c><v>4</v></c></row>'
    assert.deepEqual(rowsOf(book(rows)), [[1, null, null, 2, 3], [], [4]])
  })

  it('has values of formulas, errors, yes and no', () => {
    const row =
      '<row><c><f>A2*2</f><v>4</v></c><c t="str"><f>"a"&amp;"b"</f><v>ab</v></c><c t="e"><v>#N/A</v></c><c t="b"><v>1</v></c></row>'
    assert.deepEqual(rowsOf(book(row)), [[4, 'ab', '#N/A', true]])
  })

  it('has the text of a formula that nobody computed, and an empty text that one computed', () => {
    const row =
      '<row><c><f>SUM(B1:B9)</f><v></v></c><c t="str"><f>IF(1,"","")</f><v></v></c><c><f>A1&lt;2</f></c><c><v>1</v></c></row>'
    const [sheet] = readXlsx(book(row))
    assert.deepEqual([sheet!.rows, sheet!.formulas], [[['=SUM(B1:B9)', null, '=A1<2', 1]], 3])
  })

  it('says which cells are merged', () => {
    const merged =
      '</sheetData><mergeCells><mergeCell ref="B2:D2"/><mergeCell ref="A10:A12"/></mergeCells><sheetData>'
    assert.deepEqual(readXlsx(book(merged))[0]!.merged, [
      { top: 1, left: 1, bottom: 1, right: 3 },
      { top: 9, left: 0, bottom: 11, right: 0 },
    ])
  })

  it('has dates by built-in and own formats, counted from 1900 or 1904', () => {
    const styles =
      '<numFmts><numFmt numFmtId="170" formatCode="[$-407]dd.mm.yyyy"/><numFmt numFmtId="171" formatCode="0.0&quot; days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs>'
    const row = `<row>${[0, 1, 2, 3].map((style) => `<c s="${style}"><v>46349</v></c>`).join('')}</row>`
    const day = new Date('2026-11-23')
    assert.deepEqual(rowsOf(book(row, { styles })), [[46349, day, day, 46349]])
    const early = '<row><c s="1"><v>44887</v></c></row>'
    assert.deepEqual(rowsOf(book(early, { styles, workbook: '<x:workbookPr date1904="1"/>' })), [[day]])
  })
})

describe('a column with choices', () => {
  const sheetWith = (choices: string[]) => {
    const rows = [['Answer'], [null], ['unknown']]
    const file = writeXlsx([{ name: 'Audit', titleRows: 1, columns: [{ choices, wraps: true }], rows }])
    return strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml']!)
  }

  it('offers them below its title', () => {
    assert.match(
      sheetWith(['0', 'not & known']),
      /<dataValidation type="list"[^>]* sqref="A2:A3"><formula1>"0,not &amp; known"<\/formula1>/,
    )
  })

  it('takes anything where a cell cannot hold the list', () => {
    assert.doesNotMatch(sheetWith(['a, b']), /dataValidation/)
    assert.doesNotMatch(sheetWith(['x'.repeat(256)]), /dataValidation/)
  })
})

describe('a wrong file', () => {
  const refused = (file: Uint8Array, code: string) => assert.throws(() => readXlsx(file), { code })

  it('is told apart: none at all, the old format or a password, a zip of something else, a torn one', () => {
    refused(strToU8('Brand;Score'), 'not-a-workbook')
    const old = [0xd0, 0xcf, 0x11, 0xe0, 0, 0]
    refused(new Uint8Array(old), 'old-workbook')
    const name = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0])
    refused(new Uint8Array([...old, ...name]), 'locked-workbook')
    refused(zipSync({ 'a.xml': strToU8('<a/>') }), 'not-a-workbook')
    refused(writeXlsx([SHEET]).slice(0, 400), 'damaged-workbook')
  })

  it('cannot blow up: neither packed zeros, nor entities, nor a row beyond the last', () => {
    refused(zipSync({ 'xl/workbook.xml': new Uint8Array(3_000_000) }, { level: 9 }), 'too-large')
    refused(book('<!DOCTYPE a [<!ENTITY b "b">]><row/>'), 'damaged-workbook')
    refused(book('<row r="99999999"><c><v>1</v></c></row>'), 'damaged-workbook')
    refused(new Uint8Array(25_000_001), 'too-large')
  })
})

const hasOffice = spawnSync('soffice', ['--version']).status === 0

describe('LibreOffice', { skip: hasOffice ? false : 'LibreOffice is not installed' }, () => {
  const convert = (name: string, file: Uint8Array, ...options: string[]) => {
    const folder = mkdtempSync(join(tmpdir(), 'agency-os-office-'))
    try {
      writeFileSync(join(folder, name), file)
      const profile = `-env:UserInstallation=file://${folder}/profile`
      const to = ['--convert-to', 'xlsx', '--outdir', join(folder, 'out')]
      spawnSync('soffice', [profile, '--headless', ...options, ...to, join(folder, name)])
      return rowsOf(new Uint8Array(readFileSync(join(folder, 'out', 'saved.xlsx'))))
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  it('opens our file and saves what it holds', () => {
    const control = 'a sign that LibreOffice drops'
    const rows = SHEET.rows.map((row) => row.map((cell) => (Object.is(cell, -0) ? 0 : cell)))
    const saved = convert('saved.xlsx', writeXlsx([SHEET]))
    const plain = (sheet: readonly (readonly SheetCell[])[]) =>
      sheet.map((row) => row.map((cell) => (typeof cell === 'string' ? cell.replace(/\v/, control) : cell)))
    assert.deepEqual(plain(saved), plain(rows))
  })

  it('writes a file that is read right', () => {
    const csv = strToU8('Text;Zahl;Tag\nÄ;1,5;23.11.2026\nb;-3;31.01.2026\n')
    assert.deepEqual(convert('saved.csv', csv, '--infilter=CSV:59,34,76,1,,1031,false,true'), [
      ['Text', 'Zahl', 'Tag'],
      ['Ä', 1.5, new Date('2026-11-23')],
      ['b', -3, new Date('2026-01-31')],
    ])
  })
})

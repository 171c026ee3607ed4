import assert from 'node:assert/strict'
import { it } from 'node:test'
import { csvFormatOf, readCsv, writeCsv } from './csv.ts'

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const bytes = (value: string) => new TextEncoder().encode(value)

it('parts columns by commas, or by semicolons where the comma is decimal', () => {
  const rows = [
    ['Brand', 'Score'],
    ['Abelia "Hair"', 51.5],
    [null, true],
  ]
  assert.equal(text(writeCsv(rows, csvFormatOf('en-GB'))), 'Brand,Score\r\n"Abelia ""Hair""",51.5\r\n,true')
  assert.equal(text(writeCsv(rows, csvFormatOf('de-DE'))), 'Brand;Score\r\n"Abelia ""Hair""";51,5\r\n;true')
})

it('begins with the mark of UTF-8, and writes days and moments as ISO', () => {
  const file = writeCsv([[new Date('2026-11-23'), new Date('2026-11-23T09:30:00Z')]], { decimal: '.' })
  assert.deepEqual(Array.from(file.slice(0, 3)), [0xef, 0xbb, 0xbf])
  assert.equal(text(file), '2026-11-23,2026-11-23T09:30:00')
})

it('lets no spreadsheet run a text, and reads such texts back as they were', () => {
  const rows = [['=1+1', '+49 40', '-x', '@a', "'=quoted", "'plain"]]
  const file = writeCsv(rows, { decimal: '.' })
  assert.equal(text(file), "'=1+1,'+49 40,'-x,'@a,''=quoted,'plain")
  assert.deepEqual(readCsv(file).rows, rows)
})

it('leaves negative numbers numbers', () => {
  assert.equal(text(writeCsv([[-5]], { decimal: '.' })), '-5')
})

it('finds what parts the columns, and drops empty lines at the end', () => {
  assert.deepEqual(readCsv(bytes('a;b\n1,5;"x;\ny"\n\n')).rows, [
    ['a', 'b'],
    ['1,5', 'x;\ny'],
  ])
  assert.deepEqual(readCsv(bytes('a\tb\n1\t2')).rows, [
    ['a', 'b'],
    ['1', '2'],
  ])
})

it('reads what Excel saves as Unicode text, and what older programs save', () => {
  const utf16 = new Uint8Array([0xff, 0xfe, ...'Ü\tb'.split('').flatMap((sign) => [sign.charCodeAt(0), 0])])
  assert.deepEqual(readCsv(utf16).rows, [['Ü', 'b']])
  assert.deepEqual(readCsv(new Uint8Array([0xdc, 0x2c, 0xe9])).rows, [['Ü', 'é']])
})

it('refuses a file that is too large', () => {
  assert.throws(() => readCsv(new Uint8Array(25_000_001)).rows, { code: 'too-large' })
})

it('takes a stray quotation mark as it stands, says where it is, and loses no row to it', () => {
  const people = Array.from({ length: 300 }, (_, at) => `person-${at}@agency.example,"Name ${at}",x`)
  people[50] = 'person-50@agency.example,"Bobby" Tables,x'
  people[120] = '"never ended,Name,x'
  people[299] = 'person-299@agency.example,Name,"never ended'
  const { rows, strayQuotes } = readCsv(bytes(['email,name,note', ...people].join('\r\n')))
  assert.equal(rows.length, 301)
  assert.deepEqual(strayQuotes, [
    { row: 51, column: 1 },
    { row: 121, column: 0 },
    { row: 300, column: 2 },
  ])
  assert.deepEqual(rows[51], ['person-50@agency.example', '"Bobby" Tables', 'x'])
  assert.deepEqual(rows[52], ['person-51@agency.example', 'Name 51', 'x'])
  assert.deepEqual(rows[121], ['"never ended', 'Name', 'x'])
  assert.deepEqual(rows[300], ['person-299@agency.example', 'Name', '"never ended'])
})

it('reads texts of several lines and doubled quotation marks beside a stray one', () => {
  const file = 'a,b\n"two\nlines","say ""hi"""\n"x" y,"z\nz"\nlast,1\n'
  assert.deepEqual(readCsv(bytes(file)), {
    rows: [
      ['a', 'b'],
      ['two\nlines', 'say "hi"'],
      ['"x" y', 'z\nz'],
      ['last', '1'],
    ],
    strayQuotes: [{ row: 2, column: 0 }],
  })
})

import assert from 'node:assert/strict'
import { it } from 'node:test'
import { fileTypeOf, fittingName, isFileName } from './file.ts'

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

it('knows pictures and PDF by their first bytes', () => {
  assert.equal(fileTypeOf(bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')), 'image/png')
  assert.equal(fileTypeOf(bytes('\xff\xd8\xff\xe0\0\x10JFIF')), 'image/jpeg')
  assert.equal(fileTypeOf(bytes('RIFF\n\0\0\nWEBPVP8 ')), 'image/webp')
  assert.equal(fileTypeOf(bytes('GIF89a\x01\0')), 'image/gif')
  assert.equal(fileTypeOf(bytes('%PDF-1.7\n')), 'application/pdf')
})

const entry = (name: string) => `PK\x03\x04${' '.repeat(26)}${name}`

it('tells Office files apart by the folder in their archive, not by what is embedded', () => {
  const office = 'application/vnd.openxmlformats-officedocument'
  const first = entry('[Content_Types].xml')
  const xlsx = bytes(`${first}${entry('xl/workbook.xml')}`)
  assert.equal(fileTypeOf(xlsx), `${office}.spreadsheetml.sheet`)
  assert.equal(
    fileTypeOf(bytes(`${first}${entry('ppt/slides/1.xml')}${entry('xl/workbook.xml')}`)),
    `${office}.presentationml.presentation`,
  )
  assert.equal(
    fileTypeOf(bytes(`${first}${entry('word/document.xml')}`)),
    `${office}.wordprocessingml.document`,
  )
  assert.equal(
    fileTypeOf(bytes(`${first}${entry('xl/workbook.xml')}${entry('xl/vbaProject.bin')}`)),
    undefined,
    'a program',
  )
  assert.equal(fileTypeOf(bytes(entry('setup.exe')), 'a.xlsx'), undefined, 'an archive')
})

it('takes a table of text by its name, as long as it is text', () => {
  assert.equal(fileTypeOf(bytes('Shop;Orders\r\nA;\xfc'), 'Orders.CSV'), 'text/csv')
  assert.equal(fileTypeOf(bytes('\xff\xfeA\0'), 'orders.csv'), 'text/csv')
  for (const [text, name] of [
    ['Shop', 'a.txt'],
    ['MZ\x90\0', 'a.csv'],
    ['', 'a.csv'],
  ] as const)
    assert.equal(fileTypeOf(bytes(text), name), undefined, name)
})

it('takes nothing else, whatever it is called', () => {
  for (const text of ['', '<svg xmlns=', '<!doctype html>', 'MZ\x90\0', 'RIFF\0\0\0\0WAVE', ' %PDF-1.7'])
    assert.equal(fileTypeOf(bytes(text)), undefined, text)
})

it('lets a name end as its type does, and no other way', () => {
  assert.ok(isFileName('Bildschirmfoto 2026-11-23 um 09.12.png', 'image/png'))
  assert.ok(isFileName('スクリーンショット.JPEG', 'image/jpeg'))
  for (const name of ['', '.png', 'a', 'a.pdf', 'a.png.exe', `${'a'.repeat(200)}.png`])
    assert.ok(!isFileName(name, 'image/png'), name)
})

it('lets no name hold a path or signs that are not seen', () => {
  for (const name of ['../a.png', 'c:\\a.png', 'a\r\nb.png', 'a\0.png', 'a\u202egnp.exe.png'])
    assert.ok(!isFileName(name, 'image/png'), JSON.stringify(name))
})

it('mends a name that does not fit, and leaves one that does', () => {
  assert.equal(fittingName('Report.PDF', 'application/pdf'), 'Report.PDF')
  assert.equal(fittingName('photo.jpeg', 'image/webp'), 'photo.webp')
  assert.equal(fittingName('v1.2 draft', 'image/png'), 'v1.2 draft.png')
  assert.equal(fittingName('', 'image/png'), 'png.png')
  for (const name of ['a/b\\c\0\u202e', 'x'.repeat(300)])
    assert.ok(isFileName(fittingName(name, 'image/gif'), 'image/gif'), name)
})

import assert from 'node:assert/strict'
import { it } from 'node:test'
import { calendarOf } from './calendar.ts'

const SPRING = { id: 'c1', title: 'Spring; all, of it', name: 'GB-X', start: '2026-03-01', end: '2026-03-31' }
const AT = '2026-11-28T21:00:00.000Z'

it('has each campaign as whole days, the day after its last as the end', () => {
  const lines = calendarOf([SPRING, { ...SPRING, id: 'c2', end: '' }], AT).split('\r\n')
  assert.deepEqual(lines, [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Agency OS//Campaigns//EN',
    'BEGIN:VEVENT',
    'UID:c1@agency-os',
    'DTSTAMP:20261128T210000Z',
    'DTSTART;VALUE=DATE:20260301',
    'DTEND;VALUE=DATE:20260401',
    'SUMMARY:Spring\\; all\\, of it',
    'DESCRIPTION:GB-X',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it('folds long lines without parting a letter', () => {
  const title = '東京キャンペーン'.repeat(12)
  const text = calendarOf([{ ...SPRING, title }], AT)
  for (const line of text.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line)
  assert.ok(text.replaceAll('\r\n ', '').includes(`SUMMARY:${title}\r\n`))
})

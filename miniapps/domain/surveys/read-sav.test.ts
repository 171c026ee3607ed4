import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { readSav, readSavBytes, type SavFile } from './read-sav.ts'
import { type WrittenFile, writeSav } from './sav/write-sav-in-tests.ts'

const FOLDER = join(import.meta.dirname, 'sav/written-by-pspp')
const written = (name: string) => new Uint8Array(readFileSync(join(FOLDER, name)))
const read = (bytes: Uint8Array) => readSavBytes(bytes) as SavFile
const valuesOf = ({ variables }: SavFile, name: string) =>
  variables.find((each) => each.name === name)!.values

const PEOPLE: WrittenFile = {
  variables: [
    {
      name: 'sex',
      long: 'sexOfRespondent',
      label: 'Sex',
      labels: [
        [1, 'Male'],
        [2, 'Female'],
      ],
      values: [1, 2, null, 1],
    },
    { name: 'age', missing: [98], missingRange: [-5, -1], values: [34, 98, 17.5, -1] },
    { name: 'town', width: 12, values: ['Cologne', 'A', '', 'São Paulo '] },
    { name: 'kind', width: 3, labels: [['ab', 'Abe']], missing: ['x'], values: ['ab', 'x', '', 'c'] },
    { name: 'day', format: 20, values: [13_991_788_800, null, 0, -1] },
  ],
}

describe('readSav', () => {
  it('reads names, labels, missing values, texts and days', () => {
    const { rows, variables, leftOut } = read(writeSav(PEOPLE))
    assert.equal(rows, 4)
    assert.deepEqual(leftOut, [])
    assert.deepEqual(variables, [
      {
        name: 'sexOfRespondent',
        type: 'number',
        label: 'Sex',
        labels: [
          [1, 'Male'],
          [2, 'Female'],
        ],
        missing: [],
        missingRange: null,
        values: [1, 2, null, 1],
      },
      {
        name: 'AGE',
        type: 'number',
        label: '',
        labels: [],
        missing: [98],
        missingRange: [-5, -1],
        values: [34, 98, 17.5, -1],
      },
      {
        name: 'TOWN',
        type: 'text',
        label: '',
        labels: [],
        missing: [],
        missingRange: null,
        values: ['Cologne', 'A', '', 'São Paulo'],
      },
      {
        name: 'KIND',
        type: 'text',
        label: '',
        labels: [['ab', 'Abe']],
        missing: ['x'],
        missingRange: null,
        values: ['ab', 'x', '', 'c'],
      },
      {
        name: 'DAY',
        type: 'date',
        label: '',
        labels: [],
        missing: [],
        missingRange: null,
        values: ['2026-03-02', null, '1582-10-14', null],
      },
    ])
  })

  for (const isBig of [false, true])
    for (const [compression, bias] of [
      [0, 100],
      [1, 100],
      [1, 50],
      [2, 100],
      [2, 0],
    ] as const)
      for (const cases of [4, -1])
        it(`reads the same of ${isBig ? 'big' : 'little'} endians, compression ${compression}, bias ${bias}, ${cases} cases`, () => {
          const plain = read(writeSav(PEOPLE))
          assert.deepEqual(read(writeSav({ ...PEOPLE, isBig, compression, bias, cases })), plain)
        })

  it('reads Windows’ Greek by the name of the encoding', () => {
    const encode = (text: string) =>
      Uint8Array.from(text, (letter) => (letter > '~' ? letter.charCodeAt(0) - 0x2d0 : letter.charCodeAt(0)))
    const variables = [{ name: 'town', width: 8, values: ['Αθήνα'] }]
    assert.deepEqual(valuesOf(read(writeSav({ variables, encode, encoding: 'windows-1253' })), 'TOWN'), [
      'Αθήνα',
    ])
  })

  it('reads what another program wrote, in each of its three ways', () => {
    const [plain, bytes, packed] = ['plain.sav', 'bytes.sav', 'packed.zsav'].map((name) =>
      read(written(name)),
    )
    assert.deepEqual(plain, bytes)
    assert.deepEqual(plain, packed)
    assert.deepEqual(plain!.leftOut, ['note'])
    const [, sex, age, town] = plain!.variables
    assert.deepEqual(
      [sex!.label, sex!.labels, sex!.missing],
      [
        'Sex of the respondent, as given',
        [
          [1, 'männlich'],
          [2, 'female'],
        ],
        [9],
      ],
    )
    assert.deepEqual([age!.missing, age!.missingRange, age!.values], [[-1], [97, null], [34, 98, 17.5, -1]])
    assert.deepEqual(
      [town!.label, town!.labels, town!.missing],
      ['Stadt (größer)', [['Köln', 'Cologne city']], ['Málaga']],
    )
    for (const name of ['day', 'american', 'european', 'sorted', 'moment'])
      assert.deepEqual(valuesOf(plain!, name), ['2026-03-02', '1999-12-31', null, '1582-10-15'])
    assert.deepEqual(valuesOf(plain!, 'julian'), ['2026-03-02', '1999-12-31', null, null])
  })

  it('reads the same texts in the encoding of Windows', () => {
    const file = read(written('windows-1252.sav'))
    assert.deepEqual(valuesOf(file, 'town'), valuesOf(read(written('plain.sav')), 'town'))
    assert.equal(file.variables[3]!.label, 'Stadt (größer)')
  })

  it('reads dashes, quotes and the euro of Windows, and all missing values of longer texts', () => {
    const [price] = read(written('texts.sav')).variables
    assert.deepEqual(
      [price!.label, price!.missing, price!.values],
      ['Price – “in all”', ['w9', 'q'], ['ab', 'over 5 €']],
    )
  })

  it('names the multiple-response sets of a file, and passes over those that are broken', () => {
    const { sets } = read(written('sets.sav'))
    const of = (
      name: string,
      label: string,
      counted: SavFile['sets'][number]['counted'],
      ...variables: string[]
    ) => ({ name, label, counted, isByValue: name.startsWith('why'), variables })
    assert.deepEqual(sets, [
      of('media', 'Médias (größer)', 1, 'mediatelevision', 'mediaradio', 'mediapress'),
      of('brands', 'Brands', null, 'brandfirst', 'brandsecond'),
      of('why', '', 'Yes', 'whyyes', 'whyno'),
      of('whysource', 'Radio', 1, 'mediaradio', 'mediapress'),
    ])
    const good = '$ages=C 3 two sex age'
    for (const broken of [
      '',
      'ages=C 3 two sex age',
      '$=C 3 two sex age',
      '$a=X 3 two sex age',
      '$a=C 99999 two sex age',
      '$a=C three two sex age',
      '$a=D1 1',
      '$a=D9 1 3 two sex age',
      '$a=E',
      '$a=C 3 two sex gone',
      '$a=C 3 two age town',
      '$a',
    ]) {
      const file = read(writeSav({ ...PEOPLE, sets: { 7: `${broken}\n${good}\n`, 19: broken } }))
      assert.deepEqual(
        file.sets.map(({ name, label, variables }) => [name, label, variables]),
        [['ages', 'two', ['sexOfRespondent', 'AGE']]],
        broken,
      )
      assert.deepEqual(file.variables, read(writeSav(PEOPLE)).variables)
    }
  })

  it('refuses what is no system file, and what is cut off anywhere', () => {
    assert.deepEqual(readSav({ base64: btoa('sex;age') }), { refused: 'not-a-sav-file' })
    assert.deepEqual(readSav({ base64: '' }), { refused: 'not-a-sav-file' })
    assert.deepEqual(readSav({ base64: '§' }), { refused: 'not-a-sav-file' })
    for (const name of ['plain.sav', 'bytes.sav', 'packed.zsav']) {
      const file = written(name)
      for (let length = 4; length < file.length; length += 7)
        assert.deepEqual(
          readSavBytes(file.subarray(0, length)),
          { refused: 'cut-off' },
          `${name} at ${length}`,
        )
    }
  })
})

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Body } from '../../document/change.ts'
import { near } from '../../kernel/near-in-tests.ts'
import type { Frame, Variable } from '../frame.ts'
import { alignmentPath, waveDifference } from './align-frames.ts'
import { buildVariables } from './build-variables.ts'
import { levelled } from './level-error.ts'
import { mergeFrames } from './merge-frames.ts'
import { namedSchemes, schemeKey } from './named-schemes.ts'
import { personalKind } from './personal-kind.ts'
import { planVariables } from './plan-variables.ts'
import { recodedColumn } from './recoded-column.ts'
import { hasUsualCodes, qualityOf } from './quality.ts'
import { setColumns } from './set-columns.ts'
import type { SourceColumn } from './source-table.ts'
import { marginsOf, targetPath, weigh, type Weighted } from './weight-scheme.ts'

const column = (
  name: string,
  values: SourceColumn['values'],
  more: Partial<SourceColumn> = {},
): SourceColumn => ({
  name,
  type: values.some((value) => typeof value === 'string') ? 'text' : 'number',
  label: '',
  labels: [],
  missing: [],
  missingRange: null,
  ...more,
  values,
})
const SEX = column('sex', [1, 2, 2, 1, 2], {
  labels: [
    [1, 'Male'],
    [2, 'Female'],
  ],
})
const AGE = column('age', [17, 34, 98, 60, 80], { missingRange: [97, null] })
const built = (columns: readonly SourceColumn[], body: Body = {}, before: Frame = []) =>
  buildVariables(planVariables(columns, body, before), body, before)
const answersOf = (columns: readonly SourceColumn[], name: string, body?: Body, before?: Frame) =>
  built(columns, body, before).variables.find(({ variable }) => variable.name === name)?.answers

describe('a draft of a dataset', () => {
  it('proposes what each column becomes', () => {
    const long = Array.from({ length: 60 }, (_, at) => `Because of the ${at}th reason`)
    const planned = planVariables(
      [
        SEX,
        AGE,
        column('Ort', ['Bonn', 'Köln', 'Bonn']),
        column('media', ['1;3', '2', null]),
        column('weight', [0.5, 1.5, 1]),
        column('day', ['2026-03-02'], { type: 'date' }),
        column('why', long),
      ],
      {},
    )
    assert.deepEqual(
      planned.map(({ name, use }) => [name, use]),
      [
        ['sex', 'single'],
        ['age', 'single'],
        ['Ort', 'single'],
        ['media', 'multi'],
        ['weight', 'weight'],
        ['day', 'date'],
        ['why', 'out'],
      ],
    )
  })

  it('counts no code that is declared as no answer, such as the 98 of an age', () => {
    const body = { 'variables/age/use': 'number', 'variables/age/bands': '16-24, 25-54, 55+' }
    assert.deepEqual(answersOf([AGE], 'age', body), [17, 34, null, 60, 80])
    assert.deepEqual(answersOf([AGE], 'age_band', body), [1, 2, null, 3, 3])
    const undeclared = { ...AGE, missingRange: null }
    assert.deepEqual(answersOf([undeclared], 'age', { ...body, 'variables/age/missing': '97, 98' }), [
      17,
      34,
      null,
      60,
      80,
    ])
    const refused = column('age', [17, 34, 98], { labels: [[98, 'Refused']] })
    assert.deepEqual(answersOf([refused], 'age', { 'variables/age/use': 'number' }), [17, 34, null])
  })

  it('warns of a usual code far from all other numbers', () => {
    const age = built([{ ...AGE, missingRange: null }], { 'variables/age/use': 'number' }).variables[0]!
    assert.equal(hasUsualCodes(age), true)
    assert.equal(hasUsualCodes({ ...age, answers: [90, 96, 98] }), false)
  })

  it('makes nets and variables of expressions, and says which line is none', () => {
    const body: Body = {
      'nets/n1/of': 'sex',
      'nets/n1/label': 'Anybody',
      'nets/n1/codes': [1, 2],
      'derived/d1/name': 'kind',
      'derived/d1/answers': 'Young men: sex = 1 AND age <= 30\nOthers: ALL',
      'derived/d2/name': 'broken',
      'derived/d2/answers': 'Tall: height >= 180',
      'variables/age/use': 'number',
    }
    const { variables, problems } = built([SEX, AGE], body)
    assert.deepEqual(variables[0]!.variable.codes.at(-1), { code: 3, label: 'Anybody', net: [1, 2] })
    assert.deepEqual(variables.at(-1)!.answers, [1, 2, 2, 2, 2])
    assert.deepEqual(problems, [{ path: 'derived/d2/answers', code: 'unknown-name', text: 'height' }])
  })

  it('knows columns that tell who people are', () => {
    const each = (make: (at: number) => number | string) => Array.from({ length: 40 }, (_, at) => make(at))
    const kinds = [
      column('contact', ['a', 'b', 'ada@example.com']),
      column('Mobile', ['x']),
      column('firstName', ['Ada']),
      column('respondent_id', [7]),
      column(
        'serial',
        each((at) => 1000 + at),
      ),
      column(
        'number',
        each((at) => `+44 20 7946 ${1000 + at}`),
      ),
      column(
        'height',
        each((at) => 150 + (at % 30)),
      ),
      column('brand_name_seen', [1, 2]),
    ].map(personalKind)
    assert.deepEqual(kinds, ['email', 'phone', 'name', 'id', 'id', 'phone', null, null])
  })

  describe('of another wave', () => {
    const labels = (...texts: string[]) => texts.map((label, at) => ({ code: at + 1, label }))
    const before: Frame = [
      { name: 'tv', label: 'TV', type: 'single', folder: '', codes: labels('Daily', 'Weekly', 'Never') },
      { name: 'radio', label: 'Radio', type: 'single', folder: '', codes: labels('Yes') },
    ] satisfies Variable[]
    const now = (...texts: string[]) =>
      column('tv', [1, 2, 3], { labels: texts.map((text, at): [number, string] => [at + 1, text]) })

    it('asks about a renamed answer, and joins nothing before it is told', () => {
      const renamed = now('Daily', 'At least weekly', 'Never')
      const { alignments } = built([renamed], {}, before)
      assert.deepEqual(
        alignments.map(({ code, kind, decision }) => ({ code, kind, decision })),
        [{ code: 2, kind: 'renamed', decision: '' }],
      )
      const same = { [alignmentPath('tv', 2)]: 'same' }
      assert.deepEqual(answersOf([renamed], 'tv', same, before), [1, 2, 3])
      const other = { [alignmentPath('tv', 2)]: 'new' }
      assert.deepEqual(answersOf([renamed], 'tv', other, before), [1, 4, 3])
      assert.deepEqual(
        waveDifference(
          before,
          built([renamed], {}, before).variables.map(({ variable }) => variable),
          alignments,
        ).map(({ name, state }) => [name, state]),
        [
          ['tv', 'asks'],
          ['radio', 'gone'],
        ],
      )
    })

    it('asks about a moved answer, and about one that is like another which is gone', () => {
      const moved = now('Weekly', 'Daily', 'Never')
      const kinds = built([moved], {}, before).alignments.map(({ kind }) => kind)
      assert.deepEqual(kinds, ['renamed', 'renamed'])
      const text = column('tv', ['Daily', 'Weekly or so', 'Never'])
      assert.deepEqual(
        built([text], {}, before).alignments.map(({ kind, before }) => [kind, before.label]),
        [['alike', 'Weekly']],
      )
      assert.deepEqual(answersOf([text], 'tv', {}, before), [1, 4, 3])
    })

    it('keeps questions and answers of earlier waves in the frame', () => {
      const merged = mergeFrames(
        before,
        built([now('Daily', 'Weekly')], {}, before).variables.map(({ variable }) => variable),
      )
      assert.deepEqual(
        merged.map(({ name, codes }) => [name, codes.map(({ code }) => code)]),
        [
          ['tv', [1, 2, 3]],
          ['radio', [1]],
        ],
      )
    })
  })

  it('has answers of an earlier wave in the places of the frame of all waves', () => {
    const variable = (type: Variable['type'], ...codes: number[]): Variable => ({
      name: 'tv',
      label: '',
      type,
      folder: '',
      codes: codes.map((code) => ({ code, label: String(code) })),
    })
    const places = Uint8Array.of(0, 1, 2, 3)
    const single = recodedColumn(
      { kind: 'single', places },
      variable('single', 1, 2, 3),
      variable('single', 3, 4, 1),
      1,
    )
    assert.deepEqual(single, { kind: 'single', places: Uint8Array.of(0, 3, 0, 1) })
    const [one, two] = [Uint32Array.of(1), Uint32Array.of(2)]
    const multi = { kind: 'multi' as const, answers: [one, two], answered: Uint32Array.of(3) }
    assert.deepEqual(recodedColumn(multi, variable('multi', 1, 2), variable('multi', 2, 5), 1), {
      kind: 'multi',
      answers: [two, Uint32Array.of(0)],
      answered: Uint32Array.of(3),
    })
    assert.deepEqual(recodedColumn(undefined, undefined, variable('single', 1), 1), {
      kind: 'single',
      places: new Uint8Array(32),
    })
  })

  it('weighs to targets, and tells which fails and what the cap costs', () => {
    const people = Array.from({ length: 50 }, (_, at) => (at < 5 ? 1 : 2))
    const body = {
      'schemes/main/margins/1': 'new',
      [targetPath('main', '1', 1)]: 50,
      [targetPath('main', '1', 2)]: 50,
    }
    const margins = marginsOf('main', body, built([column('new', people)]).variables)
    const capped = weigh({ margins, cap: 3 }) as Weighted
    assert.equal(capped.status, 'capped')
    near(
      {
        before: capped.targets[0]!.before,
        after: capped.targets[0]!.after,
        effective: capped.effective!,
        most: capped.most,
        error: capped.error,
      },
      { before: 0.1, after: 0.3, effective: 34.615385, most: 3, error: 0.2 },
    )
    near({ free: capped.uncapped!.effective! }, { free: 18 })
    assert.equal((weigh({ margins }) as Weighted).uncapped, undefined)
  })

  it('makes one question of a set of variables, and leaves these out unless they are kept', () => {
    const columns = [
      column('tv', [1, 0, null, 9], { label: 'Television', missing: [9] }),
      column('radio', [1, 0, null, 1]),
      column('first', [5, 7, null, 5], {
        labels: [
          [5, 'Acme'],
          [7, 'Zenith'],
          [9, 'Refused'],
        ],
      }),
      column('second', [7, null, null, 5]),
      column('yes', ['Y', '', '', 'Y'], { labels: [['Y', 'Quality']] }),
      column('no', ['N', 'N', '', 'Y'], { labels: [['Y', 'Price']] }),
    ]
    const set = (name: string, counted: number | string | null, ...variables: string[]) => ({
      name,
      label: name,
      counted,
      isByValue: counted === 'Y',
      variables,
    })
    const sets = [
      set('media', 1, 'tv', 'radio'),
      set('brands', null, 'first', 'second'),
      set('why', 'Y', 'yes', 'no'),
      set('said', null, 'yes', 'no'),
    ]
    const all = [...columns, ...setColumns(sets, columns)]
    const made = built(all).variables.map(({ variable: { name, type, codes }, answers }) => [
      name,
      type,
      codes.map(({ code, label }) => `${code} ${label}`),
      answers,
    ])
    assert.deepEqual(made, [
      ['media', 'multi', ['1 Television', '2 radio'], [[1, 2], [], null, [2]]],
      ['brands', 'multi', ['5 Acme', '7 Zenith'], [[5, 7], [7], null, [5]]],
      ['why', 'multi', ['1 Quality', '2 Price'], [[1], [], null, [1, 2]]],
      ['said', 'multi', ['1 N', '2 Price'], [[2, 1], [1], null, [2]]],
    ])
    const names = (body: Body, before: Frame = []) =>
      built(all, body, before).variables.map(({ variable }) => variable.name)
    assert.deepEqual(names({ 'variables/media/keepsParts': true }), [
      'tv',
      'radio',
      'media',
      'brands',
      'why',
      'said',
    ])
    assert.deepEqual(names({ 'variables/media/use': 'out' }), ['tv', 'radio', 'brands', 'why', 'said'])
    assert.deepEqual(names({ 'variables/tv/use': 'single' }), ['tv', 'media', 'brands', 'why', 'said'])
    const [earlier] = built([columns[1]!]).variables
    assert.deepEqual(names({}, [earlier!.variable]), ['radio', 'media', 'brands', 'why', 'said'])
  })

  it('names the schemes of a draft: the first by which people are sorted, and none twice', () => {
    const named = (body: Body) => namedSchemes(body).map(({ key, name }) => [key, name])
    assert.deepEqual(named({}), [['main', 'main']])
    const labels = ['Households', 'Haushalte', 'Households', '2026', '世帯']
    const schemes = Object.fromEntries(
      labels.map((label, at) => [`schemes/${schemeKey(36 + at)}/label`, label]),
    )
    const body: Body = {
      ...schemes,
      'schemes/main/cap': 3,
      'schemes/s11/name': 'hh',
      'schemes/gone/label': null,
    }
    assert.deepEqual(named(body), [
      ['main', 'main'],
      ['s10', 'households'],
      ['s11', 'hh'],
      ['s12', 'households-2'],
      ['s13', 'w-2026'],
      ['s14', 's14'],
    ])
  })

  it('has a scheme weigh by targets, and one of several by the weights that it begins with', () => {
    const weighing = (body: Body) => namedSchemes(body).map(({ isWeighing }) => isWeighing)
    const base = { 'schemes/main/base': 'w' }
    assert.deepEqual(weighing(base), [false])
    assert.deepEqual(weighing({ ...base, 'schemes/s1/label': 'B' }), [true, false])
    assert.deepEqual(weighing({ 'schemes/s1/margins/1': 'sex' }), [true])
    assert.deepEqual((weigh({ margins: [], base: [1, 3] }) as Weighted).weights, [0.5, 1.5])
  })

  it('tells by how much levels of weights move a share', () => {
    const answers = Array.from({ length: 200 }, (_, at) => (at % 2) + 1)
    const weights = answers.map((_, at) => 1 + at / 100)
    const variables = [
      { variable: { name: 'sex', label: '', type: 'single' as const, folder: '', codes: [] }, answers },
    ]
    assert.equal(levelled(variables, weights).error, 0)
    const coarse = levelled(variables, weights, 10)
    assert.ok(coarse.error > 0.05, String(coarse.error))
    assert.equal(coarse.levels, 10)
  })

  it('finds what should be looked at', () => {
    const columns = [SEX, column('id', [1, 2, 3, 4, 5])]
    const planned = planVariables(columns, {})
    const table = {
      rows: 5,
      columns,
      leftOut: ['why'],
      faults: [{ column: 'sex', row: 2, given: '1,2' }],
      faultCount: 3,
    }
    assert.deepEqual(qualityOf(table, planned, buildVariables(planned, {}).variables), [
      { kind: 'personal', names: ['id'], count: 1 },
      { kind: 'leftOut', names: ['why'], count: 1 },
      { kind: 'faults', names: ['sex'], count: 3 },
      { kind: 'weakAnswers', names: ['sex'], count: 1 },
    ])
  })
})

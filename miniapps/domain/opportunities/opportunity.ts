import type { FieldRules } from '../document/field-rule.ts'
import * as v from 'valibot'
import { type Body, textAt } from '../document/change.ts'
import {
  fieldsOfEach,
  longTextField,
  minorUnitsField,
  oneOfField,
  textField,
  upToField,
} from '../document/common-fields.ts'
import type { DocumentDefinition } from '../document/definition.ts'
import type { FieldRule } from '../document/field-rule.ts'
import { numbersIn } from '../document/numbered.ts'
import { PIN_FIELDS, pinsOf } from '../document/pin.ts'
import { SAMPLE_TELEVISION_AREAS } from '../surveys/sample/regions.ts'
import { DRIVERS } from './segment-value.ts'

export const SEGMENTS_MAX = 30
export const LEVERS_MAX = 10
const TITLE_MAX_CHARACTERS = 200
const NOTES_MAX_CHARACTERS = 20_000
/** Of the largest country. */
const PEOPLE_MAX = 2_000_000_000
const TIMES_MAX = 10_000
const PERCENT = 100
const LIFT_MIN = -100
const LIFT_MAX = 1000
const SEED_MAX = 2 ** 31 - 1

/** A country that segments are of: one arithmetic, its own money, youngest adults and television regions. */
export interface Pack {
  key: 'uk' | 'us'
  market: 'GB' | 'US'
  currency: 'GBP' | 'USD'
  /** Age from which people count. */
  adults: number
  areas: readonly string[]
}

export const PACKS: Readonly<Record<Pack['key'], Pack>> = {
  uk: { key: 'uk', market: 'GB', currency: 'GBP', adults: 16, areas: SAMPLE_TELEVISION_AREAS.GB },
  us: { key: 'us', market: 'US', currency: 'USD', adults: 18, areas: SAMPLE_TELEVISION_AREAS.US },
}

const times: FieldRule = upToField(TIMES_MAX)
const RULES: Readonly<Record<string, FieldRule>> = {
  population: upToField(PEOPLE_MAX),
  penetration: upToField(PERCENT),
  frequency: times,
  spend: minorUnitsField,
}
const lift: FieldRule = {
  schema: v.pipe(
    v.number('must be a number'),
    v.minValue(LIFT_MIN, 'must be at least -100'),
    v.maxValue(LIFT_MAX, `must be at most ${LIFT_MAX}`),
  ),
}

const fieldsIn = (areas: Pack['areas']): FieldRules => ({
  title: textField(TITLE_MAX_CHARACTERS),
  /** Audience of a segment, by its number: an edition whose size was taken over. */
  ...PIN_FIELDS,
  'segments/*/name': textField(TITLE_MAX_CHARACTERS),
  'segments/*/area': oneOfField(areas),
  ...fieldsOfEach(DRIVERS, (driver) => ({
    [`segments/*/${driver}`]: RULES[driver]!,
    [`segments/*/${driver}Low`]: RULES[driver]!,
    [`segments/*/${driver}High`]: RULES[driver]!,
  })),
  'segments/*/category': upToField(PERCENT),
  'segments/*/margin': upToField(PERCENT),
  'segments/*/cost': minorUnitsField,
  'levers/*/name': textField(TITLE_MAX_CHARACTERS),
  /** Number of a segment; all of them where there is none. */
  'levers/*/segment': upToField(TIMES_MAX),
  'levers/*/driver': oneOfField(DRIVERS),
  'levers/*/lift': lift,
  'levers/*/evidence': textField(TITLE_MAX_CHARACTERS),
  /** Of the draws: another one draws others. */
  seed: {
    schema: v.pipe(
      v.number('must be a number'),
      v.integer('must be whole'),
      v.minValue(0),
      v.maxValue(SEED_MAX),
    ),
  },
  notes: longTextField(NOTES_MAX_CHARACTERS),
})

/** Worth of a country's segments, now and if they were won. Percents are of 100, money is minor units. */
const opportunityIn = ({ key, areas }: Pack): DocumentDefinition<null> => ({
  type: `opportunity-${key}`,
  app: `segment-opportunity-simulator-${key}`,
  belongsTo: 'brand',
  fields: fieldsIn(areas),
  statuses: { first: 'open', open: ['open'], hidden: ['deleted'] },
  actions: { delete: { from: ['open'], to: 'deleted' } },
  list: {
    title: (body: Body) => textAt(body, 'title'),
    columns: (body: Body) => ({ segments: numbersIn(body, 'segments').length }),
    sorts: ['segments'],
  },
  opensAt: ({ id }) => `/${id}`,
  found: {},
  references: pinsOf,
})

export const OPPORTUNITY_UK = opportunityIn(PACKS.uk)
export const OPPORTUNITY_US = opportunityIn(PACKS.us)

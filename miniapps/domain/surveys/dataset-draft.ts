import * as v from 'valibot'
import { textAt } from '../document/change.ts'
import {
  dayField,
  longTextField,
  markField,
  marketField,
  numberField,
  oneOfField,
  textField,
  upToField,
} from '../document/common-fields.ts'
import type { DocumentDefinition } from '../document/definition.ts'
import { fileNote } from '../document/file.ts'
import { USES } from './draft/plan-variables.ts'

const TITLE_MAX_CHARACTERS = 120
const TEXT_MAX_CHARACTERS = 500
const ANSWERS_MAX_CHARACTERS = 20_000
const MOST_CODES = 200
/** People of a market, in thousands. */
const MOST_UNIVERSE = 10_000_000
/** A file of answers is kept for so long beside its draft, and then no longer. */
export const DRAFT_FILE_LIFE_MS = 30 * 24 * 3_600_000

const code = v.pipe(v.number('must be a number'), v.integer('must be whole'))

/** Plan for a file of answers that is to become a dataset: variables, weights, licence. The answers themselves are not in it. */
export const DATASET_DRAFT: DocumentDefinition<null> = {
  type: 'dataset-draft',
  app: 'audience-data-builder',
  belongsTo: 'agency',
  writePermission: 'MXMZ_DATA_SOURCES_UPLOAD',
  /** A draft holds the file with its respondents, which no licence protects yet. */
  permissions: ['MXMZ_DATA_SOURCES_UPLOAD'],
  fields: {
    title: textField(TITLE_MAX_CHARACTERS),
    /** Id of the dataset that it goes on with as a new version; one of its own where there is none. */
    dataset: textField(TITLE_MAX_CHARACTERS),
    market: marketField,
    wave: {
      schema: v.pipe(v.string('must be text'), v.regex(/^[\w.-]{1,20}$/, 'must be a wave, such as 2026-H1')),
    },
    universe: upToField(MOST_UNIVERSE),
    locale: textField(TITLE_MAX_CHARACTERS),
    'files/*': { schema: fileNote, holds: 'file', lifeMs: DRAFT_FILE_LIFE_MS },
    'variables/*/use': oneOfField(USES),
    'variables/*/label': textField(TEXT_MAX_CHARACTERS),
    'variables/*/folder': textField(TEXT_MAX_CHARACTERS),
    'variables/*/askedOf': textField(TEXT_MAX_CHARACTERS),
    'variables/*/unit': textField(TITLE_MAX_CHARACTERS),
    /** Of a question made of others: these become variables too. */
    'variables/*/keepsParts': markField,
    'variables/*/sensitive': markField,
    /** Codes that are no answers: `97, 98`. */
    'variables/*/missing': textField(TEXT_MAX_CHARACTERS),
    /** `16-24, 25-34, 75+`. */
    'variables/*/bands': textField(TEXT_MAX_CHARACTERS),
    'codes/*/*': textField(TEXT_MAX_CHARACTERS),
    'nets/*/of': textField(TITLE_MAX_CHARACTERS),
    'nets/*/label': textField(TEXT_MAX_CHARACTERS),
    'nets/*/codes': { schema: v.pipe(v.array(code, 'must be a list'), v.maxLength(MOST_CODES)) },
    'derived/*/name': textField(TITLE_MAX_CHARACTERS),
    'derived/*/label': textField(TEXT_MAX_CHARACTERS),
    'derived/*/folder': textField(TEXT_MAX_CHARACTERS),
    /** A line each: its label, a colon, and the expression of whom it is true. */
    'derived/*/answers': longTextField(ANSWERS_MAX_CHARACTERS),
    /** Of the weight that was published of it; it stays when the scheme is renamed. */
    'schemes/*/name': textField(TITLE_MAX_CHARACTERS),
    'schemes/*/label': textField(TITLE_MAX_CHARACTERS),
    'schemes/*/source': textField(TEXT_MAX_CHARACTERS),
    'schemes/*/date': dayField,
    /** Name of the column whose weights it begins with. */
    'schemes/*/base': textField(TITLE_MAX_CHARACTERS),
    'schemes/*/cap': { schema: v.pipe(v.number('must be a number'), v.minValue(1, 'must be at least 1')) },
    'schemes/*/margins/*': textField(TITLE_MAX_CHARACTERS),
    /** Percent. */
    'schemes/*/targets/*/*': upToField(100),
    /** Of an answer that may be one of an earlier wave. */
    'aligned/*/*': oneOfField(['same', 'new']),
    'licence/respondents': oneOfField(['browser', 'server']),
    'licence/protection': oneOfField(['open', 'floor', 'rounded']),
    'licence/smallestAudience': numberField,
    'licence/exports': markField,
    'licence/notice': textField(TEXT_MAX_CHARACTERS),
    'licence/from': dayField,
    'licence/to': dayField,
    'licence/client': textField(TITLE_MAX_CHARACTERS),
    /** The version that was published last. */
    version: numberField,
  },
  statuses: { first: 'draft', open: ['draft'], hidden: ['deleted'] },
  actions: { delete: { from: ['draft'], to: 'deleted' } },
  list: {
    title: (body) => textAt(body, 'title'),
    columns: ({ market = null, wave = null, version = null }) => ({ market, wave, version }),
    sorts: ['market', 'wave', 'version'],
  },
  opensAt: ({ id }) => `/data/${id}`,
  found: {},
}

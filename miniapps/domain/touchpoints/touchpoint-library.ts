import * as v from 'valibot'
import { textAt } from '../document/change.ts'
import {
  amountField,
  currencyField,
  dayField,
  markField,
  oneOfField,
  textField,
  upToField,
} from '../document/common-fields.ts'
import type { DocumentDefinition } from '../document/definition.ts'
import { libraryFaults, type LibraryFacts, libraryProblems } from './library-problems.ts'
import { CODE_MAX_CHARACTERS, FACTOR_MAX, NAME_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from './limits.ts'
import { RATE_TYPES, TOUCHPOINT_TYPES, touchpointsOf, WEIGHT_UNITS } from './touchpoint.ts'

/** The market of the library that holds wherever a market's own says nothing else. */
export const ALL_MARKETS = 'ALL'

/**
 * Id of the library of a market. An agency has one for each, so making it again opens the one that is
 * there.
 */
export const libraryId = (agency: string, market: string): string => `library-${agency}-${market}`

const code = textField(CODE_MAX_CHARACTERS)

/** Touchpoints of an agency, of one market or of all. The step `*` is a touchpoint's code. */
export const TOUCHPOINT_LIBRARY: DocumentDefinition<LibraryFacts | null> = {
  type: 'touchpoint-library',
  app: 'touchpoints-configuration',
  belongsTo: 'agency',
  fields: {
    title: textField(TITLE_MAX_CHARACTERS),
    market: {
      schema: v.pipe(v.string('must be text'), v.regex(/^([A-Z]{2}|ALL)$/, 'must be a country, or ALL')),
      fixed: true,
    },
    'touchpoints/*/name/*': textField(NAME_MAX_CHARACTERS),
    'touchpoints/*/parent': code,
    'touchpoints/*/type': oneOfField(TOUCHPOINT_TYPES),
    'touchpoints/*/unit': oneOfField(WEIGHT_UNITS),
    'touchpoints/*/rateType': oneOfField(RATE_TYPES),
    'touchpoints/*/rate': {
      schema: v.pipe(
        v.number('must be a number'),
        v.safeInteger('must be whole'),
        v.minValue(0, 'must not be negative'),
      ),
    },
    'touchpoints/*/currency': currencyField,
    'touchpoints/*/factors/*': upToField(FACTOR_MAX),
    'touchpoints/*/curve': code,
    'touchpoints/*/active': markField,
    'touchpoints/*/from': dayField,
    'touchpoints/*/to': dayField,
    /** Number of publications; each keeps a version: v1, v2. */
    publications: { ...amountField, fixed: true },
  },
  check: libraryFaults,
  statuses: { first: 'draft', open: ['draft'] },
  settled: { by: 'publish', count: 'publications' },
  actions: {
    ask: { from: ['draft'], asks: true, problems: libraryProblems },
    publish: { from: ['draft'], to: 'published', byAnother: true, problems: libraryProblems },
    revise: { from: ['published'], to: 'draft' },
  },
  list: {
    title: (body) => textAt(body, 'title') || textAt(body, 'market'),
    columns: (body) => ({ market: body['market'] ?? null, touchpoints: touchpointsOf(body).length }),
    sorts: ['market'],
  },
  opensAt: ({ id }) => `/${id}`,
  found: {},
  references: (body) =>
    touchpointsOf(body).flatMap(({ curve }) => (curve ? [{ type: 'curve', id: curve }] : [])),
}

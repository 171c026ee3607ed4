import { textAt } from '../document/change.ts'
import {
  amountField,
  dayField,
  fieldsOfEach,
  longTextField,
  markField,
  minorUnitsField,
  oneOfField,
  textField,
  upToField,
} from '../document/common-fields.ts'
import type { DocumentDefinition } from '../document/definition.ts'
import { PIN_FIELDS, pinsOf } from '../document/pin.ts'
import {
  FINGERPRINT_MAX_CHARACTERS,
  NOTES_MAX_CHARACTERS,
  OBJECTIVE_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
} from './limits.ts'
import { touchpointsIn } from './answers-of.ts'
import { COPY_FIELDS } from './as-computed.ts'
import { ASKED_FIELDS } from './asked-fields.ts'
import { OPTIONS } from './option-name.ts'
import { chosenOption, scenarioProblems } from './scenario-fields.ts'

/**
 * A scenario: three ways to spend a budget, side by side. The step of a touchpoint is its code; curves are
 * pinned as `pins/curve.TV`.
 */
export const SCENARIO: DocumentDefinition<null> = {
  type: 'scenario',
  app: 'architect-junior',
  readers: ['campaigns-setup', 'campaigns-list'],
  writePermission: 'MxmzJuniorAppAccess',
  belongsTo: 'brand',
  fields: {
    title: textField(TITLE_MAX_CHARACTERS),
    ...ASKED_FIELDS,
    'answers/objective': textField(OBJECTIVE_MAX_CHARACTERS),
    'answers/start': dayField,
    'answers/end': dayField,
    ...COPY_FIELDS,
    ...PIN_FIELDS,
    /** As the library said when the options were computed: minor units for one of the curve's weight. */
    'prices/*': amountField,
    /** The answers that the options were computed from, as `fingerprintOf` names them. */
    computedFrom: textField(FINGERPRINT_MAX_CHARACTERS),
    /** As computed from what is pinned: reach in percent of the universe, spends in minor units. */
    ...fieldsOfEach(OPTIONS, (option) => ({
      [`options/${option}/spend/*`]: minorUnitsField,
      [`options/${option}/reach`]: upToField(100),
      [`options/${option}/frequency`]: amountField,
      /** Somebody has moved its spends. */
      [`options/${option}/edited`]: markField,
    })),
    chosen: oneOfField(OPTIONS),
    notes: longTextField(NOTES_MAX_CHARACTERS),
  },
  statuses: { first: 'open', open: ['open'], hidden: ['deleted'] },
  actions: {
    send: { from: ['open'], to: 'sent', problems: scenarioProblems },
    delete: { from: ['open'], to: 'deleted' },
  },
  list: {
    title: (body) => textAt(body, 'title'),
    columns: (body) => {
      const chosen = chosenOption(body)
      return {
        market: body['answers/market'] ?? null,
        budget: body['answers/budget'] ?? null,
        currency: body['answers/currency'] ?? null,
        reach: body[`options/${chosen}/reach`] ?? null,
        start: body['answers/start'] ?? null,
      }
    },
    sorts: ['start', 'budget', 'reach'],
  },
  opensAt: ({ id }) => `/${id}`,
  found: {},
  references: (body) => [
    ...pinsOf(body),
    ...touchpointsIn(body).map((code) => ({ type: 'touchpoint', id: code })),
  ],
}

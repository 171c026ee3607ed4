import { textAt } from '../document/change.ts'
import {
  amountField,
  currencyField,
  dayField,
  fieldsOfEach,
  longTextField,
  minorUnitsField,
  oneOfField,
  textField,
} from '../document/common-fields.ts'
import type { DocumentDefinition } from '../document/definition.ts'
import { PIN_FIELDS, pinPath, pinsOf } from '../document/pin.ts'
import { PLAN_KEYS } from './compared-versions.ts'
import { NOTES_MAX_CHARACTERS, SOURCE_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from './limits.ts'

/** Two to five versions of a brand's plans, pinned under numbers and read against one of them. */
export const COMPARISON: DocumentDefinition<null> = {
  type: 'comparison',
  app: 'media-plan-comparison',
  belongsTo: 'brand',
  fields: {
    title: textField(TITLE_MAX_CHARACTERS),
    ...fieldsOfEach(PLAN_KEYS, (key) => ({ [pinPath(key)]: PIN_FIELDS[pinPath('*')]! })),
    baseline: oneOfField(PLAN_KEYS),
    /** That of the baseline where none is chosen. */
    currency: currencyField,
    /** One unit of a currency in another: `rates/EUR-GBP`. */
    'rates/*/rate': amountField,
    'rates/*/date': dayField,
    'rates/*/source': textField(SOURCE_MAX_CHARACTERS),
    /** Minor units, for reach at equal budgets; what the baseline costs where none is entered. */
    budget: minorUnitsField,
    notes: longTextField(NOTES_MAX_CHARACTERS),
  },
  statuses: { first: 'open', open: ['open'], hidden: ['deleted'] },
  actions: { delete: { from: ['open'], to: 'deleted' } },
  list: {
    title: (body) => textAt(body, 'title'),
    columns: (body) => ({ plans: pinsOf(body).length }),
    sorts: ['plans'],
  },
  opensAt: ({ id }) => `/${id}`,
  found: {},
  references: pinsOf,
}

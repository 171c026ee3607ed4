import * as v from 'valibot'
import type { Body } from './change.ts'
import type { Reference } from './definition.ts'
import type { FieldRules } from './field-rule.ts'
import type { Json } from './json.ts'
import { limitedText } from './limited-text.ts'

const ID_MAX_CHARACTERS = 64
const PINS = 'pins/'

const pin: v.GenericSchema<unknown, Json> = v.strictObject({
  type: limitedText(ID_MAX_CHARACTERS),
  id: limitedText(ID_MAX_CHARACTERS),
  version: v.pipe(
    v.number('must be a number'),
    v.integer('must be whole'),
    v.minValue(1, 'must be at least 1'),
  ),
})

/** Versions that a document was computed with, each under a name of its own: `pins/curve.TV`. Nobody recomputes unasked. */
export const PIN_FIELDS: FieldRules = { [`${PINS}*`]: { schema: pin } }

/** Whether a field is a version that is pinned, as its rule asks for it. */
export const isPin = (path: string, value: Json): boolean => path.startsWith(PINS) && v.is(pin, value)

export const pinPath = (name: string): string => PINS + name

/** The version that is pinned under a name. */
export const pinAt = (body: Body, name: string): Reference | undefined =>
  body[pinPath(name)] as unknown as Reference | undefined

/** For `references` of a definition: all that is pinned. */
export const pinsOf = (body: Body): readonly Reference[] =>
  Object.keys(body).flatMap((path) => (path.startsWith(PINS) ? pinAt(body, path.slice(PINS.length))! : []))

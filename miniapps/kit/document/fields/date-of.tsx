import { textOf } from '../../../domain/document/change.ts'
import { DateField } from '../../controls/date-field.tsx'
import { BoundField, type BoundProps } from './bound-field.tsx'

/** A day of the document, `2026-11-23`. */
export function DateOf({ min, max, ...bound }: BoundProps & { min?: string; max?: string }) {
  return (
    <BoundField {...bound}>
      {({ texts, value, set }) => (
        <DateField {...texts} {...{ min, max }} value={textOf(value)} onChange={(day) => set(day || null)} />
      )}
    </BoundField>
  )
}

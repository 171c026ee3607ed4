import { Checkbox } from '../../controls/checkbox.tsx'
import { BoundField, type BoundProps } from './bound-field.tsx'

/** Yes or no. */
export function CheckOf(bound: Omit<BoundProps, 'required'>) {
  return (
    <BoundField {...bound}>
      {({ texts: { label, help, error }, value, set }) => (
        <Checkbox {...{ label, help, error }} checked={value === true} onChange={set} />
      )}
    </BoundField>
  )
}

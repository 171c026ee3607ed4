import { useSheet } from '../bridge/use-sheet.ts'
import { Checkbox, type CheckboxProps } from './checkbox.tsx'
import sheet from './switch.css?sheet'

/** On or off, in effect at once; what is only sent with the form is a checkbox. */
export function Switch(props: Omit<CheckboxProps, 'isSwitch'>) {
  useSheet(sheet)
  return <Checkbox {...props} isSwitch />
}

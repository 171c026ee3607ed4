import { PeopleField, type Picked } from '../../kit/people/people-field.tsx'
import { words } from '../words/words.ts'

interface PeoplePickerProps {
  agency: string
  value: readonly Picked[]
  onChange(value: readonly Picked[]): void
  label?: string
}

/** People who are to work in a brand, or to own it. */
export const PeoplePicker = ({ label = words('people'), ...rest }: PeoplePickerProps) => (
  <PeopleField
    label={label}
    help={words('peopleHelp')}
    takeOut={(name) => words('takeOut', { name })}
    {...rest}
  />
)

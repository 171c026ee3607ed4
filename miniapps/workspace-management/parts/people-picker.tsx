import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { PeopleField, type Picked } from '../../kit/form/people-field.tsx'
import { words } from '../words/words.ts'

interface PeoplePickerProps {
  agency: string
  value: readonly Picked[]
  onChange(value: readonly Picked[]): void
  label?: string
}

/** People who are to work in a brand, or to own it: never oneself, for nobody gives themselves rights. */
export function PeoplePicker({ label = words('people'), ...rest }: PeoplePickerProps) {
  const me = useMiniApp(({ context }) => context.user?.id)
  return (
    <PeopleField
      label={label}
      help={words('peopleHelp')}
      takeOut={(name) => words('takeOut', { name })}
      except={me}
      {...rest}
    />
  )
}

import { UnpinAudience } from '../../kit/audience/editions/pin-buttons.tsx'
import { words } from '../words/words.ts'

/** Takes an audience off the map. */
export const TakeOff = ({ audience: { key, title } }: { audience: { key: string; title: string } }) => (
  <UnpinAudience
    of={key}
    label={words('takeOffOne', { title })}
    said={words('takenOff', { title })}
    beside={{ [`compared/${key}`]: null }}
  />
)

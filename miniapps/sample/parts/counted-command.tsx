import { useState } from 'react'
import { Checkbox } from '../../kit/controls/checkbox.tsx'
import { useCommand } from '../../kit/bridge/use-command.ts'

/** An action that the command palette offers while the box is checked. */
export function CountedCommand() {
  const [isOffered, setOffered] = useState(false)
  const [count, setCount] = useState(0)
  useCommand(
    isOffered
      ? { id: 'count-up', title: 'Count up', hint: 'Sample', run: () => setCount((before) => before + 1) }
      : null,
  )
  return (
    <div className="os-row">
      <Checkbox
        label="Offer a command"
        help="“Count up” then stands among the actions of the search in the header."
        checked={isOffered}
        onChange={setOffered}
      />
      <output>{count > 0 && `Chosen ${count === 1 ? 'once' : `${count} times`}.`}</output>
    </div>
  )
}

import { useEffect, useState } from 'react'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useSingleKey } from '../../kit/bridge/use-single-key.ts'
import { Checkbox } from '../../kit/controls/checkbox.tsx'

const OFFER = [{ title: 'In the sample', shortcuts: [{ keys: ['X'], text: 'Count up' }] }]

/** A key that the sample acts on, listed under `?` while the box is checked. */
export function OfferedKey() {
  const { portal } = useMiniApp()
  const [isOffered, setOffered] = useState(false)
  const [count, setCount] = useState(0)
  useSingleKey('x', () => isOffered && setCount((before) => before + 1))
  useEffect(() => {
    if (!isOffered) return
    portal.offerShortcuts(OFFER)
    return () => portal.offerShortcuts([])
  }, [portal, isOffered])
  return (
    <div className="os-row">
      <Checkbox
        label="Offer a key"
        help="X then counts, and stands in the list of keys under ?."
        checked={isOffered}
        onChange={setOffered}
      />
      <output>{count > 0 && `Pressed ${count === 1 ? 'once' : `${count} times`}.`}</output>
    </div>
  )
}

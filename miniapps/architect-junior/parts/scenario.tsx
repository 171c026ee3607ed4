import { useState } from 'react'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { NewerCurves } from './newer-curves.tsx'
import { Questions } from './questions.tsx'
import { Results } from './results.tsx'

/** Questions and options of one scenario: the first options put the questions away. */
export function Scenario() {
  const body = useBody()
  const [isOpen, setOpen] = useState(() => !('computedFrom' in body))
  return (
    <>
      <NewerCurves />
      <Questions isOpen={isOpen} onOpen={setOpen} />
      <Results onFirst={() => setOpen(false)} />
    </>
  )
}

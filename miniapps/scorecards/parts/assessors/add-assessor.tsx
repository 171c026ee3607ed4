import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { ShareLink } from '../../../kit/views/share-link.tsx'
import type { ProblemText } from '../../../kit/words/problem-text.ts'
import { ProblemNotice } from '../problem-notice.tsx'
import { useStart } from '../use-start.ts'
import { words } from './words/words.ts'

const SECOND = { kind: 'second' }

/** What it means that both are blind; whoever is not the first begins here. */
export const AddAssessor = ({ isFirst }: { isFirst: boolean }) => (
  <Card title={words('how.title')} className="assessors-how">
    <p>{words('how.text')}</p>
    {isFirst ? <Send /> : <Begin />}
  </Card>
)

const Send = () => (
  <>
    <p>{words('how.choose')}</p>
    <p>{words('how.send')}</p>
    <ShareLink />
  </>
)

function Begin() {
  const [problem, setProblem] = useState<ProblemText | null>(null)
  const { busy, start } = useStart(setProblem, SECOND)
  return (
    <>
      <ProblemNotice problem={problem} />
      <Button variant="primary" busy={busy} onClick={start}>
        {words('how.begin')}
      </Button>
    </>
  )
}

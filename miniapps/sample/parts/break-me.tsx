import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Card } from '../../kit/controls/card.tsx'

/** For developers: throws while rendering, so that one can see how the shell shows a broken mini-app. */
export function BreakMe() {
  const [broken, setBroken] = useState(false)
  if (broken) throw new Error('Mini-app sample was broken on purpose')
  return (
    <Card title="Break this mini-app">
      <div className="os-stack">
        <p className="os-muted">
          The header and every other app go on. The shell shows what broke and offers to try again.
        </p>
        <div>
          <Button variant="danger" onClick={() => setBroken(true)}>
            Break me
          </Button>
        </div>
      </div>
    </Card>
  )
}

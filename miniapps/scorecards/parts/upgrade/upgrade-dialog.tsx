import { Loaded } from '../../../kit/controls/loaded.tsx'
import { useState } from 'react'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../../kit/bridge/use-resource.ts'
import { ConfirmDialog } from '../../../kit/form/confirm-dialog.tsx'
import { useAudit } from '../run/audit-context.ts'
import { tellUse } from '../../../kit/actions/tell-use.ts'
import type { RunAnswers } from '../run/run-answers.ts'
import { UpgradeDifference } from './upgrade-difference.tsx'
import { words } from './words/words.ts'

export interface UpgradeProps {
  /** The version to move to. */
  newer: number
  answers: RunAnswers
}

/** Shows what the newer version asks, and what becomes of the answers, before the run moves to it. */
export function UpgradeDialog({ newer, answers, onClose }: UpgradeProps & { onClose(): void }) {
  const { newest, path, scorecard } = useAudit()
  const { portal } = useMiniApp()
  const found = useResource(`${path('intro')} ${newer}`, newest)
  const { data, loading } = found
  const [isUnsaved, setUnsaved] = useState(false)
  const version = String(newer)
  const move = async () => {
    const isSaved = await answers.flush()
    setUnsaved(!isSaved)
    if (!isSaved) return false
    await moved(answers)
    tellUse(portal, 'upgrade', { scorecard: scorecard.id })
    portal.announce(words('done', { version }))
  }
  return (
    <ConfirmDialog
      size="l"
      title={words('title', { version })}
      verb={words('move', { version })}
      act={move}
      isWaiting={loading && !data}
      isBarred={!loading && !data}
      onClose={onClose}
    >
      {isUnsaved && (
        <p className="os-notice" data-tone="warning" role="alert">
          {words('notSaved')}
        </p>
      )}
      <Loaded of={found} label={words('loading')} lines={[60, 90, 80, 90]} lineHeight={1}>
        {(all) => <UpgradeDifference newest={all} answers={answers} />}
      </Loaded>
    </ConfirmDialog>
  )
}

/** What somebody else answered meanwhile is shown before it is moved. */
async function moved({ client, run }: UpgradeProps['answers']): Promise<void> {
  try {
    await client.act(run, 'upgrade')
  } catch (error) {
    await client.reload(run).catch(() => {})
    throw error
  }
}

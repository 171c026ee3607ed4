import { useState } from 'react'
import { Ban, KeyRound, RotateCcw, Users } from 'lucide'
import type { PersonLine } from '../../../domain/access/wire.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { lazily } from '../../../kit/bridge/lazily.tsx'
import type { BulkAct } from './bulk-act.ts'
import { words } from '../../words/words.ts'

const BulkDialog = lazily(async () => (await import('./bulk-dialog.tsx')).BulkDialog)

const ACTS = [
  { act: 'assign', icon: KeyRound },
  { act: 'add', icon: Users },
  { act: 'disable', icon: Ban },
  { act: 'enable', icon: RotateCcw },
] as const

/** What can be done with all who are ticked. */
export function BulkBar({ people, onDone }: { people: readonly PersonLine[]; onDone(): void }) {
  const [act, setAct] = useState<BulkAct>()
  return (
    <div className="os-row admin-bulk" role="group" aria-label={words('bulk')}>
      <span>{words('bulk.count', { count: people.length })}</span>
      {ACTS.map(({ act, icon }) => (
        <Button key={act} size="s" icon={icon} onClick={() => setAct(act)}>
          {words(`bulk.${act}`)}
        </Button>
      ))}
      {act && <BulkDialog act={act} people={people} onDone={onDone} onClose={() => setAct(undefined)} />}
    </div>
  )
}

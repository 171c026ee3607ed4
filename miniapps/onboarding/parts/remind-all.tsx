import { useState } from 'react'
import { Bell } from 'lucide'
import type { TeamProgress } from '../../domain/onboarding/progress.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { ConfirmDialog } from '../../kit/form/confirm-dialog.tsx'
import { problemText } from '../../kit/words/problem-text.ts'
import { remindPerson } from '../ask-onboarding.ts'
import { words } from '../words/words.ts'
import { type Open, openPaths } from './open-paths.ts'

interface RemindAllProps {
  people: readonly TeamProgress[]
  onDone(): void
}

/** One question for all who are shown, in place of one press for each. */
export function RemindAll({ people, onDone }: RemindAllProps) {
  const me = useMiniApp(({ context }) => context.user?.id)
  const [isOpen, setIsOpen] = useState(false)
  const open = openPaths(people, me)
  const count = new Set(open.map(({ person }) => person)).size
  if (count < 2 && !isOpen) return null
  return (
    <>
      <Button icon={Bell} onClick={() => setIsOpen(true)}>
        {words('remindAll', { count })}
      </Button>
      {isOpen && <Question open={open} count={count} onDone={onDone} onClose={() => setIsOpen(false)} />}
    </>
  )
}

interface QuestionProps {
  open: readonly Open[]
  count: number
  onDone(): void
  onClose(): void
}

function Question({ open, count, onDone, onClose }: QuestionProps) {
  const { portal, context } = useMiniApp()
  const send = async () => {
    const reminded = new Set<string>()
    const failures: unknown[] = []
    for (const each of open) {
      try {
        await remindPerson(portal, { agency: context.tenant.code, ...each })
        reminded.add(each.person)
      } catch (failure) {
        failures.push(failure)
      }
    }
    const counts = { count: reminded.size, failed: failures.length }
    if (failures.length === 0) portal.notify({ kind: 'success', text: words('remindedAll', counts) })
    else {
      const text = words('notRemindedAll', { ...counts, text: problemText(failures[0]).text })
      portal.notify({ kind: 'warning', text })
    }
    onDone()
  }
  return (
    <ConfirmDialog
      title={words('remindAll', { count })}
      verb={words('remindAll', { count })}
      act={send}
      onClose={onClose}
    >
      <p>{words('remindAllText')}</p>
    </ConfirmDialog>
  )
}

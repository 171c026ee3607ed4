import { useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { Plus, UsersRound } from 'lucide'
import type { Edition } from '../../../domain/audience/edition.ts'
import type { FramePick } from '../../../domain/surveys/frame-pick.ts'
import { FrameTree } from '../../../kit/audience/frame/frame-tree.tsx'
import { lazily } from '../../../kit/bridge/lazily.tsx'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { useOpenFields } from '../../../kit/document/fields/open-fields.ts'
import { words } from '../../words/words.ts'
import { useBuilderWorld } from '../builder-world.tsx'

const AudienceChooser = lazily(
  async () => (await import('../../../kit/audience/chooser/audience-chooser.tsx')).AudienceChooser,
)

interface QuestionsCardProps {
  /** Name of the group that takes what is chosen. */
  group: string
  add(picks: readonly FramePick[]): void
  addAudience(edition: Edition): void
}

/** The survey’s questions and answers, for the group at hand. */
export function QuestionsCard({ group, add, addAudience }: QuestionsCardProps) {
  const { frame } = useBuilderWorld()
  const { id, place } = useStore(useOpenFields().document.$about)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Card title={words('questions')} className="builder-questions">
      <FrameTree
        frame={frame}
        actions={[{ key: 'add', label: words('addTo', { group }), icon: Plus, keys: 'Ctrl+Enter', run: add }]}
      />
      <Button ref={button} size="s" icon={UsersRound} onClick={() => setOpen(true)}>
        {words('addAudience')}
      </Button>
      {isOpen && (
        <AudienceChooser
          brand={place}
          without={[id]}
          onChoose={(edition) => {
            setOpen(false)
            addAudience(edition)
          }}
          onClose={() => {
            setOpen(false)
            button.current?.focus()
          }}
        />
      )}
    </Card>
  )
}

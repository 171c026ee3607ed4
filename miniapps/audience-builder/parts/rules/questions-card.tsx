import { useStore } from '@nanostores/react'
import { Plus } from 'lucide'
import type { Edition } from '../../../domain/audience/edition.ts'
import type { FramePick } from '../../../domain/surveys/frame-pick.ts'
import { ChooserButton } from '../../../kit/audience/chooser/chooser-button.tsx'
import { FrameTree } from '../../../kit/audience/frame/frame-tree.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { useOpenFields } from '../../../kit/document/fields/open-fields.ts'
import { words } from '../../words/words.ts'
import { useBuilderWorld } from '../builder-world.tsx'

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
  return (
    <Card title={words('questions')} className="builder-questions">
      <FrameTree
        frame={frame}
        actions={[{ key: 'add', label: words('addTo', { group }), icon: Plus, keys: 'Ctrl+Enter', run: add }]}
      />
      <ChooserButton brand={place} label={words('addAudience')} without={[id]} onChoose={addAudience} />
    </Card>
  )
}

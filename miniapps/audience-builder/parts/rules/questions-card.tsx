import { Plus } from 'lucide'
import type { FramePick } from '../../../kit/audience/frame/frame-picks.ts'
import { FrameTree } from '../../../kit/audience/frame/frame-tree.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { words } from '../../words/words.ts'
import { useBuilderWorld } from '../builder-world.tsx'

interface QuestionsCardProps {
  /** Name of the group that takes what is chosen. */
  group: string
  add(picks: readonly FramePick[]): void
}

/** The survey’s questions and answers, for the group at hand. */
export function QuestionsCard({ group, add }: QuestionsCardProps) {
  const { frame } = useBuilderWorld()
  return (
    <Card title={words('questions')} className="builder-questions">
      <FrameTree
        frame={frame}
        actions={[{ key: 'add', label: words('addTo', { group }), icon: Plus, keys: 'Ctrl+Enter', run: add }]}
      />
    </Card>
  )
}

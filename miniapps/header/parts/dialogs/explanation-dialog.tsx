import { lazyPart } from '../../../kit/bridge/lazy-part.ts'
import { Lazy } from '../../../kit/bridge/lazy.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { Skeleton } from '../../../kit/controls/skeleton.tsx'
import { words } from '../../words/words.ts'
import type { Asked } from './use-open-dialog.ts'

export const explanationPart = lazyPart(
  async () => (await import('../explanation/explanation.tsx')).Explanation,
)

interface ExplanationDialogProps {
  about: Asked | undefined
  onClose(): void
  onFail(): void
}

/** "Why can't I see this?": the dialog is there at once, its content when it has loaded. */
export function ExplanationDialog({ about, onClose, onFail }: ExplanationDialogProps) {
  return (
    <Dialog open title={words('why')} size="l" onClose={onClose}>
      <Lazy
        of={explanationPart}
        props={{ about }}
        waiting={<Skeleton label={words('why.loading')} lines={[30, 90, 72, 84]} lineHeight={1.8} />}
        onFail={onFail}
      />
    </Dialog>
  )
}

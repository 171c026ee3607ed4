import { memo, useState } from 'react'
import { Columns3, Rows3 } from 'lucide'
import type { Side } from '../../domain/crosstab/crosstab-document.ts'
import { ADD_AS, type AddAs } from '../../domain/crosstab/lines-of-picks.ts'
import type { Frame } from '../../domain/surveys/frame.ts'
import { FrameTree } from '../../kit/audience/frame/frame-tree.tsx'
import { Card } from '../../kit/controls/card.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { words } from '../words/words.ts'
import { useAddLines } from './use-add-lines.ts'

/** Questions and answers of the survey, and how they become lines. */
export const PickCard = memo(function PickCard({ frame }: { frame: Frame }) {
  const [as, setAs] = useState<AddAs>('each')
  const { addPicks } = useAddLines()
  const to = (side: Side, icon: typeof Rows3, keys: 'Ctrl+Enter' | 'Shift+Enter') => ({
    key: side,
    label: words(`to.${side}`),
    icon,
    keys,
    run: (picks: Parameters<typeof addPicks>[2]) => addPicks(side, as, picks),
  })
  return (
    <Card title={words('pick')} className="crosstab-questions">
      <Select
        label={words('addAs')}
        value={as}
        onChange={(value) => setAs(value as AddAs)}
        options={ADD_AS.map((value) => ({ value, label: words(`addAs.${value}`) }))}
      />
      <FrameTree
        frame={frame}
        actions={[to('rows', Rows3, 'Ctrl+Enter'), to('columns', Columns3, 'Shift+Enter')]}
      />
    </Card>
  )
})

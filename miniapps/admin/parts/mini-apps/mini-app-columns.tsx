import { addressOf } from './entry-form.ts'
import type { MiniAppLine } from '../../../../shell/contract/mini-app-line.ts'
import { Badge } from '../../../kit/controls/badge.tsx'
import type { Column } from '../../../kit/table/column.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { needSentences } from './needs-in-words.tsx'
import { words } from './words/words.ts'

export const miniAppColumns = (): readonly Column<MiniAppLine>[] => [
  { key: 'key', title: words('key'), type: 'text', value: ({ key }) => key },
  { key: 'name', title: kitWords('name'), type: 'text', value: ({ entry }) => entry.title ?? '' },
  {
    key: 'state',
    title: kitWords('status'),
    type: 'choice',
    value: stateOf,
    text: (state) => words(`state.${state as State}`),
    cell: (line) => (
      <>
        <Badge>{words(`state.${stateOf(line)}`)}</Badge>
        {line.problems.map(({ sentence }) => (
          <p key={sentence} lang="en">
            {sentence}
          </p>
        ))}
      </>
    ),
  },
  {
    key: 'address',
    title: words('address'),
    type: 'text',
    value: ({ entry }) => entry.frame ?? addressOf(entry.script),
    wideOnly: true,
  },
  {
    key: 'needs',
    title: words('needs'),
    type: 'text',
    value: ({ entry }) => needSentences(entry.needs).join(' '),
    wideOnly: true,
  },
]

type State = 'faulty' | 'file' | 'hidden' | 'trial' | 'stored'

function stateOf({ problems, source, isHidden, trial }: MiniAppLine): State {
  if (problems.length > 0) return 'faulty'
  if (source === 'file') return 'file'
  if (isHidden) return 'hidden'
  return trial ? 'trial' : 'stored'
}

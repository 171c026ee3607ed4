import { Info, TriangleAlert } from 'lucide'
import { Icon } from '../../kit/controls/icon.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import type { Shown } from './comparison-world.tsx'
import { findingTexts } from './finding-texts.ts'

/** Findings that follow from the figures, in sentences. */
export function Findings({ shown }: { shown: Shown }) {
  const format = useFormat()
  return (
    <section aria-label={words('findings')}>
      <ul className="findings">
        {findingTexts(shown, format).map(({ text, isWarning }) => (
          <li key={text} data-tone={isWarning ? 'warning' : undefined}>
            <Icon of={isWarning ? TriangleAlert : Info} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

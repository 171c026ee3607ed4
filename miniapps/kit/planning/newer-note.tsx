import { Sparkles } from 'lucide'
import { Button } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { useSheet } from '../bridge/use-sheet.ts'
import sheet from './newer-note.css?sheet'

/** Something newer than what is pinned, with both figures. */
export interface NewerLine {
  key: string
  text: string
  verb: string
  /** The button goes with it: it puts the focus elsewhere. */
  take(button: HTMLElement): void
}

/** Offers what is newer line by line. Nothing changes until somebody takes it. */
export function NewerNote({ title, lines }: { title: string; lines: readonly NewerLine[] }) {
  useSheet(sheet)
  if (lines.length === 0) return null
  return (
    <section className="os-notice newer" data-tone="information" aria-label={title}>
      <Icon of={Sparkles} />
      <ul>
        {lines.map(({ key, text, verb, take }) => (
          <li key={key}>
            <span>{text}</span>
            <Button size="s" onClick={({ currentTarget }) => take(currentTarget)}>
              {verb}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

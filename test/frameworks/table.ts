import { BEHAVIOURS, LATE } from './behaviours.ts'
import { OF_CONTROLS } from './behaviours-of-controls.ts'
import { FRAMEWORKS } from './build-apps.ts'

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** Markdown of what is tested in each framework; numbers lead to the notes below it. */
export function table(): string {
  const rows = [...BEHAVIOURS, ...OF_CONTROLS, LATE].map(({ name, notes }) =>
    line([name, ...FRAMEWORKS.map((framework) => (notes?.[framework] ? `✓\u00a0${notes[framework]}` : '✓'))]),
  )
  return [line(['', ...FRAMEWORKS]), `|${'---|'.repeat(FRAMEWORKS.length + 1)}`, ...rows].join('\n')
}

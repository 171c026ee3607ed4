import { isComing } from '../catalogue/entries.ts'
import type { MenuLine } from '../config/menu-lines.ts'
import type { Denial } from '../contract/denial.ts'
import type { Refusal } from '../access/access-rules.ts'
import { denialOf } from '../access/denial-of.ts'
import { titleSaid } from '../words/signed-in/title-said.ts'
import { words } from '../words/signed-in/words/words.ts'
import type { MenuRules } from './menu-rules.ts'

/** What is hidden, locked or not built yet in these menus, and why. The same entry in several of them is told once. */
export function menuDenials(menus: readonly (readonly MenuLine[])[], rules: MenuRules): readonly Denial[] {
  const told = new Map<string, Denial>()
  const keep = (denial: Denial) => {
    const name = `${denial.asked}\n${denial.because}`
    if (!told.has(name)) told.set(name, denial)
  }
  const note = ({ title, app }: MenuLine, outcome: Denial['outcome'], refusal: Refusal) =>
    keep(denialOf(titleSaid(title), outcome, refusal, app))
  const look = (line: MenuLine) => {
    const hidden = rules.hides(line)
    if (hidden) return note(line, 'hidden', hidden)
    if (line.hidden) return
    for (const item of line.items ?? []) look(item)
    const locked = rules.locks(line)
    if (locked) note(line, 'disabled', locked)
    else if (line.disabled && line.why)
      keep({ asked: titleSaid(line.title), outcome: 'disabled', because: words(`why.${line.why}`) }) // locked for everybody
    if (line.later || (line.app && isComing(line.app)))
      keep({ asked: titleSaid(line.title), outcome: 'coming', because: words('denied.coming') })
  }
  for (const menu of menus) menu.forEach(look)
  const denials = [...told.values()]
  return [...denials.filter(isNow), ...denials.filter((denial) => !isNow(denial))]
}

const isNow = ({ outcome }: Denial) => outcome !== 'coming'

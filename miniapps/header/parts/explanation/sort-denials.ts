import type { Denial } from '../../../../shell/contract/denial.ts'
import type { Asked } from '../dialogs/use-open-dialog.ts'
import { words } from './words/words.ts'

/** Denials of one outcome, in words. */
interface DenialGroup {
  title: string
  denials: readonly Denial[]
}

const OUTCOMES = ['redirected', 'disabled', 'hidden', 'coming'] as const satisfies Denial['outcome'][]

/** What was asked about first, then by outcome; what the same rule keeps back in one go. */
export function sortDenials(denials: readonly Denial[], about?: Asked): readonly DenialGroup[] {
  const asked = about ? answerTo(about, denials) : []
  const isAsked = new Set(asked)
  const rest = denials.filter((denial) => !isAsked.has(denial))
  const groups = OUTCOMES.map((outcome) => ({
    title: words(`group.${outcome}`),
    denials: together(rest.filter((denial) => denial.outcome === outcome)),
  }))
  return [{ title: words('group.asked'), denials: together(asked) }, ...groups].filter(
    (group) => group.denials.length > 0,
  )
}

/** The decisions about it, else the words that stand beside it. */
function answerTo({ title, titles = [title], why }: Asked, denials: readonly Denial[]): readonly Denial[] {
  const names = new Set(titles)
  const known = denials.filter(({ asked }) => names.has(asked))
  if (known.length > 0) return known
  return why === undefined ? [] : [{ asked: title, outcome: 'disabled', because: why }]
}

/** Denials for the same reason as one, with all their names; one reason may keep thousands of apps back. */
function together(denials: readonly Denial[]): readonly Denial[] {
  const reasons = new Map<string, { denial: Denial; names: Set<string> }>()
  for (const denial of denials) {
    const reason = JSON.stringify([denial.because, denial.details])
    const same = reasons.get(reason)
    if (same) same.names.add(denial.asked)
    else reasons.set(reason, { denial, names: new Set([denial.asked]) })
  }
  return [...reasons.values()].map(({ denial, names }) => ({ ...denial, asked: [...names].join(BETWEEN) }))
}

const BETWEEN = ' · '

import type { SentenceWords } from '../../domain/audience/sentence-of.ts'
import { shownLanguage } from '../../../shell/contract/words.ts'
import type { Format } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'

/** More answers than these are counted, not named. */
const NAMED_ANSWERS = 6

/** Words for rules in the language that is shown. `audienceName` says an audience that a rule names. */
export function sentenceWords(
  format: Format,
  audienceName: (id: string, version: number) => string,
): SentenceWords {
  const or = (of: readonly string[]) =>
    new Intl.ListFormat(shownLanguage(), { type: 'disjunction' }).format(of)
  const answers = (all: readonly string[]) =>
    all.length > NAMED_ANSWERS ? words('say.answers', { count: all.length }) : or(all)
  return {
    everybody: () => words('say.everybody'),
    is: (question, all) => words('say.is', { question, answers: answers(all) }),
    isNot: (question, all) => words('say.isNot', { question, answers: answers(all) }),
    range: (question, min, max) => rangeText(format, question, min, max),
    answered: (question) => words('say.answered', { question }),
    notAnswered: (question) => words('say.notAnswered', { question }),
    audience: (id, version) => words('say.audience', { name: audienceName(id, version), version }),
    not: (rule) => words('say.not', { rule }),
    atLeast: (count, of) => words('say.atLeast', { count, rules: format.list(of) }),
    all: (of) => format.list(of),
    any: or,
    grouped: (rule) => words('say.grouped', { rule }),
  }
}

function rangeText(format: Format, question: string, min: number | null, max: number | null): string {
  const [from, to] = [format.number(min), format.number(max)]
  if (min === null) return words('say.most', { question, to })
  return max === null ? words('say.least', { question, from }) : words('say.between', { question, from, to })
}
